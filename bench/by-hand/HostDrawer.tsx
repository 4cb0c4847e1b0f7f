import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { can, flag } from '../../src/descriptor/session-functions';
import { useServices } from '../../src/render/services';
import { DrawerTools } from '../../src/render/DrawerTools';
import { useDrawerWidth } from '../../src/render/use-drawer-width';
import { ShownSinceContext } from '../../src/render/use-drawn-after';
import { useStore } from '../../src/render/use-store';
import { DrawerFrame } from '../../src/ui/DrawerFrame';
import { Tabs, tabIds } from '../../src/ui/Tabs';
import { useUiText } from '../../src/ui/ui-text';
import { BasicTab } from './BasicTab';
import { Head } from './Head';
import { IdentityTab } from './IdentityTab';
import { Panel } from './Panel';
import { PolicyTab } from './PolicyTab';
import { RiskTab } from './RiskTab';
import { EditTags, TagsTab } from './TagsTab';

const titles = { risk: 'Asset risk overview', basic: 'Basic', policy: 'Policy', identity: 'Identity', tags: 'Tags' };
type TabId = keyof typeof titles;

/** The drawer of a host, written by hand: what `descriptors/drawers/host-pro.json` says, in React. */
export function HostDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { client, clock, drawer, settings, scope } = useServices();
  const say = useUiText();
  const owner = useId();
  const opening = useId();
  const [tab, setTab] = useState<TabId>('basic');
  const [since, setSince] = useState(() => clock.now());
  const width = useDrawerWidth(undefined);
  const pinned = useStore(drawer.layout.pinned);

  const key = ['by-hand', opening, id];
  const once = { retry: false, staleTime: Infinity } as const;
  const host = useQuery({
    ...once,
    queryKey: [...key, 'host'],
    queryFn: ({ signal }) => client.call('bigtableEndpoint', { path: { id } }, { signal }),
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
      width={width}
      room={pinned ? settings.drawer.roomMost : 0}
      layer={settings.layers.drawer}
      onClose={onClose}
      tools={<DrawerTools request={{ kind: 'open', input: { search_type: 8, id } }} width={width} />}
    >
      <Head id={id} host={host.data} risk={risk.data?.riskScore ?? undefined} />
      <Tabs
        owner={owner}
        label={say('UI.TABS')}
        tabs={shown.map((each) => ({ id: each, title: titles[each] }))}
        current={tab}
        onChange={(to) => {
          setSince(clock.now());
          setTab(shown.find((each) => each === to) ?? 'basic');
        }}
      />
      <div className="descry-drawer-body" key={tab}>
        {tab === 'risk' && (
          <Panel id={tab} ids={ids} query={risk}>
            {(answer) => (
              <ShownSinceContext value={since}>
                <RiskTab risk={answer} />
              </ShownSinceContext>
            )}
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
          <Panel id={tab} ids={ids} query={custom} buttons={<EditTags />}>
            {(answer) => <TagsTab host={host.data ?? {}} custom={answer} />}
          </Panel>
        )}
      </div>
    </DrawerFrame>
  );
}
