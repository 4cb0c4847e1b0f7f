import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { can, flag } from '../../src/descriptor/session-functions';
import { useServices } from '../../src/render/services';
import { DrawerHead } from '../../src/render/DrawerHead';
import { DrawerFrame } from '../../src/ui/DrawerFrame';
import { IconButton } from '../../src/ui/IconButton';
import { Tabs, tabIds } from '../../src/ui/Tabs';
import { useUiText } from '../../src/ui/ui-text';
import { BasicTab } from './BasicTab';
import { IdentityTab } from './IdentityTab';
import { Panel } from './Panel';
import { PolicyTab } from './PolicyTab';
import { RiskTab } from './RiskTab';
import { TagsTab } from './TagsTab';

const titles = { risk: 'Asset risk overview', basic: 'Basic', policy: 'Policy', identity: 'Identity', tags: 'Tags' };
type TabId = keyof typeof titles;

/** The drawer of a host, written by hand: what `descriptors/drawers/host-pro.json` says, in React. */
export function HostDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { client, settings, scope } = useServices();
  const say = useUiText();
  const owner = useId();
  const opening = useId();
  const [tab, setTab] = useState<TabId>('basic');
  const [width, setWidth] = useState(settings.widths.drawer);
  const [pinned, setPinned] = useState(false);
  const { drawerMin: min, drawerMax: max, drawer: initial } = settings.widths;

  const key = ['by-hand', opening, id];
  const once = { retry: false, staleTime: Infinity } as const;
  const host = useQuery({
    ...once,
    queryKey: [...key, 'host'],
    queryFn: ({ signal }) => client.call('bigtableEndpoint', { path: { id } }, { signal }),
    enabled: tab !== 'risk',
  });
  const device = host.data?.xdr_device_id ?? '';
  const risk = useQuery({
    ...once,
    queryKey: [...key, 'risk'],
    queryFn: ({ signal }) => client.call('riskOverview', { path: { id, type: 'device' } }, { signal }),
    enabled: tab === 'risk',
  });
  const identity = useQuery({
    ...once,
    queryKey: [...key, 'identity'],
    queryFn: ({ signal }) => client.call('deviceIdentity', { path: { id: device } }, { signal }),
    enabled: tab === 'identity' && device !== '',
  });
  const custom = useQuery({
    ...once,
    queryKey: [...key, 'tags'],
    queryFn: ({ signal }) =>
      client.call('customTags', { query: { assetType: 1 }, body: { assetIDs: [device] } }, { signal }),
    enabled: tab === 'tags' && device !== '',
  });

  const ids = tabIds(owner, tab);
  const shown: readonly TabId[] = [
    'risk',
    'basic',
    'policy',
    ...(flag(scope, 'identity-inventory-app') ? (['identity'] as const) : []),
    ...(can(scope, 'asd.view') ? (['tags'] as const) : []),
  ];
  return (
    <DrawerFrame
      searchType="by-hand"
      opening={opening}
      title="Detail Profile"
      width={{ min, max, initial, now: width, set: setWidth }}
      room={pinned ? settings.drawer.roomMost : 0}
      layer={settings.layers.drawer}
      onClose={onClose}
      tools={
        <div className="descry-drawer-actions">
          <IconButton
            icon={pinned ? 'unpin' : 'pin'}
            label={say(pinned ? 'UI.DRAWER_UNPIN' : 'UI.DRAWER_PIN')}
            onClick={() => setPinned(!pinned)}
          />
          <IconButton
            icon={width < max ? 'maximize' : 'minimize'}
            label={say(width < max ? 'UI.DRAWER_WIDEN' : 'UI.DRAWER_NARROW')}
            onClick={() => setWidth(width < max ? max : initial)}
          />
        </div>
      }
    >
      <DrawerHead icon="desktop" name={host.data?.hostname ?? id} kind="Host" />
      <Tabs
        owner={owner}
        label={say('UI.TABS')}
        tabs={shown.map((each) => ({ id: each, title: titles[each] }))}
        current={tab}
        onChange={(to) => setTab(shown.find((each) => each === to) ?? 'basic')}
      />
      <div className="descry-drawer-body" key={tab}>
        {tab === 'risk' && (
          <Panel id={tab} ids={ids} query={risk}>
            {(answer) => <RiskTab risk={answer} />}
          </Panel>
        )}
        {tab === 'basic' && (
          <Panel id={tab} ids={ids} query={host}>
            {(answer) => <BasicTab host={answer} />}
          </Panel>
        )}
        {tab === 'policy' && (
          <Panel id={tab} ids={ids} query={host}>
            {(answer) => <PolicyTab host={answer} />}
          </Panel>
        )}
        {tab === 'identity' && (
          <Panel
            id={tab}
            ids={ids}
            query={identity}
            isEmpty={({ aad, opa }) => (aad?.length ?? 0) + (opa?.length ?? 0) === 0}
          >
            {(answer) => <IdentityTab profiles={answer} />}
          </Panel>
        )}
        {tab === 'tags' && (
          <Panel id={tab} ids={ids} query={custom}>
            {(answer) => <TagsTab host={host.data ?? {}} custom={answer} />}
          </Panel>
        )}
      </div>
    </DrawerFrame>
  );
}
