// Generated from descriptors/screens/endpoint-inventory.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import connectionScale from '../scales/connection';
import endpointKindScale from '../scales/endpoint-kind';
import endpointProductScale from '../scales/endpoint-product';
import isolationScale from '../scales/isolation';
import osScale from '../scales/os';
import riskLevelScale from '../scales/risk-level';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'endpoint-inventory',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.endpoint-inventory.filters.q.label', text: 'Search' },
      placeholder: {
        key: 'screens.endpoint-inventory.filters.q.placeholder',
        text: 'Name, address, owner or policy',
      },
    },
    {
      type: 'choices',
      id: 'os',
      label: { key: 'screens.endpoint-inventory.filters.os.label', text: 'System' },
      options: { scale: osScale },
    },
    {
      type: 'choices',
      id: 'kind',
      label: { key: 'screens.endpoint-inventory.filters.kind.label', text: 'Kind' },
      options: { scale: endpointKindScale },
    },
    {
      type: 'choices',
      id: 'connection',
      label: { key: 'screens.endpoint-inventory.filters.connection.label', text: 'Connection' },
      options: { scale: connectionScale },
    },
    {
      type: 'choices',
      id: 'isolation',
      label: { key: 'screens.endpoint-inventory.filters.isolation.label', text: 'Isolation' },
      options: { scale: isolationScale },
    },
    {
      type: 'choices',
      id: 'product',
      label: { key: 'screens.endpoint-inventory.filters.product.label', text: 'Product' },
      options: { scale: endpointProductScale },
    },
    {
      type: 'choices',
      id: 'site',
      label: { key: 'screens.endpoint-inventory.filters.site.label', text: 'Site' },
      options: [
        {
          value: 'Oslo',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Oslo.label', text: 'Oslo' },
        },
        {
          value: 'Bergen',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Bergen.label', text: 'Bergen' },
        },
        {
          value: 'Hamburg',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Hamburg.label', text: 'Hamburg' },
        },
        {
          value: 'Lyon',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Lyon.label', text: 'Lyon' },
        },
        {
          value: 'Leeds',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Leeds.label', text: 'Leeds' },
        },
        {
          value: 'Boston',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Boston.label', text: 'Boston' },
        },
        {
          value: 'Osaka',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Osaka.label', text: 'Osaka' },
        },
        {
          value: 'Kraków',
          label: { key: 'screens.endpoint-inventory.filters.site.options.Kraków.label', text: 'Kraków' },
        },
      ],
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.endpoint-inventory.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
  ],
  sources: {
    endpoints: {
      operation: 'endpointList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        os: (s: Reads, f) => f.get(f.get(s, 'filter'), 'os'),
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        connection: (s: Reads, f) => f.get(f.get(s, 'filter'), 'connection'),
        isolation: (s: Reads, f) => f.get(f.get(s, 'filter'), 'isolation'),
        product: (s: Reads, f) => f.get(f.get(s, 'filter'), 'product'),
        site: (s: Reads, f) => f.get(f.get(s, 'filter'), 'site'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
      },
    },
  },
  rows: (s: Reads) => s.endpoints?.items,
  total: (s: Reads) => s.endpoints?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.endpoint-inventory.noun', text: 'endpoints' },
  sort: '-risk',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.endpoint-inventory.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 8,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 180,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.endpoint-inventory.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'state',
      id: 'connection',
      label: { key: 'screens.endpoint-inventory.columns.connection.label', text: 'Connection' },
      value: (s: Reads) => s.item?.connection,
      scale: connectionScale,
      sort: 'connection',
    },
    {
      type: 'mono',
      id: 'ip',
      label: { key: 'screens.endpoint-inventory.columns.ip.label', text: 'IP address' },
      value: (s: Reads) => s.item?.ip,
      sort: 'ip',
    },
    {
      type: 'state',
      id: 'os',
      label: { key: 'screens.endpoint-inventory.columns.os.label', text: 'System' },
      value: (s: Reads) => s.item?.os,
      scale: osScale,
      sort: 'os',
      hidden: true,
      width: 110,
    },
    {
      type: 'text',
      id: 'osName',
      label: { key: 'screens.endpoint-inventory.columns.osName.label', text: 'Release' },
      value: (s: Reads) => s.item?.osName,
      width: 180,
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.endpoint-inventory.columns.kind.label', text: 'Kind' },
      value: (s: Reads) => s.item?.kind,
      scale: endpointKindScale,
      sort: 'kind',
      hidden: true,
    },
    {
      type: 'object',
      id: 'ownerName',
      label: { key: 'screens.endpoint-inventory.columns.ownerName.label', text: 'Owner' },
      value: (s: Reads) => s.item?.ownerName,
      searchType: 11,
      objectId: (s: Reads) => s.item?.ownerId,
      sort: 'ownerName',
      width: 180,
    },
    {
      type: 'text',
      id: 'department',
      label: { key: 'screens.endpoint-inventory.columns.department.label', text: 'Department' },
      value: (s: Reads) => s.item?.department,
      sort: 'department',
      width: 150,
    },
    {
      type: 'text',
      id: 'site',
      label: { key: 'screens.endpoint-inventory.columns.site.label', text: 'Site' },
      value: (s: Reads) => s.item?.site,
      sort: 'site',
      width: 110,
    },
    {
      type: 'state',
      id: 'product',
      label: { key: 'screens.endpoint-inventory.columns.product.label', text: 'Product' },
      value: (s: Reads) => s.item?.product,
      scale: endpointProductScale,
      sort: 'product',
      width: 170,
    },
    {
      type: 'text',
      id: 'policy',
      label: { key: 'screens.endpoint-inventory.columns.policy.label', text: 'Policy' },
      value: (s: Reads) => s.item?.policy,
      sort: 'policy',
      width: 170,
    },
    {
      type: 'text',
      id: 'agentVersion',
      label: { key: 'screens.endpoint-inventory.columns.agentVersion.label', text: 'Agent' },
      value: (s: Reads) => s.item?.agentVersion,
      sort: 'agentVersion',
      width: 110,
    },
    {
      type: 'state',
      id: 'isolation',
      label: { key: 'screens.endpoint-inventory.columns.isolation.label', text: 'Isolation' },
      value: (s: Reads) => s.item?.isolation,
      scale: isolationScale,
      sort: 'isolation',
      width: 130,
    },
    {
      type: 'number',
      id: 'vulnerabilities',
      label: { key: 'screens.endpoint-inventory.columns.vulnerabilities.label', text: 'Vulnerabilities' },
      value: (s: Reads) => s.item?.vulnerabilities,
      sort: 'vulnerabilities',
    },
    {
      type: 'relativeTime',
      id: 'lastSeen',
      label: { key: 'screens.endpoint-inventory.columns.lastSeen.label', text: 'Last seen' },
      value: (s: Reads) => s.item?.lastSeen,
      sort: 'lastSeen',
    },
    {
      type: 'text',
      id: 'osVersion',
      label: { key: 'screens.endpoint-inventory.columns.osVersion.label', text: 'Version' },
      value: (s: Reads) => s.item?.osVersion,
      hidden: true,
    },
    {
      type: 'text',
      id: 'account',
      label: { key: 'screens.endpoint-inventory.columns.account.label', text: 'Account' },
      value: (s: Reads) => s.item?.account,
      hidden: true,
      width: 200,
    },
    {
      type: 'mono',
      id: 'deviceId',
      label: { key: 'screens.endpoint-inventory.columns.deviceId.label', text: 'Device id' },
      value: (s: Reads) => s.item?.deviceId,
      hidden: true,
      width: 280,
    },
    {
      type: 'mono',
      id: 'computerId',
      label: { key: 'screens.endpoint-inventory.columns.computerId.label', text: 'Computer id' },
      value: (s: Reads) => s.item?.computerId,
      hidden: true,
      width: 280,
    },
  ],
  open: { type: 'openDrawer', searchType: 8, objectId: (s: Reads) => s.item?.id },
  rowActions: [
    {
      id: 'alerts',
      label: { key: 'screens.endpoint-inventory.rowActions.alerts.label', text: 'Alerts of this endpoint' },
      icon: 'warning-sign',
      action: { type: 'navigate', to: '/workbench', query: { q: (s: Reads) => s.item?.name } },
    },
    {
      id: 'processes',
      label: {
        key: 'screens.endpoint-inventory.rowActions.processes.label',
        text: 'Processes of this endpoint',
      },
      icon: 'application',
      action: { type: 'navigate', to: '/app/threat-hunting', query: { q: (s: Reads) => s.item?.name } },
    },
    {
      id: 'owner',
      label: { key: 'screens.endpoint-inventory.rowActions.owner.label', text: 'Owner' },
      icon: 'user',
      action: { type: 'openDrawer', searchType: 11, objectId: (s: Reads) => s.item?.ownerId },
    },
    {
      id: 'as-computer',
      label: {
        key: 'screens.endpoint-inventory.rowActions.as-computer.label',
        text: 'Profile by computer id',
      },
      icon: 'desktop',
      action: { type: 'openDrawer', searchType: 2, objectId: (s: Reads) => s.item?.computerId },
    },
  ],
  paged: 'endpoints',
  needs: [],
};

export default screen;
