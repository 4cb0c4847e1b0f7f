// Generated from descriptors/screens/mobile-inventory.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import mobileRiskScale from '../scales/mobile-risk';
import mobileSecurityScale from '../scales/mobile-security';
import mobileStatusScale from '../scales/mobile-status';
import mobileSystemScale from '../scales/mobile-system';
import riskLevelScale from '../scales/risk-level';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'mobile-inventory',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.mobile-inventory.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.mobile-inventory.filters.q.placeholder', text: 'Name, owner, model or IMEI' },
    },
    {
      type: 'choices',
      id: 'system',
      label: { key: 'screens.mobile-inventory.filters.system.label', text: 'System' },
      options: { scale: mobileSystemScale },
    },
    {
      type: 'choices',
      id: 'security',
      label: { key: 'screens.mobile-inventory.filters.security.label', text: 'Security' },
      options: { scale: mobileSecurityScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.mobile-inventory.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
  ],
  sources: {
    mobiles: {
      operation: 'mobileList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        system: (s: Reads, f) => f.get(f.get(s, 'filter'), 'system'),
        security: (s: Reads, f) => f.get(f.get(s, 'filter'), 'security'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
      },
    },
  },
  rows: (s: Reads) => s.mobiles?.items,
  total: (s: Reads) => s.mobiles?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.mobile-inventory.noun', text: 'mobile devices' },
  sort: '-risk',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.mobile-inventory.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 7,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 250,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.mobile-inventory.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'scale',
      id: 'securityStatus',
      label: { key: 'screens.mobile-inventory.columns.securityStatus.label', text: 'Security' },
      value: (s: Reads) => s.item?.securityStatus,
      scale: mobileRiskScale,
      sort: 'securityStatus',
      width: 130,
    },
    {
      type: 'state',
      id: 'deviceStatus',
      label: { key: 'screens.mobile-inventory.columns.deviceStatus.label', text: 'Device' },
      value: (s: Reads) => s.item?.deviceStatus,
      scale: mobileStatusScale,
      sort: 'deviceStatus',
      width: 130,
    },
    {
      type: 'state',
      id: 'system',
      label: { key: 'screens.mobile-inventory.columns.system.label', text: 'System' },
      value: (s: Reads) => s.item?.system,
      scale: mobileSystemScale,
      sort: 'system',
      hidden: true,
      width: 110,
    },
    {
      type: 'text',
      id: 'osVersion',
      label: { key: 'screens.mobile-inventory.columns.osVersion.label', text: 'Version' },
      value: (s: Reads) => s.item?.osVersion,
      sort: 'osVersion',
      width: 100,
    },
    {
      type: 'text',
      id: 'brand',
      label: { key: 'screens.mobile-inventory.columns.brand.label', text: 'Brand' },
      value: (s: Reads) => s.item?.brand,
      hidden: true,
      width: 110,
    },
    {
      type: 'text',
      id: 'model',
      label: { key: 'screens.mobile-inventory.columns.model.label', text: 'Model' },
      value: (s: Reads) => s.item?.model,
      sort: 'model',
      width: 150,
    },
    {
      type: 'object',
      id: 'ownerName',
      label: { key: 'screens.mobile-inventory.columns.ownerName.label', text: 'Owner' },
      value: (s: Reads) => s.item?.ownerName,
      searchType: 11,
      objectId: (s: Reads) => s.item?.ownerId,
      sort: 'ownerName',
      width: 180,
    },
    {
      type: 'text',
      id: 'department',
      label: { key: 'screens.mobile-inventory.columns.department.label', text: 'Department' },
      value: (s: Reads) => s.item?.department,
      sort: 'department',
      width: 150,
    },
    {
      type: 'text',
      id: 'site',
      label: { key: 'screens.mobile-inventory.columns.site.label', text: 'Site' },
      value: (s: Reads) => s.item?.site,
      sort: 'site',
      width: 110,
    },
    {
      type: 'relativeTime',
      id: 'lastScan',
      label: { key: 'screens.mobile-inventory.columns.lastScan.label', text: 'Last scan' },
      value: (s: Reads) => s.item?.lastScan,
      sort: 'lastScan',
    },
    {
      type: 'mono',
      id: 'imei',
      label: { key: 'screens.mobile-inventory.columns.imei.label', text: 'IMEI' },
      value: (s: Reads) => s.item?.imei,
      hidden: true,
      width: 170,
    },
    {
      type: 'mono',
      id: 'mac',
      label: { key: 'screens.mobile-inventory.columns.mac.label', text: 'MAC address' },
      value: (s: Reads) => s.item?.mac,
      hidden: true,
      width: 160,
    },
  ],
  open: { type: 'openDrawer', searchType: 7, objectId: (s: Reads) => s.item?.id },
  paged: 'mobiles',
  needs: [],
};

export default screen;
