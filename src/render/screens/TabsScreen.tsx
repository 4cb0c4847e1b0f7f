import { useId, useMemo, useRef } from 'react';
import { isShown } from '../../descriptor/is-shown';
import { screens } from '../../generated/catalogue';
import type { ScreenTab, TabsScreen } from '../../generated/descriptor-types';
import { ErrorPanel } from '../../ui/ErrorPanel';
import { NoData } from '../../ui/NoData';
import { Skeleton } from '../../ui/Skeleton';
import { Tabs, tabIds } from '../../ui/Tabs';
import { useUiText } from '../../ui/ui-text';
import { Loaded } from '../Loaded';
import { useServices } from '../services';
import { useText } from '../use-text';
import './screen-head.css';
import { ScreenPlaceContext, usePlaceOfScreen, type ScreenPlace } from './screen-place';
import type { ScreenProps } from './screen-props';
import { ScreenTitle } from './ScreenTitle';
import { ScreenView } from './ScreenView';
import { atTab, ownOfTab } from './tab-address';
import './tabs-screen.css';

/** Several screens behind tabs. Each keeps its part of the address while another one is looked at. */
export function TabsScreenView({ screen, scope, address, search }: ScreenProps<TabsScreen>) {
  const { page, navigate } = useServices();
  const around = usePlaceOfScreen();
  const say = useUiText();
  const text = useText();
  const owner = useId();
  const left = useRef(new Map<string, string>());
  const shown = screen.tabs.filter((tab) => isShown(tab, scope));
  const asked = address.tab === undefined ? undefined : screen.tabs[address.tab - 1];
  const current = asked && shown.includes(asked) ? asked : shown[0];
  // The heading stands above the tabs; a screen inside is a part of the page, not the page.
  const place = useMemo<ScreenPlace>(() => ({ ...around, title: undefined, tell: () => undefined }), [around]);

  const show = (id: string): void => {
    const here = page.hashPath();
    const path = here.replace(/\?.*$/s, '');
    const now = here.slice(path.length);
    if (current) left.current.set(current.id, ownOfTab(now));
    const position = screen.tabs.findIndex((tab) => tab.id === id) + 1;
    navigate(`${path}${atTab(now, position, left.current.get(id) ?? '')}`, { keepState: true });
  };

  return (
    <>
      {around.title !== undefined && <ScreenTitle title={around.title} />}
      {current ? (
        <>
          <Tabs
            owner={owner}
            label={around.title ?? say('UI.TABS')}
            tabs={shown.map(({ id, title }) => ({ id, title: text(title, scope) }))}
            current={current.id}
            onChange={(id) => id !== current.id && show(id)}
          />
          <ScreenPlaceContext value={place}>
            <TabPanel key={current.id} owner={owner} tab={current} search={search} />
          </ScreenPlaceContext>
        </>
      ) : (
        <NoData text={say('UI.VIEW_MISSING')} />
      )}
    </>
  );
}

function TabPanel(props: { readonly owner: string; readonly tab: ScreenTab; readonly search: string }) {
  const { owner, tab, search } = props;
  const { settings } = useServices();
  const say = useUiText();
  const ids = tabIds(owner, tab.id);
  return (
    <div className="descry-screen-tab" role="tabpanel" id={ids.panel} aria-labelledby={ids.tab} data-tab-panel={tab.id}>
      <Loaded
        name={`screen ${tab.screen}`}
        load={screens[tab.screen].load}
        waiting={<Skeleton delay={settings.timers.skeletonDelay} />}
        failed={(retry) => <ErrorPanel message={say('UI.VIEW_FAILED')} onRetry={retry} />}
      >
        {({ default: inner }) => <ScreenView screen={inner} search={search} />}
      </Loaded>
    </div>
  );
}
