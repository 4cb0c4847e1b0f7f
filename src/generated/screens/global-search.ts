// Generated from descriptors/screens/global-search.json. Do not edit.
import type { Screen } from '../descriptor-types';
import objectKindScale from '../scales/object-kind';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'global-search',
  kind: 'table',
  period: true,
  address: ['keyword'],
  filters: [
    {
      type: 'choice',
      id: 'kind',
      label: { key: 'screens.global-search.filters.kind.label', text: 'Kind' },
      options: { scale: objectKindScale },
    },
  ],
  sources: {
    found: {
      operation: 'globalSearch',
      query: {
        keyword: (s: Reads) => s.address?.keyword,
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
      },
    },
  },
  rows: (s: Reads) => s.found?.items,
  total: (s: Reads) => s.found?.total,
  rowId: (s: Reads, f) => f.add(f.add(s.item?.kind, ' '), s.item?.id),
  noun: { key: 'screens.global-search.noun', text: 'objects' },
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.global-search.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: (s: Reads) => s.item?.searchType,
      objectId: (s: Reads) => s.item?.id,
      width: 300,
      with: { process: (s: Reads) => s.item?.process, type: (s: Reads) => s.item?.type },
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.global-search.columns.kind.label', text: 'Kind' },
      value: (s: Reads) => s.item?.kind,
      scale: objectKindScale,
    },
    {
      type: 'text',
      id: 'detail',
      label: { key: 'screens.global-search.columns.detail.label', text: 'Details' },
      value: (s: Reads) => s.item?.detail,
      width: 280,
    },
    {
      type: 'dateTime',
      id: 'time',
      label: { key: 'screens.global-search.columns.time.label', text: 'Time' },
      value: (s: Reads) => s.item?.time,
    },
    {
      type: 'button',
      id: 'alert',
      label: { key: 'screens.global-search.columns.alert.label', text: 'Alert' },
      button: {
        id: 'open-alert',
        label: { key: 'screens.global-search.columns.alert.button.label', text: 'Open the alert' },
        asLink: true,
        visibleWhen: (s: Reads, f) => f.has(s.item?.alertId),
        action: { type: 'navigate', to: '/workbench', tail: (s: Reads) => s.item?.alertId },
      },
    },
  ],
  open: {
    type: 'openDrawer',
    searchType: (s: Reads) => s.item?.searchType,
    objectId: (s: Reads) => s.item?.id,
    with: { process: (s: Reads) => s.item?.process, type: (s: Reads) => s.item?.type },
    otherwise: [
      {
        type: 'navigate',
        to: '/workbench',
        tail: (s: Reads, f) => f.orElse(s.item?.alertId, s.item?.id),
      },
    ],
  },
  whenEmpty: {
    text: { key: 'screens.global-search.whenEmpty.text', text: 'Nothing was found.' },
    hint: {
      text: {
        key: 'screens.global-search.whenEmpty.hint.text',
        text: 'Other words, another kind or a longer period may help.',
      },
    },
  },
  paged: 'found',
  needs: [],
};

export default screen;
