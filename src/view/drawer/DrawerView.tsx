import { useId, useState } from 'react';
import type { Drawer, ResponseTarget } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import type { DrawerTarget } from '~/state/drawer/input';
import { Tabs, tabIds } from '~/ui/Tabs';
import { useServices } from '../context/services';
import { ChoiceContext } from '../data/choice';
import { ShownSinceContext } from '../data/use-drawn-after';
import { SourceRequestContext } from '../data/use-sources';
import { PanelView } from '../panel/PanelView';
import { SharedPanel } from '../panel/SharedPanel';
import { RespondButton } from '../response/RespondButton';
import { SectionPathContext } from '../section/SectionHeading';
import { DrawerHead, HeadFacts, HeadTagView, PanelTag, PassedTag, ratingOf } from './DrawerHead';
import { useDrawerName, useDrawerState, type DrawerState } from './use-drawer-state';

/** The content of a drawer: the head, the visible tabs, and the panel of the current tab. */
export function DrawerView(props: {
  readonly drawer: Drawer;
  readonly request: DrawerTarget;
  readonly onTab: (position: number) => void;
}) {
  const { drawer, request } = props;
  const { clock } = useServices();
  const t = useTranslate();
  const owner = useId();
  const state = useDrawerState(drawer, request);
  const { scope, tabs, tab } = state;
  const { name, isProvisional } = useDrawerName(drawer, request, state);
  const hasTabs = drawer.tabs.length > 1;
  const [shown, setShown] = useState(() => ({ tab: tab?.id, since: clock.now() }));
  // The address may choose another tab, and an answer may hide one.
  if (shown.tab !== tab?.id) setShown({ tab: tab?.id, since: clock.now() });
  const show = (id: string): void => {
    setShown({ tab: id, since: clock.now() });
    props.onTab(drawer.tabs.findIndex((candidate) => candidate.id === id) + 1);
  };
  return (
    <ShownSinceContext value={shown.since}>
      <DrawerHead
        icon={drawer.icon}
        name={name}
        isProvisional={isProvisional}
        kind={t(drawer.kind, scope)}
        tags={<DrawerTags drawer={drawer} state={state} />}
        facts={<HeadFacts facts={drawer.head?.facts ?? []} scope={scope} />}
      />
      {hasResponses(drawer) && (
        <RespondButton drawer={drawer} scope={state.drawerScope} sources={state.sourceScope} hasNoId={state.hasNoId} />
      )}
      {hasTabs && tab && (
        <Tabs
          owner={owner}
          label={t('UI.TABS')}
          tabs={tabs.map(({ id, title }) => ({ id, title: t(title, scope) }))}
          current={tab.id}
          onChange={show}
        />
      )}
      <SectionPathContext value={drawer.id}>
        <div className="descry-drawer-body">
          <TabPanel state={state} owner={owner} hasTabs={hasTabs} />
        </div>
      </SectionPathContext>
    </ShownSinceContext>
  );
}

function hasResponses(drawer: Drawer): drawer is Drawer & { readonly target: ResponseTarget } {
  return drawer.target !== undefined;
}

/** The ratings in the head: that of the drawer, the one that was passed, and those of its shared panels. */
function DrawerTags({ drawer, state }: { readonly drawer: Drawer; readonly state: DrawerState }) {
  const { scope, queryScope, tabs } = state;
  const { tag, rating: passed } = drawer.head ?? {};
  const panels = tabs.flatMap((tab) =>
    'panel' in tab && tab.panel.tag ? [{ tab, tag: tab.panel.tag, scope, queryScope }] : [],
  );
  const isRated = tag !== undefined && tag.scale === passed?.scale && ratingOf(tag, scope) !== undefined;
  return (
    <>
      {tag && <HeadTagView tag={tag} scope={scope} />}
      {passed && !isRated && (
        <PassedTag rating={passed} scope={scope} panels={panels.filter((panel) => panel.tag.scale === passed.scale)} />
      )}
      {panels.map((panel) => (
        <PanelTag key={panel.tab.id} {...panel} />
      ))}
    </>
  );
}

/** The panel of the current tab: a shared one, or one of the drawer itself. */
function TabPanel(props: { readonly state: DrawerState; readonly owner: string; readonly hasTabs: boolean }) {
  const { state, owner, hasTabs } = props;
  const { scope, tab, sources, hasNoId } = state;
  if (!tab) return null;
  const { panel, tab: tabId } = tabIds(owner, tab.id);
  const ids = { id: tab.id, elementId: panel, tabId: hasTabs ? tabId : undefined };
  if ('panel' in tab) {
    return (
      <SharedPanel
        key={tab.id}
        ids={ids}
        tab={tab}
        scope={scope}
        outer={sources}
        queryScope={state.queryScope}
        hasNoId={hasNoId}
      />
    );
  }
  return (
    <SourceRequestContext value={state.sourceScope}>
      <ChoiceContext value={state.choice}>
        <PanelView key={tab.id} ids={ids} content={tab} scope={scope} sources={sources} hasNoId={hasNoId} />
      </ChoiceContext>
    </SourceRequestContext>
  );
}
