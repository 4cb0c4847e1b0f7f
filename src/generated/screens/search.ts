// Generated from descriptors/screens/search.json. Do not edit.
import type { Screen } from '../descriptor-types';
import sensorScale from '../scales/sensor';
import severityScale from '../scales/severity';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'search',
  kind: 'table',
  period: true,
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.search.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.search.filters.q.placeholder', text: 'Rule, asset, object or technique' },
    },
    {
      type: 'choices',
      id: 'kind',
      label: { key: 'screens.search.filters.kind.label', text: 'Source' },
      options: { scale: sensorScale },
    },
    {
      type: 'choices',
      id: 'severity',
      label: { key: 'screens.search.filters.severity.label', text: 'Severity' },
      options: { scale: severityScale },
    },
  ],
  sources: {
    detections: {
      operation: 'detectionList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        kind: (s: Reads, f) => f.get(f.get(s, 'filter'), 'kind'),
        severity: (s: Reads, f) => f.get(f.get(s, 'filter'), 'severity'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
      },
    },
  },
  rows: (s: Reads) => s.detections?.items,
  total: (s: Reads) => s.detections?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.search.noun', text: 'detections' },
  sort: '-time',
  columns: [
    {
      type: 'dateTime',
      id: 'time',
      label: { key: 'screens.search.columns.time.label', text: 'Time' },
      value: (s: Reads) => s.item?.time,
      sort: 'time',
    },
    {
      type: 'scale',
      id: 'severity',
      label: { key: 'screens.search.columns.severity.label', text: 'Severity' },
      value: (s: Reads) => s.item?.severity,
      scale: severityScale,
      sort: 'severity',
      width: 110,
    },
    {
      type: 'number',
      id: 'score',
      label: { key: 'screens.search.columns.score.label', text: 'Score' },
      value: (s: Reads) => s.item?.score,
      sort: 'score',
      width: 80,
    },
    {
      type: 'text',
      id: 'rule',
      label: { key: 'screens.search.columns.rule.label', text: 'Rule' },
      value: (s: Reads) => s.item?.rule,
      sort: 'rule',
      width: 280,
    },
    {
      type: 'state',
      id: 'kind',
      label: { key: 'screens.search.columns.kind.label', text: 'Source' },
      value: (s: Reads) => s.item?.kind,
      scale: sensorScale,
      sort: 'kind',
      width: 120,
    },
    {
      type: 'object',
      id: 'assetName',
      label: { key: 'screens.search.columns.assetName.label', text: 'Asset' },
      value: (s: Reads) => s.item?.assetName,
      searchType: (s: Reads) => s.item?.asset?.searchType,
      objectId: (s: Reads) => s.item?.asset?.id,
      sort: 'assetName',
      width: 190,
      with: { workbench: (s: Reads) => s.item?.asset?.workbench, type: (s: Reads) => s.item?.asset?.type },
    },
    {
      type: 'object',
      id: 'objectName',
      label: { key: 'screens.search.columns.objectName.label', text: 'Object' },
      value: (s: Reads) => s.item?.objectName,
      searchType: (s: Reads) => s.item?.object?.searchType,
      objectId: (s: Reads) => s.item?.object?.id,
      width: 240,
      with: {
        process: (s: Reads) => s.item?.object?.process,
        extra: (s: Reads) => s.item?.object?.extra,
        type: (s: Reads) => s.item?.object?.type,
      },
    },
    {
      type: 'text',
      id: 'action',
      label: { key: 'screens.search.columns.action.label', text: 'Action' },
      value: (s: Reads) => s.item?.action,
      sort: 'action',
      width: 140,
    },
    {
      type: 'text',
      id: 'technique',
      label: { key: 'screens.search.columns.technique.label', text: 'Technique' },
      value: (s: Reads) => s.item?.technique,
      width: 110,
    },
    {
      type: 'button',
      id: 'alert',
      label: { key: 'screens.search.columns.alert.label', text: 'Alert' },
      button: {
        id: 'open-alert',
        label: { key: 'screens.search.columns.alert.button.label', text: 'Open the alert' },
        asLink: true,
        visibleWhen: (s: Reads, f) => f.has(s.item?.alertId),
        action: { type: 'navigate', to: '/workbench', tail: (s: Reads) => s.item?.alertId },
      },
      width: 130,
    },
    {
      type: 'text',
      id: 'description',
      label: { key: 'screens.search.columns.description.label', text: 'Description' },
      value: (s: Reads) => s.item?.description,
      width: 420,
    },
  ],
  open: {
    type: 'openDrawer',
    searchType: (s: Reads) => s.item?.object?.searchType,
    objectId: (s: Reads) => s.item?.object?.id,
    with: {
      process: (s: Reads) => s.item?.object?.process,
      extra: (s: Reads) => s.item?.object?.extra,
      type: (s: Reads) => s.item?.object?.type,
    },
  },
  paged: 'detections',
  needs: [],
};

export default screen;
