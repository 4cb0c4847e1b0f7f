// Generated from descriptors/screens/indicators.json. Do not edit.
import type { Screen } from '../descriptor-types';
import indicatorKindScale from '../scales/indicator-kind';
import indicatorVerdictScale from '../scales/indicator-verdict';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'indicators',
  kind: 'table',
  period: true,
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.indicators.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.indicators.filters.q.placeholder', text: 'Hash, address, domain or family' },
    },
    {
      type: 'choices',
      id: 'kind',
      label: { key: 'screens.indicators.filters.kind.label', text: 'Kind' },
      options: { scale: indicatorKindScale },
    },
    {
      type: 'choices',
      id: 'verdict',
      label: { key: 'screens.indicators.filters.verdict.label', text: 'Verdict' },
      options: { scale: indicatorVerdictScale },
    },
  ],
  sources: {
    indicators: {
      operation: 'indicatorList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        verdict: (s: Reads, f) => f.get(f.get(s, 'filter'), 'verdict'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
      },
    },
  },
  rows: (s: Reads) => s.indicators?.items,
  total: (s: Reads) => s.indicators?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.indicators.noun', text: 'indicators' },
  sort: '-lastSeen',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.indicators.columns.name.label', text: 'Indicator' },
      value: (s: Reads) => s.item?.name,
      searchType: (s: Reads) => s.item?.searchType,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 360,
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.indicators.columns.kind.label', text: 'Kind' },
      value: (s: Reads) => s.item?.kind,
      scale: indicatorKindScale,
      width: 120,
    },
    {
      type: 'scale',
      id: 'verdict',
      label: { key: 'screens.indicators.columns.verdict.label', text: 'Verdict' },
      value: (s: Reads) => s.item?.verdict,
      scale: indicatorVerdictScale,
      width: 160,
    },
    {
      type: 'number',
      id: 'score',
      label: { key: 'screens.indicators.columns.score.label', text: 'Score' },
      value: (s: Reads) => s.item?.score,
      sort: 'score',
      width: 80,
    },
    {
      type: 'text',
      id: 'family',
      label: { key: 'screens.indicators.columns.family.label', text: 'Family' },
      value: (s: Reads) => s.item?.family,
      width: 150,
    },
    {
      type: 'text',
      id: 'country',
      label: { key: 'screens.indicators.columns.country.label', text: 'Country' },
      value: (s: Reads) => s.item?.country,
      width: 100,
    },
    {
      type: 'number',
      id: 'sightings',
      label: { key: 'screens.indicators.columns.sightings.label', text: 'Sightings' },
      value: (s: Reads) => s.item?.sightings,
      sort: 'sightings',
    },
    {
      type: 'number',
      id: 'mails',
      label: { key: 'screens.indicators.columns.mails.label', text: 'Emails' },
      value: (s: Reads) => s.item?.mails,
      sort: 'mails',
    },
    {
      type: 'number',
      id: 'processes',
      label: { key: 'screens.indicators.columns.processes.label', text: 'Processes' },
      value: (s: Reads) => s.item?.processes,
      sort: 'processes',
    },
    {
      type: 'number',
      id: 'alerts',
      label: { key: 'screens.indicators.columns.alerts.label', text: 'Alerts' },
      value: (s: Reads) => s.item?.alerts,
      sort: 'alerts',
    },
    {
      type: 'relativeTime',
      id: 'lastSeen',
      label: { key: 'screens.indicators.columns.lastSeen.label', text: 'Seen last' },
      value: (s: Reads) => s.item?.lastSeen,
      sort: 'lastSeen',
    },
    {
      type: 'relativeTime',
      id: 'firstSeen',
      label: { key: 'screens.indicators.columns.firstSeen.label', text: 'Seen first' },
      value: (s: Reads) => s.item?.firstSeen,
      sort: 'firstSeen',
    },
    {
      type: 'text',
      id: 'insight',
      label: { key: 'screens.indicators.columns.insight.label', text: 'Threat insight' },
      value: (s: Reads) => s.item?.insight,
      width: 180,
    },
  ],
  open: {
    type: 'openDrawer',
    searchType: (s: Reads) => s.item?.searchType,
    objectId: (s: Reads) => s.item?.id,
  },
  paged: 'indicators',
  needs: [],
};

export default screen;
