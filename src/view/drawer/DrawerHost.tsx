import type { KeyboardEvent } from 'react';
import { drawers } from '~/generated/console/catalogue';
import { useTranslate } from '~/i18n/translate';
import { objectGroup, type DrawerTarget } from '~/state/drawer/input';
import { Boundary, BrokenButton } from '~/ui/Boundary';
import { DrawerFrame } from '~/ui/DrawerFrame';
import { isRightToLeft } from '~/ui/direction';
import { isWriting } from '~/ui/is-writing';
import { ErrorPanel } from '~/ui/ErrorPanel';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { ActionHostContext } from '../action/action-host';
import { useServices } from '../context/services';
import { useStore } from '../context/use-store';
import { Loaded } from '../data/Loaded';
import { useHistoryStep } from './use-drawer-history';
import { useDrawerWidth } from './use-drawer-width';

type DrawerEntry = NonNullable<(typeof drawers)[string]>;

/**
 * The drawer of one object. Its frame appears at once; the view, its descriptor and the tools are loaded on first use.
 * The frame stays when another object replaces this one; the content does not.
 */
export function DrawerHost(props: {
  readonly request: DrawerTarget;
  /** Identifies the opening. */
  readonly openingKey: string;
  readonly onTab: (position: number) => void;
  readonly onClose: () => void;
}) {
  const { request, openingKey, onClose } = props;
  const { settings, drawer: drawerState, scope: session } = useServices();
  const t = useTranslate();
  const name = request.kind === 'group' ? objectGroup : String(request.input.search_type);
  const entry = Object.hasOwn(drawers, name) ? drawers[name] : undefined;
  const width = useDrawerWidth(entry?.width);
  const pinned = useStore(drawerState.layout.pinned);
  const onKeyDown = useHistoryKeys();
  return (
    <ActionHostContext value={{ close: onClose, refresh: () => undefined }}>
      <DrawerFrame
        searchType={name}
        opening={openingKey}
        title={entry ? t(entry.title, session) : t('DRAWER.TITLE')}
        box={{ layer: settings.layers.drawer, width, pinned, pageMin: settings.drawer.pageMin }}
        onClose={onClose}
        onKeyDown={onKeyDown}
        tools={
          <Boundary retryOn={openingKey} fallback={(part) => <BrokenButton part={part} />}>
            <Loaded name="drawer tools" load={() => import('./DrawerTools')} failed={() => null}>
              {({ DrawerTools }) => <DrawerTools request={request} width={width} />}
            </Loaded>
          </Boundary>
        }
      >
        <Boundary
          subject={openingKey}
          fallback={({ traceId, retry }) => (
            <ErrorPanel message={t('UI.PART_BROKEN')} traceId={traceId} onRetry={retry} onClose={onClose} />
          )}
        >
          {entry ? (
            <DrawerContent entry={entry} request={request} onTab={props.onTab} />
          ) : (
            <NoData text={t('UI.VIEW_MISSING')} />
          )}
        </Boundary>
      </DrawerFrame>
    </ActionHostContext>
  );
}

/** The content of a drawer, whose code and descriptor are loaded together. */
function DrawerContent(props: {
  readonly entry: DrawerEntry;
  readonly request: DrawerTarget;
  readonly onTab: (position: number) => void;
}) {
  const { entry, request } = props;
  const { settings } = useServices();
  return (
    <Loaded
      name={`drawer ${entry.id}`}
      load={async () => {
        const [view, { default: drawer }] = await Promise.all([import('./DrawerView'), entry.load()]);
        return { view, drawer };
      }}
      waiting={
        <div className="descry-panel">
          <Skeleton delay={settings.timers.skeletonDelay} />
        </div>
      }
    >
      {({ view: { DrawerView }, drawer }) => <DrawerView drawer={drawer} request={request} onTab={props.onTab} />}
    </Loaded>
  );
}

/**
 * Gives the key handler for Alt and an arrow key, which go back and forward in the drawer history. In a text field they
 * move the caret by a word on some systems.
 */
function useHistoryKeys(): (event: KeyboardEvent) => void {
  const stepBy = useHistoryStep();
  return (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!event.altKey || step === undefined || isWriting(event.target)) return;
    event.preventDefault();
    stepBy(isRightToLeft(event.currentTarget) ? -step : step);
  };
}
