import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { can, flag } from '~/descriptor/session-functions';
import { useTranslate } from '~/i18n/translate';
import { useServices } from '~/view/context/services';
import { DrawerTools } from '~/view/drawer/DrawerTools';
import { useDrawerWidth } from '~/view/drawer/use-drawer-width';
import { ShownSinceContext } from '~/view/data/use-drawn-after';
import { useStore } from '~/view/context/use-store';
import { DrawerFrame } from '~/ui/DrawerFrame';
import { Tabs, tabIds } from '~/ui/Tabs';
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
  const t = useTranslate();
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
    queryFn: async ({ signal }) =>
      (await client.api.GET('/public/ves/v1/bigtable-endpoints/{id}', { params: { path: { id } }, signal })).data?.data,
  });
  const device = host.data?.xdr_device_id ?? '';
  const risk = useQuery({
    ...once,
    queryKey: [...key, 'risk'],
    queryFn: async ({ signal }) => {
      const params = { path: { id, type: 'device' } } as const;
      return (await client.api.GET('/public/svp/v2/object/riskOverview/query/{id}/{type}', { params, signal })).data
        ?.data;
    },
    enabled: tab === 'risk',
  });
  const identity = useQuery({
    ...once,
    queryKey: [...key, 'identity'],
    queryFn: async ({ signal }) => {
      const params = { path: { id: device } };
      const path = '/public/sjg/api/v1/idInventory/common/nonHumans/devices/{id}/profiles';
      return (await client.api.GET(path, { params, signal })).data?.data;
    },
    enabled: tab === 'identity' && device !== '',
  });
  const custom = useQuery({
    ...once,
    queryKey: [...key, 'tags'],
    queryFn: async ({ signal }) => {
      const params = { query: { assetType: 1 } } as const;
      const path = '/public/ass/api/v1/trilogy/tag/query-custom-tags-by-assetIDs';
      return (await client.api.POST(path, { params, body: { assetIDs: [device] }, signal })).data?.data?.data;
    },
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
      box={{ layer: settings.layers.drawer, width, pinned, pageMin: settings.drawer.pageMin }}
      onClose={onClose}
      tools={<DrawerTools request={{ kind: 'open', input: { search_type: 8, id } }} width={width} />}
    >
      <Head id={id} host={host.data} risk={risk.data?.riskScore ?? undefined} />
      <Tabs
        owner={owner}
        label={t('UI.TABS')}
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
