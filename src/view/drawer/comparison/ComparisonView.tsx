import { useId, useState } from 'react';
import type { Drawer } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import type { ObjectRequest } from '~/state/drawer/pinned-object';
import { Tabs, tabIds } from '~/ui/Tabs';
import { useDrawerName, useDrawerState } from '../use-drawer-state';
import { ComparedPanel } from './ComparedPanel';
import { ComparisonTable } from './ComparisonTable';
import type { Pair } from './compare-rows';

/**
 * The comparison of two objects: the tabs that one of them has, and the fields of the current tab. Each object has its
 * own query scope and evaluates the descriptor as its drawer does; both are
 * read when the comparison opens, so that they are of one moment.
 */
export function ComparisonView(props: { readonly drawer: Drawer; readonly requests: Pair<ObjectRequest> }) {
  const { drawer, requests } = props;
  const t = useTranslate();
  const owner = useId();
  const [chosen, setChosen] = useState<string>();
  const [onlyDifferences, setOnlyDifferences] = useState(true);
  const opened = useSide(drawer, requests[1], chosen);
  const current = chosen ?? opened.state.tab?.id;
  const pinned = useSide(drawer, requests[0], current);
  const tabs = drawer.tabs.filter((tab) => [pinned, opened].some(({ state }) => state.tabs.includes(tab)));
  const tab = drawer.tabs.find(({ id }) => id === current);
  const scopeOf = (candidate: (typeof tabs)[number]) =>
    (opened.state.tabs.includes(candidate) ? opened : pinned).state.scope;
  const ids = tabIds(owner, current ?? '');
  const hasTabs = tabs.length > 1 && tab !== undefined;
  return (
    <div className="descry-compare">
      <div className="descry-compare-bar">
        {hasTabs && (
          <Tabs
            owner={owner}
            label={t('UI.TABS')}
            tabs={tabs.map((each) => ({ id: each.id, title: t(each.title, scopeOf(each)) }))}
            current={tab.id}
            onChange={setChosen}
          />
        )}
        <DifferenceSwitch isOn={onlyDifferences} onChange={setOnlyDifferences} />
      </div>
      <div id={ids.panel} {...(hasTabs && { role: 'tabpanel', 'aria-labelledby': ids.tab, tabIndex: 0 })}>
        {tab && (
          <ComparedPanel key={tab.id} tab={tab} side={pinned.state}>
            {(ofPinned) => (
              <ComparedPanel tab={tab} side={opened.state}>
                {(ofOpened) => (
                  <ComparisonTable
                    title={t(tab.title, scopeOf(tab))}
                    names={[pinned.name, opened.name]}
                    panels={[ofPinned, ofOpened]}
                    onlyDifferences={onlyDifferences}
                  />
                )}
              </ComparedPanel>
            )}
          </ComparedPanel>
        )}
      </div>
    </div>
  );
}

function DifferenceSwitch(props: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void }) {
  const t = useTranslate();
  return (
    <label className="descry-compare-switch">
      <input
        type="checkbox"
        name="onlyDifferences"
        checked={props.isOn}
        onChange={({ target }) => props.onChange(target.checked)}
      />
      {t('UI.COMPARE.ONLY_DIFFERENCES')}
    </label>
  );
}

/** The state of the drawer of one object at a tab; without a tab, at the one that its request names. */
function useSide(drawer: Drawer, { input }: ObjectRequest, tab: string | undefined) {
  const position = tab === undefined ? input.tabId : drawer.tabs.findIndex(({ id }) => id === tab) + 1;
  const { tabId: _, ...object } = input;
  const request = { kind: 'open', input: { ...object, ...(position !== undefined && { tabId: position }) } } as const;
  const state = useDrawerState(drawer, request);
  const { name } = useDrawerName(drawer, request, state);
  return { state, name };
}
