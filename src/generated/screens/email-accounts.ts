// Generated from descriptors/screens/email-accounts.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import mailPolicyScale from '../scales/mail-policy';
import mailProtectionScale from '../scales/mail-protection';
import mailServiceScale from '../scales/mail-service';
import riskLevelScale from '../scales/risk-level';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'email-accounts',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.email-accounts.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.email-accounts.filters.q.placeholder', text: 'Name or address' },
    },
    {
      type: 'choices',
      id: 'department',
      label: { key: 'screens.email-accounts.filters.department.label', text: 'Department' },
      options: [
        {
          value: 'Production',
          label: {
            key: 'screens.email-accounts.filters.department.options.Production.label',
            text: 'Production',
          },
        },
        {
          value: 'Engineering',
          label: {
            key: 'screens.email-accounts.filters.department.options.Engineering.label',
            text: 'Engineering',
          },
        },
        {
          value: 'Sales',
          label: { key: 'screens.email-accounts.filters.department.options.Sales.label', text: 'Sales' },
        },
        {
          value: 'Finance',
          label: { key: 'screens.email-accounts.filters.department.options.Finance.label', text: 'Finance' },
        },
        {
          value: 'Logistics',
          label: {
            key: 'screens.email-accounts.filters.department.options.Logistics.label',
            text: 'Logistics',
          },
        },
        {
          value: 'Purchasing',
          label: {
            key: 'screens.email-accounts.filters.department.options.Purchasing.label',
            text: 'Purchasing',
          },
        },
        {
          value: 'Service',
          label: { key: 'screens.email-accounts.filters.department.options.Service.label', text: 'Service' },
        },
        {
          value: 'Information technology',
          label: {
            key: 'screens.email-accounts.filters.department.options.Information technology.label',
            text: 'Information technology',
          },
        },
        {
          value: 'Human resources',
          label: {
            key: 'screens.email-accounts.filters.department.options.Human resources.label',
            text: 'Human resources',
          },
        },
        {
          value: 'Legal',
          label: { key: 'screens.email-accounts.filters.department.options.Legal.label', text: 'Legal' },
        },
      ],
    },
    {
      type: 'choices',
      id: 'service',
      label: { key: 'screens.email-accounts.filters.service.label', text: 'Service' },
      options: { scale: mailServiceScale },
    },
    {
      type: 'choices',
      id: 'protection',
      label: { key: 'screens.email-accounts.filters.protection.label', text: 'Protection' },
      options: { scale: mailProtectionScale },
    },
    {
      type: 'choices',
      id: 'policyStatus',
      label: { key: 'screens.email-accounts.filters.policyStatus.label', text: 'Policy' },
      options: { scale: mailPolicyScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.email-accounts.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
  ],
  sources: {
    accounts: {
      operation: 'emailAccountList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        department: (s: Reads, f) => f.get(f.get(s, 'filter'), 'department'),
        service: (s: Reads, f) => f.get(f.get(s, 'filter'), 'service'),
        protection: (s: Reads, f) => f.get(f.get(s, 'filter'), 'protection'),
        policyStatus: (s: Reads, f) => f.get(f.get(s, 'filter'), 'policyStatus'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
      },
    },
  },
  rows: (s: Reads) => s.accounts?.items,
  total: (s: Reads) => s.accounts?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.email-accounts.noun', text: 'email accounts' },
  sort: '-risk',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.email-accounts.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 11,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 200,
    },
    {
      type: 'text',
      id: 'mail',
      label: { key: 'screens.email-accounts.columns.mail.label', text: 'Email address' },
      value: (s: Reads) => s.item?.mail,
      sort: 'mail',
      width: 270,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.email-accounts.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'state',
      id: 'protection',
      label: { key: 'screens.email-accounts.columns.protection.label', text: 'Protection' },
      value: (s: Reads) => s.item?.protection,
      scale: mailProtectionScale,
      sort: 'protection',
      width: 140,
    },
    {
      type: 'state',
      id: 'policyStatus',
      label: { key: 'screens.email-accounts.columns.policyStatus.label', text: 'Policy' },
      value: (s: Reads) => s.item?.policyStatus,
      scale: mailPolicyScale,
      sort: 'policyStatus',
      width: 200,
    },
    {
      type: 'state',
      id: 'service',
      label: { key: 'screens.email-accounts.columns.service.label', text: 'Service' },
      value: (s: Reads) => s.item?.service,
      scale: mailServiceScale,
      sort: 'service',
      width: 150,
    },
    {
      type: 'number',
      id: 'received',
      label: { key: 'screens.email-accounts.columns.received.label', text: 'Received' },
      value: (s: Reads) => s.item?.received,
      sort: 'received',
    },
    {
      type: 'number',
      id: 'quarantined',
      label: { key: 'screens.email-accounts.columns.quarantined.label', text: 'Quarantined' },
      value: (s: Reads) => s.item?.quarantined,
      sort: 'quarantined',
    },
    {
      type: 'text',
      id: 'department',
      label: { key: 'screens.email-accounts.columns.department.label', text: 'Department' },
      value: (s: Reads) => s.item?.department,
      sort: 'department',
      width: 160,
    },
    {
      type: 'text',
      id: 'office',
      label: { key: 'screens.email-accounts.columns.office.label', text: 'Office' },
      value: (s: Reads) => s.item?.office,
      sort: 'office',
      width: 110,
    },
    {
      type: 'relativeTime',
      id: 'lastSeen',
      label: { key: 'screens.email-accounts.columns.lastSeen.label', text: 'Last email' },
      value: (s: Reads) => s.item?.lastSeen,
      sort: 'lastSeen',
    },
    {
      type: 'text',
      id: 'policyId',
      label: { key: 'screens.email-accounts.columns.policyId.label', text: 'Policy id' },
      value: (s: Reads) => s.item?.policyId,
      hidden: true,
      width: 160,
    },
  ],
  open: { type: 'openDrawer', searchType: 11, objectId: (s: Reads) => s.item?.id },
  rowActions: [
    {
      id: 'mails',
      label: { key: 'screens.email-accounts.rowActions.mails.label', text: 'Emails of this account' },
      icon: 'envelope',
      action: {
        type: 'navigate',
        to: '/app/email-collaboration/log',
        query: { q: (s: Reads) => s.item?.mail },
      },
    },
  ],
  paged: 'accounts',
  needs: [],
};

export default screen;
