// Generated from descriptors/screens/identity-inventory.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import identitySourceScale from '../scales/identity-source';
import identityStateScale from '../scales/identity-state';
import privilegeScale from '../scales/privilege';
import riskLevelScale from '../scales/risk-level';
import secondFactorScale from '../scales/second-factor';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'identity-inventory',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.identity-inventory.filters.q.label', text: 'Search' },
      placeholder: {
        key: 'screens.identity-inventory.filters.q.placeholder',
        text: 'Name, address, account or title',
      },
    },
    {
      type: 'choices',
      id: 'department',
      label: { key: 'screens.identity-inventory.filters.department.label', text: 'Department' },
      options: [
        {
          value: 'Production',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Production.label',
            text: 'Production',
          },
        },
        {
          value: 'Engineering',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Engineering.label',
            text: 'Engineering',
          },
        },
        {
          value: 'Sales',
          label: { key: 'screens.identity-inventory.filters.department.options.Sales.label', text: 'Sales' },
        },
        {
          value: 'Finance',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Finance.label',
            text: 'Finance',
          },
        },
        {
          value: 'Logistics',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Logistics.label',
            text: 'Logistics',
          },
        },
        {
          value: 'Purchasing',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Purchasing.label',
            text: 'Purchasing',
          },
        },
        {
          value: 'Service',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Service.label',
            text: 'Service',
          },
        },
        {
          value: 'Information technology',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Information technology.label',
            text: 'Information technology',
          },
        },
        {
          value: 'Human resources',
          label: {
            key: 'screens.identity-inventory.filters.department.options.Human resources.label',
            text: 'Human resources',
          },
        },
        {
          value: 'Legal',
          label: { key: 'screens.identity-inventory.filters.department.options.Legal.label', text: 'Legal' },
        },
      ],
    },
    {
      type: 'choices',
      id: 'source',
      label: { key: 'screens.identity-inventory.filters.source.label', text: 'Directory' },
      options: { scale: identitySourceScale },
    },
    {
      type: 'choices',
      id: 'state',
      label: { key: 'screens.identity-inventory.filters.state.label', text: 'State' },
      options: { scale: identityStateScale },
    },
    {
      type: 'choices',
      id: 'mfa',
      label: { key: 'screens.identity-inventory.filters.mfa.label', text: 'Second factor' },
      options: { scale: secondFactorScale },
    },
    {
      type: 'choices',
      id: 'privilege',
      label: { key: 'screens.identity-inventory.filters.privilege.label', text: 'Rights' },
      options: { scale: privilegeScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.identity-inventory.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
  ],
  sources: {
    identities: {
      operation: 'identityList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        department: (s: Reads, f) => f.get(f.get(s, 'filter'), 'department'),
        source: (s: Reads, f) => f.get(f.get(s, 'filter'), 'source'),
        state: (s: Reads, f) => f.get(f.get(s, 'filter'), 'state'),
        mfa: (s: Reads, f) => f.get(f.get(s, 'filter'), 'mfa'),
        privilege: (s: Reads, f) => f.get(f.get(s, 'filter'), 'privilege'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
      },
    },
  },
  rows: (s: Reads) => s.identities?.items,
  total: (s: Reads) => s.identities?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.identity-inventory.noun', text: 'identities' },
  sort: '-risk',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.identity-inventory.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 11,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 200,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.identity-inventory.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'text',
      id: 'mail',
      label: { key: 'screens.identity-inventory.columns.mail.label', text: 'Email address' },
      value: (s: Reads) => s.item?.mail,
      sort: 'mail',
      width: 260,
    },
    {
      type: 'text',
      id: 'department',
      label: { key: 'screens.identity-inventory.columns.department.label', text: 'Department' },
      value: (s: Reads) => s.item?.department,
      sort: 'department',
      width: 160,
    },
    {
      type: 'text',
      id: 'title',
      label: { key: 'screens.identity-inventory.columns.title.label', text: 'Title' },
      value: (s: Reads) => s.item?.title,
      sort: 'title',
      width: 190,
    },
    {
      type: 'state',
      id: 'privilege',
      label: { key: 'screens.identity-inventory.columns.privilege.label', text: 'Rights' },
      value: (s: Reads) => s.item?.privilege,
      scale: privilegeScale,
      sort: 'privilege',
      width: 130,
    },
    {
      type: 'state',
      id: 'mfa',
      label: { key: 'screens.identity-inventory.columns.mfa.label', text: 'Second factor' },
      value: (s: Reads) => s.item?.mfa,
      scale: secondFactorScale,
      sort: 'mfa',
      width: 140,
    },
    {
      type: 'state',
      id: 'state',
      label: { key: 'screens.identity-inventory.columns.state.label', text: 'State' },
      value: (s: Reads) => s.item?.state,
      scale: identityStateScale,
      sort: 'state',
      width: 110,
    },
    {
      type: 'state',
      id: 'source',
      label: { key: 'screens.identity-inventory.columns.source.label', text: 'Directory' },
      value: (s: Reads) => s.item?.source,
      scale: identitySourceScale,
      sort: 'source',
      width: 190,
    },
    {
      type: 'chips',
      id: 'roles',
      label: { key: 'screens.identity-inventory.columns.roles.label', text: 'Roles' },
      value: (s: Reads) => s.item?.roles,
      width: 220,
    },
    {
      type: 'number',
      id: 'groups',
      label: { key: 'screens.identity-inventory.columns.groups.label', text: 'Groups' },
      value: (s: Reads) => s.item?.groups,
      sort: 'groups',
    },
    {
      type: 'number',
      id: 'endpoints',
      label: { key: 'screens.identity-inventory.columns.endpoints.label', text: 'Endpoints' },
      value: (s: Reads) => s.item?.endpoints,
      sort: 'endpoints',
    },
    {
      type: 'text',
      id: 'office',
      label: { key: 'screens.identity-inventory.columns.office.label', text: 'Office' },
      value: (s: Reads) => s.item?.office,
      sort: 'office',
      width: 110,
    },
    {
      type: 'relativeTime',
      id: 'lastSignIn',
      label: { key: 'screens.identity-inventory.columns.lastSignIn.label', text: 'Last sign-in' },
      value: (s: Reads) => s.item?.lastSignIn,
      sort: 'lastSignIn',
    },
    {
      type: 'date',
      id: 'passwordChanged',
      label: { key: 'screens.identity-inventory.columns.passwordChanged.label', text: 'Password changed' },
      value: (s: Reads) => s.item?.passwordChanged,
      sort: 'passwordChanged',
    },
    {
      type: 'text',
      id: 'account',
      label: { key: 'screens.identity-inventory.columns.account.label', text: 'Account' },
      value: (s: Reads) => s.item?.account,
      hidden: true,
      width: 220,
    },
    {
      type: 'text',
      id: 'country',
      label: { key: 'screens.identity-inventory.columns.country.label', text: 'Country' },
      value: (s: Reads) => s.item?.country,
      hidden: true,
    },
  ],
  open: { type: 'openDrawer', searchType: 11, objectId: (s: Reads) => s.item?.id },
  paged: 'identities',
  needs: [],
};

export default screen;
