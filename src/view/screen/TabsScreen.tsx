import { useId, useMemo, useRef } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { screens } from '~/generated/console/catalogue';
import type { ScreenTab, TabsScreen } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { withoutDrawer } from '~/state/drawer/address';
import { periodMembers } from '~/state/period/period';
import { NoData } from '~/ui/NoData';
import { Skeleton } from '~/ui/Skeleton';
import { Tabs, tabIds } from '~/ui/Tabs';
import { Loaded } from '../data/Loaded';
import { useServices } from '../context/services';
import './screen-head.css';
import { ScreenContext, useScreenContext, type ScreenState } from './screen-context';
import type { ScreenProps } from './screen-props';
import { ScreenTitle } from './ScreenTitle';
import { ScreenView } from './ScreenView';
import './tabs-screen.css';

/** Several screens behind tabs. The address parameters of a tab are stored while another tab is open. */
export function TabsScreenView({ screen, scope, address: { tab }, search }: ScreenProps<TabsScreen>) {
  const { page, navigate } = useServices();
  const outerContext = useScreenContext();
  const t = useTranslate();
  const owner = useId();
  const storedQueries = useRef(new Map<string, string>());
  const visibleTabs = screen.tabs.filter((entry) => isShown(entry, scope));
  const requestedTab = tab === undefined ? undefined : screen.tabs[tab - 1];
  const current = requestedTab && visibleTabs.includes(requestedTab) ? requestedTab : visibleTabs[0];
  // The heading of the page is above the tabs. A screen inside a tab neither has a heading nor names the page.
  const context = useMemo<ScreenState>(
    () => ({ ...outerContext, title: undefined, setMeta: () => undefined }),
    [outerContext],
  );

  const openTab = (id: string): void => {
    const address = page.hashPath();
    const path = address.replace(/\?.*$/s, '');
    const query = address.slice(path.length);
    if (current) storedQueries.current.set(current.id, tabQuery(query));
    const position = screen.tabs.findIndex((entry) => entry.id === id) + 1;
    navigate(`${path}${withTab(query, position, storedQueries.current.get(id) ?? '')}`, { preserveState: true });
  };

  return (
    <>
      {outerContext.title !== undefined && <ScreenTitle title={outerContext.title} />}
      {current ? (
        <>
          <Tabs
            owner={owner}
            label={outerContext.title ?? t('UI.TABS')}
            tabs={visibleTabs.map(({ id, title }) => ({ id, title: t(title, scope) }))}
            current={current.id}
            onChange={(id) => id !== current.id && openTab(id)}
          />
          <ScreenContext value={context}>
            <TabPanel key={current.id} owner={owner} tab={current} search={search} />
          </ScreenContext>
        </>
      ) : (
        <NoData text={t('UI.VIEW_MISSING')} />
      )}
    </>
  );
}

function TabPanel(props: { readonly owner: string; readonly tab: ScreenTab; readonly search: string }) {
  const { owner, tab, search } = props;
  const { settings } = useServices();
  const ids = tabIds(owner, tab.id);
  return (
    <div className="descry-screen-tab" role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} data-tab-panel={tab.id}>
      <Loaded
        name={`screen ${tab.screen}`}
        load={screens[tab.screen].load}
        waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
      >
        {({ default: inner }) => <ScreenView screen={inner} search={search} />}
      </Loaded>
    </div>
  );
}

/** The query parameter of the open tab. */
const tabParameter = 'tab';

/** The parameters of a query that belong to the open tab: without the tab itself, the drawer and the period. */
export function tabQuery(search: string): string {
  const query = new URLSearchParams(withoutDrawer(search));
  for (const name of [tabParameter, ...periodMembers]) query.delete(name);
  return query.size > 0 ? `?${query}` : '';
}

/** The query with another tab, by its position from 1: its parameters replace those of the previous tab. */
export function withTab(search: string, position: number, parameters: string): string {
  const query = new URLSearchParams(search);
  for (const name of [tabParameter, ...new URLSearchParams(tabQuery(search)).keys()]) query.delete(name);
  if (position > 1) query.set(tabParameter, String(position));
  for (const [name, value] of new URLSearchParams(parameters)) query.append(name, value);
  return query.size > 0 ? `?${query}` : '';
}
