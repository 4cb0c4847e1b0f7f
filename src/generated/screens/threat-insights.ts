// Generated from descriptors/screens/threat-insights.json. Do not edit.
import type { Screen } from '../descriptor-types';
import insightKindScale from '../scales/insight-kind';
import severityScale from '../scales/severity';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'threat-insights',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.threat-insights.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.threat-insights.filters.q.placeholder', text: 'Name, actor or target' },
    },
    {
      type: 'choices',
      id: 'kind',
      label: { key: 'screens.threat-insights.filters.kind.label', text: 'Kind' },
      options: { scale: insightKindScale },
    },
    {
      type: 'choices',
      id: 'severity',
      label: { key: 'screens.threat-insights.filters.severity.label', text: 'Severity' },
      options: { scale: severityScale },
    },
  ],
  sources: {
    insights: {
      operation: 'insightList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        severity: (s: Reads, f) => f.get(f.get(s, 'filter'), 'severity'),
      },
    },
  },
  rows: (s: Reads) => s.insights?.items,
  total: (s: Reads) => s.insights?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.threat-insights.noun', text: 'threat insights' },
  sort: '-lastSeen',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.threat-insights.columns.name.label', text: 'Name' },
      value: (s: Reads) => s.item?.name,
      searchType: 12,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 220,
      with: { type: (s: Reads) => s.item?.kind },
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.threat-insights.columns.kind.label', text: 'Kind' },
      value: (s: Reads) => s.item?.kind,
      scale: insightKindScale,
      width: 150,
    },
    {
      type: 'scale',
      id: 'severity',
      label: { key: 'screens.threat-insights.columns.severity.label', text: 'Severity' },
      value: (s: Reads) => s.item?.severity,
      scale: severityScale,
      sort: 'severity',
      width: 110,
    },
    {
      type: 'relativeTime',
      id: 'lastSeen',
      label: { key: 'screens.threat-insights.columns.lastSeen.label', text: 'Seen last' },
      value: (s: Reads) => s.item?.lastSeen,
      sort: 'lastSeen',
    },
    {
      type: 'number',
      id: 'matches',
      label: { key: 'screens.threat-insights.columns.matches.label', text: 'Seen here' },
      value: (s: Reads) => s.item?.matches,
      sort: 'matches',
    },
    {
      type: 'objects',
      id: 'objects',
      label: { key: 'screens.threat-insights.columns.objects.label', text: 'Matching objects' },
      value: (s: Reads) => s.item?.objects,
      name: (s: Reads) => s.item?.name,
      searchType: (s: Reads) => s.item?.searchType,
      objectId: (s: Reads) => s.item?.id,
      with: {
        process: (s: Reads) => s.item?.process,
        extra: (s: Reads) => s.item?.extra,
        workbench: (s: Reads) => s.item?.workbench,
        type: (s: Reads) => s.item?.type,
      },
      width: 380,
    },
    {
      type: 'text',
      id: 'actor',
      label: { key: 'screens.threat-insights.columns.actor.label', text: 'Actor' },
      value: (s: Reads) => s.item?.actor,
      width: 150,
    },
    {
      type: 'chips',
      id: 'targets',
      label: { key: 'screens.threat-insights.columns.targets.label', text: 'Targets' },
      value: (s: Reads) => s.item?.targets,
      width: 220,
    },
    {
      type: 'chips',
      id: 'regions',
      label: { key: 'screens.threat-insights.columns.regions.label', text: 'Regions' },
      value: (s: Reads) => s.item?.regions,
      width: 180,
    },
    {
      type: 'chips',
      id: 'techniques',
      label: { key: 'screens.threat-insights.columns.techniques.label', text: 'Techniques' },
      value: (s: Reads) => s.item?.techniques,
      width: 200,
    },
    {
      type: 'number',
      id: 'reports',
      label: { key: 'screens.threat-insights.columns.reports.label', text: 'Reports' },
      value: (s: Reads) => s.item?.reports,
    },
    {
      type: 'date',
      id: 'firstSeen',
      label: { key: 'screens.threat-insights.columns.firstSeen.label', text: 'Known since' },
      value: (s: Reads) => s.item?.firstSeen,
      sort: 'firstSeen',
    },
    {
      type: 'text',
      id: 'description',
      label: { key: 'screens.threat-insights.columns.description.label', text: 'Description' },
      value: (s: Reads) => s.item?.description,
      width: 420,
    },
  ],
  open: {
    type: 'openDrawer',
    searchType: 12,
    objectId: (s: Reads) => s.item?.id,
    with: { type: (s: Reads) => s.item?.kind },
  },
  paged: 'insights',
  needs: [],
};

export default screen;
