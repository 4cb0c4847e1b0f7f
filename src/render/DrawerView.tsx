import { useId, useState } from 'react';
import type { OpenRequest } from '../actions/drawer-input';
import { evaluate } from '../descriptor/evaluate';
import { showText } from '../descriptor/format/text';
import { isShown } from '../descriptor/is-shown';
import { withValues } from '../descriptor/named-values';
import type { Drawer } from '../generated/descriptor-types';
import { Tabs, tabIds } from '../ui/Tabs';
import { useUiText } from '../ui/ui-text';
import { AskingContext } from './asking';
import { ChoiceContext, useChoice } from './choice';
import { DrawerHead } from './DrawerHead';
import { HeadFacts } from './HeadFacts';
import { HeadTagView } from './HeadTagView';
import { useOpening } from './opening';
import { PanelTag } from './PanelTag';
import { PanelView } from './PanelView';
import { SharedPanel } from './SharedPanel';
import { useServices } from './services';
import { shownTab } from './shown-tab';
import { ShownSinceContext } from './use-drawn-after';
import { useSources } from './use-sources';
import { SectionPlaceContext } from './use-folded';
import { useText } from './use-text';

/** The contents of a drawer: the head, the tabs that are to be seen, and the panel of one of them. */
export function DrawerView(props: {
  readonly drawer: Drawer;
  readonly request: OpenRequest;
  readonly onTab: (position: number) => void;
}) {
  const { drawer, request: asked } = props;
  const object = asked.kind === 'open' ? asked.input : undefined;
  const { scope: session, clock } = useServices();
  const say = useUiText();
  const text = useText();
  const owner = useId();
  const opening = useOpening();
  const { choice, selected } = useChoice(opening, 'drawer');

  // Which tab is shown decides what is loaded, and what is loaded may decide which tabs there are.
  const nameless = object?.id === '';
  const own = { ...session, input: asked.input, selected };
  const request = { owner: 'drawer', sources: drawer.sources, opening };
  const known = useSources({ ...request, needed: nameless ? [] : drawer.needs, scope: own }).answers;
  const tab = shownTab(drawer, object?.tabId, withValues(drawer.values, { ...own, ...known }));
  const needed = nameless ? [] : (tab?.needs ?? []);
  const sources = useSources({ ...request, needed, scope: own });
  const scope = withValues(drawer.values, { ...own, ...sources.answers });

  const tabs = drawer.tabs.filter((candidate) => isShown(candidate, scope));
  const listed = drawer.tabs.length > 1;
  const name =
    showText(evaluate(drawer.name, scope))?.text ?? object?.name ?? (object ? '' : text(drawer.title, scope));
  const ids = tab && {
    id: tab.id,
    elementId: tabIds(owner, tab.id).panel,
    tabId: listed ? tabIds(owner, tab.id).tab : undefined,
  };
  const [shown, setShown] = useState(() => ({ tab: tab?.id, since: clock.now() }));
  // The address may ask for another tab, and an answer may take one away.
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
        kind={text(drawer.kind, scope)}
        tags={
          <>
            {drawer.head?.tag && <HeadTagView tag={drawer.head.tag} scope={scope} />}
            {tabs.map(
              (each) =>
                'panel' in each &&
                each.panel.tag && (
                  <PanelTag key={each.id} tab={each} tag={each.panel.tag} scope={scope} opening={opening} />
                ),
            )}
          </>
        }
        facts={<HeadFacts facts={drawer.head?.facts ?? []} scope={scope} />}
      />
      {listed && tab && (
        <Tabs
          owner={owner}
          label={say('UI.TABS')}
          tabs={tabs.map(({ id, title }) => ({ id, title: text(title, scope) }))}
          current={tab.id}
          onChange={show}
        />
      )}
      <SectionPlaceContext value={drawer.id}>
        <div className="descry-drawer-body">
          {tab && ids && 'panel' in tab && (
            <SharedPanel
              key={tab.id}
              ids={ids}
              tab={tab}
              scope={scope}
              outer={sources}
              opening={opening}
              nameless={nameless}
            />
          )}
          {tab && ids && !('panel' in tab) && (
            <AskingContext value={request}>
              <ChoiceContext value={choice}>
                <PanelView key={tab.id} ids={ids} content={tab} scope={scope} sources={sources} nameless={nameless} />
              </ChoiceContext>
            </AskingContext>
          )}
        </div>
      </SectionPlaceContext>
    </ShownSinceContext>
  );
}
