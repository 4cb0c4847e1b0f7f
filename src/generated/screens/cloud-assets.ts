// Generated from descriptors/screens/cloud-assets.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import cloudTypeScale from '../scales/cloud-type';
import exposureScale from '../scales/exposure';
import riskLevelScale from '../scales/risk-level';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'cloud-assets',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.cloud-assets.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.cloud-assets.filters.q.placeholder', text: 'Name, account, service or team' },
    },
    {
      type: 'choices',
      id: 'provider',
      label: { key: 'screens.cloud-assets.filters.provider.label', text: 'Provider' },
      options: [
        {
          value: 'AWS',
          label: { key: 'screens.cloud-assets.filters.provider.options.AWS.label', text: 'AWS' },
        },
        {
          value: 'Azure',
          label: { key: 'screens.cloud-assets.filters.provider.options.Azure.label', text: 'Azure' },
        },
        {
          value: 'GCP',
          label: { key: 'screens.cloud-assets.filters.provider.options.GCP.label', text: 'GCP' },
        },
      ],
    },
    {
      type: 'choices',
      id: 'type',
      label: { key: 'screens.cloud-assets.filters.type.label', text: 'Kind' },
      options: { scale: cloudTypeScale },
    },
    {
      type: 'choices',
      id: 'exposure',
      label: { key: 'screens.cloud-assets.filters.exposure.label', text: 'Reachable by' },
      options: { scale: exposureScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.cloud-assets.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
    {
      type: 'choices',
      id: 'account',
      label: { key: 'screens.cloud-assets.filters.account.label', text: 'Account' },
      options: {
        rows: (s: Reads) => s.summary?.byAccount,
        value: (s: Reads) => s.item?.id,
        label: (s: Reads) => s.item?.name,
      },
    },
  ],
  sources: {
    summary: { operation: 'cloudSummary' },
    assets: {
      operation: 'cloudAssetList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        provider: (s: Reads, f) => f.get(f.get(s, 'filter'), 'provider'),
        type: (s: Reads, f) => f.get(f.get(s, 'filter'), 'type'),
        exposure: (s: Reads, f) => f.get(f.get(s, 'filter'), 'exposure'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
        account: (s: Reads, f) => f.get(f.get(s, 'filter'), 'account'),
      },
    },
  },
  rows: (s: Reads) => s.assets?.items,
  total: (s: Reads) => s.assets?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.cloud-assets.noun', text: 'cloud assets' },
  sort: '-risk',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.cloud-assets.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 10,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 220,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.cloud-assets.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'text',
      id: 'provider',
      label: { key: 'screens.cloud-assets.columns.provider.label', text: 'Provider' },
      value: (s: Reads) => s.item?.provider,
      sort: 'provider',
      width: 100,
    },
    {
      type: 'state',
      id: 'type',
      label: { key: 'screens.cloud-assets.columns.type.label', text: 'Kind' },
      value: (s: Reads) => s.item?.type,
      scale: cloudTypeScale,
      sort: 'type',
      width: 150,
    },
    {
      type: 'state',
      id: 'exposure',
      label: { key: 'screens.cloud-assets.columns.exposure.label', text: 'Reachable by' },
      value: (s: Reads) => s.item?.exposure,
      scale: exposureScale,
      sort: 'exposure',
      width: 140,
    },
    {
      type: 'text',
      id: 'accountName',
      label: { key: 'screens.cloud-assets.columns.accountName.label', text: 'Account' },
      value: (s: Reads) => s.item?.accountName,
      sort: 'accountName',
      width: 170,
    },
    {
      type: 'text',
      id: 'region',
      label: { key: 'screens.cloud-assets.columns.region.label', text: 'Region' },
      value: (s: Reads) => s.item?.region,
      sort: 'region',
      width: 130,
    },
    {
      type: 'text',
      id: 'service',
      label: { key: 'screens.cloud-assets.columns.service.label', text: 'Service' },
      value: (s: Reads) => s.item?.service,
      sort: 'service',
      width: 130,
    },
    {
      type: 'text',
      id: 'resourceGroup',
      label: { key: 'screens.cloud-assets.columns.resourceGroup.label', text: 'Resource group' },
      value: (s: Reads) => s.item?.resourceGroup,
      sort: 'resourceGroup',
      width: 150,
    },
    {
      type: 'text',
      id: 'ownerTeam',
      label: { key: 'screens.cloud-assets.columns.ownerTeam.label', text: 'Team' },
      value: (s: Reads) => s.item?.ownerTeam,
      sort: 'ownerTeam',
      width: 130,
    },
    {
      type: 'number',
      id: 'misconfigurations',
      label: { key: 'screens.cloud-assets.columns.misconfigurations.label', text: 'Misconfigurations' },
      value: (s: Reads) => s.item?.misconfigurations,
      sort: 'misconfigurations',
    },
    {
      type: 'text',
      id: 'worstMisconfiguration',
      label: { key: 'screens.cloud-assets.columns.worstMisconfiguration.label', text: 'Worst one' },
      value: (s: Reads) => s.item?.worstMisconfiguration,
      width: 260,
    },
    {
      type: 'relativeTime',
      id: 'lastSeen',
      label: { key: 'screens.cloud-assets.columns.lastSeen.label', text: 'Last seen' },
      value: (s: Reads) => s.item?.lastSeen,
      sort: 'lastSeen',
    },
    {
      type: 'mono',
      id: 'accountId',
      label: { key: 'screens.cloud-assets.columns.accountId.label', text: 'Account id' },
      value: (s: Reads) => s.item?.accountId,
      hidden: true,
      width: 170,
    },
  ],
  open: { type: 'openDrawer', searchType: 10, objectId: (s: Reads) => s.item?.id },
  paged: 'assets',
  needs: ['summary'],
};

export default screen;
