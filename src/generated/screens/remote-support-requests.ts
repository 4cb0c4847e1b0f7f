// Generated from descriptors/screens/remote-support-requests.json. Do not edit.
import type { Screen } from '../descriptor-types';
import supportRequestStateScale from '../scales/support-request-state';
import supportScopeScale from '../scales/support-scope';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'remote-support-requests',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.remote-support-requests.filters.q.label', text: 'Search' },
      placeholder: {
        key: 'screens.remote-support-requests.filters.q.placeholder',
        text: 'Engineer, case or reason',
      },
    },
    {
      type: 'choices',
      id: 'state',
      label: { key: 'screens.remote-support-requests.filters.state.label', text: 'State' },
      options: { scale: supportRequestStateScale },
    },
  ],
  sources: {
    requests: {
      operation: 'remoteSupportApprovals',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        state: (s: Reads, f) => f.get(f.get(s, 'filter'), 'state'),
      },
    },
  },
  rows: (s: Reads) => s.requests?.items,
  total: (s: Reads) => s.requests?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.remote-support-requests.noun', text: 'requests' },
  sort: '-requested',
  columns: [
    {
      type: 'dateTime',
      id: 'requested',
      label: { key: 'screens.remote-support-requests.columns.requested.label', text: 'Requested' },
      value: (s: Reads) => s.item?.requested,
      sort: 'requested',
    },
    {
      type: 'text',
      id: 'engineer',
      label: { key: 'screens.remote-support-requests.columns.engineer.label', text: 'Engineer' },
      value: (s: Reads) => s.item?.engineer,
      sort: 'engineer',
      width: 180,
    },
    {
      type: 'mono',
      id: 'caseId',
      label: { key: 'screens.remote-support-requests.columns.caseId.label', text: 'Support case' },
      value: (s: Reads) => s.item?.caseId,
    },
    {
      type: 'state',
      id: 'state',
      label: { key: 'screens.remote-support-requests.columns.state.label', text: 'State' },
      value: (s: Reads) => s.item?.state,
      scale: supportRequestStateScale,
      sort: 'state',
      width: 190,
    },
    {
      type: 'state',
      id: 'scope',
      label: { key: 'screens.remote-support-requests.columns.scope.label', text: 'Rights' },
      value: (s: Reads) => s.item?.scope,
      scale: supportScopeScale,
      width: 150,
    },
    {
      type: 'text',
      id: 'reason',
      label: { key: 'screens.remote-support-requests.columns.reason.label', text: 'Reason' },
      value: (s: Reads) => s.item?.reason,
      width: 340,
    },
    {
      type: 'text',
      id: 'decidedBy',
      label: { key: 'screens.remote-support-requests.columns.decidedBy.label', text: 'Decided by' },
      value: (s: Reads) => s.item?.decidedBy,
      width: 160,
    },
    {
      type: 'dateTime',
      id: 'expires',
      label: { key: 'screens.remote-support-requests.columns.expires.label', text: 'Expires' },
      value: (s: Reads) => s.item?.expires,
      sort: 'expires',
    },
  ],
  whenEmpty: {
    text: {
      key: 'screens.remote-support-requests.whenEmpty.text',
      text: 'Nobody has asked for remote support.',
    },
  },
  paged: 'requests',
  needs: [],
};

export default screen;
