import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Answer } from '~/generated/contract/operations';
import { useTranslate } from '~/i18n/translate';
import { isRecord } from '~/lib/json';
import { DrawerFrame } from '~/ui/DrawerFrame';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { tabIds } from '~/ui/Tabs';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { DrawerHead } from '~/view/drawer/DrawerHead';
import { DrawerTools } from '~/view/drawer/DrawerTools';
import { useDrawerWidth } from '~/view/drawer/use-drawer-width';
import { PanelFoot } from '~/view/panel/PanelFoot';
import { PanelFrame } from '~/view/panel/PanelFrame';
import { Values } from './Values';

/** An answer of the right kind; its members are read as if they were right. */
const isUrl = (answer: unknown): answer is Answer<'urlQuery'> => isRecord(answer);

/** The drawer of `bench/drawer/value-drawer.ts` without a descriptor. */
export function ValueDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { client, drawer, settings } = useServices();
  const t = useTranslate();
  const opening = useId();
  const width = useDrawerWidth(undefined);
  const pinned = useStore(drawer.layout.pinned);
  const url = useQuery({
    retry: false,
    staleTime: Infinity,
    queryKey: ['by-hand', opening, id],
    queryFn: async ({ signal }) => {
      const answer = await client.request('urlQuery', { body: { url: id } }, { signal });
      return isUrl(answer) ? answer : null;
    },
  });
  const request = (): void => void url.refetch();
  const { data } = url;
  const state = url.isPending ? 'loading' : url.isError ? 'failed' : data ? 'data' : 'empty';
  return (
    <DrawerFrame
      searchType="by-hand"
      opening={opening}
      title={t('DRAWER.TITLE')}
      box={{ layer: settings.layers.drawer, width, pinned, pageMin: settings.drawer.pageMin }}
      onClose={onClose}
      tools={<DrawerTools request={{ kind: 'open', input: { search_type: 1, id } }} width={width} />}
    >
      <DrawerHead icon="link" name={id} isProvisional={false} kind="Values" />
      <div className="descry-drawer-body">
        <PanelFrame ids={{ id: 'values', elementId: tabIds(opening, 'values').panel, tabId: undefined }} state={state}>
          {state === 'loading' && <Skeleton delay={settings.timers.skeletonDelay} />}
          {state === 'failed' && <ErrorPanel message={t('UI.PANEL_BROKEN')} onRetry={request} />}
          {state === 'empty' && <NoData text={t('UI.VIEW_MISSING')} />}
          {data && (
            <>
              <div className="descry-sections">
                <section>
                  <div className="descry-section-body">
                    <Values url={data} />
                  </div>
                </section>
              </div>
              <PanelFoot
                needs={['url']}
                sources={{
                  ...{ answers: { url: data }, answeredAt: { url: url.dataUpdatedAt }, errors: [], failure: undefined },
                  ...{ loading: false, requestSource: request, retry: request },
                }}
              />
            </>
          )}
        </PanelFrame>
      </div>
    </DrawerFrame>
  );
}
