// Generated from descriptors/screens/data-inventory.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import dataTypeScale from '../scales/data-type';
import riskLevelScale from '../scales/risk-level';
import storeExposureScale from '../scales/store-exposure';
import storeKindScale from '../scales/store-kind';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'data-inventory',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.data-inventory.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.data-inventory.filters.q.placeholder', text: 'Name, place or owner' },
    },
    {
      type: 'choices',
      id: 'kind',
      label: { key: 'screens.data-inventory.filters.kind.label', text: 'Kind' },
      options: { scale: storeKindScale },
    },
    {
      type: 'choices',
      id: 'dataType',
      label: { key: 'screens.data-inventory.filters.dataType.label', text: 'Data' },
      options: { scale: dataTypeScale },
    },
    {
      type: 'choices',
      id: 'exposure',
      label: { key: 'screens.data-inventory.filters.exposure.label', text: 'Readable by' },
      options: { scale: storeExposureScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.data-inventory.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
  ],
  sources: {
    stores: {
      operation: 'dataStoreList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        dataType: (s: Reads, f) => f.get(f.get(s, 'filter'), 'dataType'),
        exposure: (s: Reads, f) => f.get(f.get(s, 'filter'), 'exposure'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
      },
    },
  },
  rows: (s: Reads) => s.stores?.items,
  total: (s: Reads) => s.stores?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.data-inventory.noun', text: 'data stores' },
  sort: '-risk',
  columns: [
    {
      type: 'text',
      id: 'name',
      label: { key: 'screens.data-inventory.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      sort: 'name',
      width: 260,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.data-inventory.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.data-inventory.columns.kind.label', text: 'Kind' },
      value: (s: Reads) => s.item?.kind,
      scale: storeKindScale,
      sort: 'kind',
      width: 130,
    },
    {
      type: 'state',
      id: 'exposure',
      label: { key: 'screens.data-inventory.columns.exposure.label', text: 'Readable by' },
      value: (s: Reads) => s.item?.exposure,
      scale: storeExposureScale,
      sort: 'exposure',
      width: 140,
    },
    {
      type: 'number',
      id: 'sensitive',
      label: { key: 'screens.data-inventory.columns.sensitive.label', text: 'Sensitive files' },
      value: (s: Reads) => s.item?.sensitive,
      sort: 'sensitive',
      width: 130,
    },
    {
      type: 'number',
      id: 'personal',
      label: { key: 'screens.data-inventory.columns.personal.label', text: 'Personal' },
      value: (s: Reads) => s.item?.personal,
      sort: 'personal',
    },
    {
      type: 'number',
      id: 'payment',
      label: { key: 'screens.data-inventory.columns.payment.label', text: 'Payment' },
      value: (s: Reads) => s.item?.payment,
      sort: 'payment',
    },
    {
      type: 'number',
      id: 'contracts',
      label: { key: 'screens.data-inventory.columns.contracts.label', text: 'Contracts' },
      value: (s: Reads) => s.item?.contracts,
      sort: 'contracts',
    },
    {
      type: 'number',
      id: 'credentials',
      label: { key: 'screens.data-inventory.columns.credentials.label', text: 'Credentials' },
      value: (s: Reads) => s.item?.credentials,
      sort: 'credentials',
    },
    {
      type: 'number',
      id: 'health',
      label: { key: 'screens.data-inventory.columns.health.label', text: 'Health' },
      value: (s: Reads) => s.item?.health,
      sort: 'health',
    },
    {
      type: 'object',
      id: 'ownerName',
      label: { key: 'screens.data-inventory.columns.ownerName.label', text: 'Owner' },
      value: (s: Reads) => s.item?.ownerName,
      searchType: 11,
      objectId: (s: Reads) => s.item?.ownerId,
      sort: 'ownerName',
      width: 180,
    },
    {
      type: 'text',
      id: 'department',
      label: { key: 'screens.data-inventory.columns.department.label', text: 'Department' },
      value: (s: Reads) => s.item?.department,
      sort: 'department',
      width: 150,
    },
    {
      type: 'mono',
      id: 'location',
      label: { key: 'screens.data-inventory.columns.location.label', text: 'Place' },
      value: (s: Reads) => s.item?.location,
      sort: 'location',
      width: 300,
    },
    {
      type: 'relativeTime',
      id: 'lastScan',
      label: { key: 'screens.data-inventory.columns.lastScan.label', text: 'Last scan' },
      value: (s: Reads) => s.item?.lastScan,
      sort: 'lastScan',
    },
  ],
  open: {
    type: 'openObjectGroup',
    name: (s: Reads) => s.item?.name,
    payload: (s: Reads) => s.item?.payload,
  },
  rowActions: [
    {
      id: 'server',
      label: { key: 'screens.data-inventory.rowActions.server.label', text: 'Server' },
      icon: 'desktop',
      visibleWhen: (s: Reads, f) => f.has(s.item?.endpointId),
      action: { type: 'openDrawer', searchType: 8, objectId: (s: Reads) => s.item?.endpointId },
    },
    {
      id: 'asset',
      label: { key: 'screens.data-inventory.rowActions.asset.label', text: 'Cloud asset' },
      icon: 'cloud',
      visibleWhen: (s: Reads, f) => f.has(s.item?.arn),
      action: { type: 'openDrawer', searchType: 10, objectId: (s: Reads) => s.item?.arn },
    },
  ],
  paged: 'stores',
  needs: [],
};

export default screen;
