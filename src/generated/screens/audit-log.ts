// Generated from descriptors/screens/audit-log.json. Do not edit.
import type { Screen } from '../descriptor-types';
import auditCategoryScale from '../scales/audit-category';
import auditResultScale from '../scales/audit-result';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'audit-log',
  kind: 'table',
  period: true,
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.audit-log.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.audit-log.filters.q.placeholder', text: 'Activity, account, object, address' },
    },
    {
      type: 'choices',
      id: 'category',
      label: { key: 'screens.audit-log.filters.category.label', text: 'Category' },
      options: { scale: auditCategoryScale },
    },
    {
      type: 'choices',
      id: 'result',
      label: { key: 'screens.audit-log.filters.result.label', text: 'Result' },
      options: { scale: auditResultScale },
    },
  ],
  sources: {
    audit: {
      operation: 'auditList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
        category: (s: Reads, f) => f.get(f.get(s, 'filter'), 'category'),
        result: (s: Reads, f) => f.get(f.get(s, 'filter'), 'result'),
      },
    },
  },
  rows: (s: Reads) => s.audit?.items,
  total: (s: Reads) => s.audit?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.audit-log.noun', text: 'entries' },
  sort: '-time',
  columns: [
    {
      type: 'dateTime',
      id: 'time',
      label: { key: 'screens.audit-log.columns.time.label', text: 'Time' },
      value: (s: Reads) => s.item?.time,
      sort: 'time',
    },
    {
      type: 'object',
      id: 'account',
      label: { key: 'screens.audit-log.columns.account.label', text: 'Account' },
      value: (s: Reads) => s.item?.account,
      searchType: 11,
      objectId: (s: Reads) => s.item?.userId,
      sort: 'account',
    },
    {
      type: 'text',
      id: 'activity',
      label: { key: 'screens.audit-log.columns.activity.label', text: 'Activity' },
      value: (s: Reads) => s.item?.activity,
      sort: 'activity',
      width: 260,
    },
    {
      type: 'object',
      id: 'object',
      label: { key: 'screens.audit-log.columns.object.label', text: 'Object' },
      value: (s: Reads) => s.item?.object,
      searchType: (s: Reads) => s.item?.searchType,
      objectId: (s: Reads) => s.item?.objectId,
      sort: 'object',
      width: 220,
    },
    {
      type: 'state',
      id: 'result',
      label: { key: 'screens.audit-log.columns.result.label', text: 'Result' },
      value: (s: Reads) => s.item?.result,
      scale: auditResultScale,
      sort: 'result',
    },
    {
      type: 'state',
      id: 'category',
      label: { key: 'screens.audit-log.columns.category.label', text: 'Category' },
      value: (s: Reads) => s.item?.category,
      scale: auditCategoryScale,
      sort: 'category',
    },
    {
      type: 'mono',
      id: 'sourceIp',
      label: { key: 'screens.audit-log.columns.sourceIp.label', text: 'Source address' },
      value: (s: Reads) => s.item?.sourceIp,
      sort: 'sourceIp',
    },
    {
      type: 'text',
      id: 'details',
      label: { key: 'screens.audit-log.columns.details.label', text: 'Details' },
      value: (s: Reads) => s.item?.details,
      width: 320,
    },
  ],
  paged: 'audit',
  needs: [],
};

export default screen;
