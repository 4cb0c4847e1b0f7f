// Generated from descriptors/screens/audit-log.json. Do not edit.
import type { Screen } from '../descriptor-types';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'audit-log',
  kind: 'table',
  period: true,
  filters: [
    { type: 'text', id: 'q', label: { key: 'screens.audit-log.filters.q.label', text: 'Search' } },
    {
      type: 'choices',
      id: 'result',
      label: { key: 'screens.audit-log.filters.result.label', text: 'Result' },
      options: [
        {
          value: 'success',
          label: { key: 'screens.audit-log.filters.result.options.success.label', text: 'Succeeded' },
        },
        {
          value: 'failed',
          label: { key: 'screens.audit-log.filters.result.options.failed.label', text: 'Failed' },
        },
      ],
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
        result: (s: Reads, f) => f.get(f.get(s, 'filter'), 'result'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
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
      type: 'text',
      id: 'activity',
      label: { key: 'screens.audit-log.columns.activity.label', text: 'Activity' },
      value: (s: Reads) => s.item?.activity,
    },
  ],
  paged: 'audit',
  needs: [],
};

export default screen;
