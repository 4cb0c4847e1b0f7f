import { Classes } from '@blueprintjs/core';
import { use } from 'react';
import { isTrue, isShown } from '~/descriptor/is-shown';
import type { OwnTab, Panel } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { Boundary } from '~/ui/Boundary';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { Skeleton } from '~/ui/Skeleton';
import { ActionButton } from '../action/ActionButton';
import { EmptyState } from './EmptyState';
import { FieldList } from '../section/FieldList';
import { PanelFoot } from './PanelFoot';
import { PanelFrame, type PanelIds, type PanelState } from './PanelFrame';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { routeAt } from '~/state/placeholders';
import { noData } from '~/state/present-error';
import type { SourceResults } from '../data/use-sources';
import { SectionPathContext } from '../section/SectionHeading';

/** The parts of a panel descriptor that this component renders. */
export type PanelContent = Pick<
  Panel | OwnTab,
  'fields' | 'sections' | 'needs' | 'emptyWhen' | 'whenEmpty' | 'buttons'
>;

interface PanelProps {
  readonly ids: PanelIds;
  readonly content: PanelContent;
  readonly scope: Scope;
  readonly sources: SourceResults;
  /** The id of the object is empty, so that no data can be loaded for it. */
  readonly hasNoId: boolean;
}

/** A panel in one of its four states. An error while rendering it stays inside the panel. */
export function PanelView(props: PanelProps) {
  const t = useTranslate();
  return (
    <Boundary
      fallback={({ traceId, retry }) => (
        <PanelFrame ids={props.ids} state="failed">
          <ErrorPanel message={t('UI.PANEL_BROKEN')} traceId={traceId} onRetry={retry} />
        </PanelFrame>
      )}
    >
      <PanelBody {...props} />
    </Boundary>
  );
}

function PanelBody({ ids, content, scope, sources, hasNoId }: PanelProps) {
  const host = use(ActionHostContext);
  const path = use(SectionPathContext);
  const t = useTranslate();
  const { settings } = useServices();
  const hasNoData = hasNoId || (content.emptyWhen !== undefined && isTrue(content.emptyWhen, scope));
  const state = stateOf(sources, hasNoData);
  const { failure } = sources;
  const buttons = hasNoId ? [] : (content.buttons ?? []).filter((button) => isShown(button, scope));
  // A refresh while an answer is pending would only repeat the same call.
  const refresh = sources.loading ? () => undefined : sources.requestSource;
  return (
    <ActionHostContext value={{ ...host, refresh }}>
      <PanelFrame ids={ids} state={state}>
        {state === 'loading' && <Skeleton delay={settings.timers.skeletonDelay} />}
        {state === 'failed' && (
          <ErrorPanel message={t({ key: failure?.message ?? noData })} {...failure?.facts} onRetry={sources.retry}>
            {failure?.back !== undefined && <BackLink to={failure.back} />}
          </ErrorPanel>
        )}
        {state === 'empty' && hasNoData && (
          <EmptyState whenEmpty={hasNoId ? undefined : content.whenEmpty} scope={scope} />
        )}
        {/* A failure whose policy is `as-empty` leaves the fields that read other sources. */}
        {(state === 'data' || (state === 'empty' && !hasNoData)) && (
          <SectionPathContext value={`${path}/${ids.id}`}>
            <div className="descry-sections">
              <FieldList
                sections={content.sections ?? [{ id: 'fields', fields: content.fields ?? [] }]}
                scope={scope}
              />
            </div>
          </SectionPathContext>
        )}
        <PanelFoot needs={allNeeds(content)} sources={sources} />
        {buttons.length > 0 && (
          <div className="descry-panel-acts">
            {buttons.map((button) => (
              <ActionButton key={button.id} button={button} scope={scope} />
            ))}
          </div>
        )}
      </PanelFrame>
    </ActionHostContext>
  );
}

/** A link to a page of the console, with its title. */
function BackLink({ to }: { readonly to: string }) {
  const { routes } = useServices();
  const t = useTranslate();
  const route = routeAt(to, routes);
  if (!route || !('title' in route)) return null;
  return (
    <a className={`${Classes.BUTTON} ${Classes.SMALL}`} href={`#${to}`}>
      <span className={Classes.BUTTON_TEXT}>{t(route.title)}</span>
    </a>
  );
}

/** The sources of the panel, including those of deferred sections. */
function allNeeds({ needs, sections = [] }: PanelContent): readonly string[] {
  return [...new Set([...needs, ...sections.flatMap((section) => section.needs ?? [])])];
}

function stateOf({ loading, failure }: SourceResults, hasNoData: boolean): PanelState {
  if (loading) return 'loading';
  if (failure?.state === 'failed') return 'failed';
  return hasNoData || failure?.state === 'empty' ? 'empty' : 'data';
}
