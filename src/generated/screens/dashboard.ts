// Generated from descriptors/screens/dashboard.json. Do not edit.
import type { Screen } from '../descriptor-types';
import alertStatusScale from '../scales/alert-status';
import assetRiskScale from '../scales/asset-risk';
import objectKindScale from '../scales/object-kind';
import objectVerdictScale from '../scales/object-verdict';
import sensorScale from '../scales/sensor';
import severityScale from '../scales/severity';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'dashboard',
  kind: 'tiles',
  period: true,
  sources: {
    alerts: {
      operation: 'alertSummary',
      query: { from: (s: Reads) => s.period?.from, to: (s: Reads) => s.period?.to },
    },
    worst: {
      operation: 'alertList',
      query: {
        status: (s: Reads, f) => ['new', 'inProgress'],
        sort: () => '-score',
        limit: () => 7,
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
      },
    },
    trend: {
      operation: 'alertTrend',
      query: { from: (s: Reads) => s.period?.from, to: (s: Reads) => s.period?.to },
    },
    risk: {
      operation: 'riskSummary',
      query: { from: (s: Reads) => s.period?.from, to: (s: Reads) => s.period?.to },
    },
    assets: { operation: 'topRisks', query: { limit: () => 12 } },
    recent: {
      operation: 'recentIndicators',
      query: { from: (s: Reads) => s.period?.from, to: (s: Reads) => s.period?.to, limit: () => 10 },
    },
    mails: {
      operation: 'mailTrend',
      query: { from: (s: Reads) => s.period?.from, to: (s: Reads) => s.period?.to },
    },
    sensors: {
      operation: 'sensorSummary',
      query: { from: (s: Reads) => s.period?.from, to: (s: Reads) => s.period?.to },
    },
  },
  tiles: [
    {
      type: 'number',
      id: 'risk-index',
      title: { key: 'screens.dashboard.tiles.risk-index.title', text: 'Risk index' },
      help: {
        key: 'screens.dashboard.tiles.risk-index.help',
        text: 'Risk of the whole company from 0 to 100, at the end of the period.',
      },
      span: 3,
      value: (s: Reads) => s.risk?.index,
      before: (s: Reads) => s.risk?.indexBefore,
      better: 'less',
      scale: assetRiskScale,
      action: { type: 'navigate', to: '/securityposture' },
      needs: ['risk'],
    },
    {
      type: 'number',
      id: 'open-alerts',
      title: { key: 'screens.dashboard.tiles.open-alerts.title', text: 'Open alerts' },
      span: 3,
      value: (s: Reads) => s.alerts?.open,
      of: (s: Reads) => s.alerts?.total,
      action: {
        type: 'navigate',
        to: '/workbench',
        query: { status: (s: Reads, f) => ['new', 'inProgress'] },
      },
      needs: ['alerts'],
    },
    {
      type: 'number',
      id: 'new-alerts',
      title: { key: 'screens.dashboard.tiles.new-alerts.title', text: 'New alerts' },
      span: 3,
      value: (s: Reads) => s.alerts?.new,
      before: (s: Reads) => s.alerts?.newBefore,
      better: 'less',
      action: { type: 'navigate', to: '/workbench' },
      needs: ['alerts'],
    },
    {
      type: 'number',
      id: 'connected',
      title: { key: 'screens.dashboard.tiles.connected.title', text: 'Endpoints connected' },
      span: 3,
      value: (s: Reads, f) => f.choose(f.gt(f.size(f.filter(s.sensors?.endpoints?.byConnection, ($one) => f.eq(f.get($one, 'key'), 'connected'))), 0), f.get(f.at(f.filter(s.sensors?.endpoints?.byConnection, ($one) => f.eq(f.get($one, 'key'), 'connected')), 0), 'count'), 0),
      of: (s: Reads) => s.sensors?.endpoints?.total,
      action: { type: 'navigate', to: '/app/endpoint-inventory', query: { connection: () => 'connected' } },
      needs: ['sensors'],
    },
    {
      type: 'list',
      id: 'worst-alerts',
      title: { key: 'screens.dashboard.tiles.worst-alerts.title', text: 'Worst open alerts' },
      help: {
        key: 'screens.dashboard.tiles.worst-alerts.help',
        text: 'Alerts of the period that nobody has closed yet, the highest score first.',
      },
      span: 8,
      rows: (s: Reads) => s.worst?.items,
      rowId: (s: Reads) => s.item?.id,
      first: 7,
      columns: [
        {
          type: 'text',
          id: 'name',
          label: { key: 'screens.dashboard.tiles.worst-alerts.columns.name.label', text: 'Detection model' },
          value: (s: Reads) => s.item?.name,
        },
        {
          type: 'scale',
          id: 'severity',
          label: { key: 'screens.dashboard.tiles.worst-alerts.columns.severity.label', text: 'Severity' },
          value: (s: Reads) => s.item?.severity,
          scale: severityScale,
        },
        {
          type: 'number',
          id: 'score',
          label: { key: 'screens.dashboard.tiles.worst-alerts.columns.score.label', text: 'Score' },
          value: (s: Reads) => s.item?.score,
        },
        {
          type: 'state',
          id: 'status',
          label: { key: 'screens.dashboard.tiles.worst-alerts.columns.status.label', text: 'State' },
          value: (s: Reads) => s.item?.status,
          scale: alertStatusScale,
        },
        {
          type: 'relativeTime',
          id: 'created',
          label: { key: 'screens.dashboard.tiles.worst-alerts.columns.created.label', text: 'Created' },
          value: (s: Reads) => s.item?.created,
        },
      ],
      open: { type: 'navigate', to: '/workbench', tail: (s: Reads) => s.item?.id },
      whenEmpty: {
        text: {
          key: 'screens.dashboard.tiles.worst-alerts.whenEmpty.text',
          text: 'No alert of the period is open.',
        },
      },
      buttons: [
        {
          id: 'all',
          label: { key: 'screens.dashboard.tiles.worst-alerts.buttons.all.label', text: 'All open alerts' },
          asLink: true,
          action: {
            type: 'navigate',
            to: '/workbench',
            query: { status: (s: Reads, f) => ['new', 'inProgress'], sort: () => '-score' },
          },
        },
      ],
      needs: ['worst'],
    },
    {
      type: 'ring',
      id: 'by-severity',
      title: { key: 'screens.dashboard.tiles.by-severity.title', text: 'Alerts by severity' },
      span: 4,
      rows: (s: Reads) => s.alerts?.bySeverity,
      name: (s: Reads) => s.item?.key,
      value: (s: Reads) => s.item?.count,
      scale: severityScale,
      unit: { key: 'screens.dashboard.tiles.by-severity.unit', text: 'alerts' },
      open: { type: 'navigate', to: '/workbench', query: { severity: (s: Reads) => s.item?.key } },
      needs: ['alerts'],
    },
    {
      type: 'line',
      id: 'alert-trend',
      title: { key: 'screens.dashboard.tiles.alert-trend.title', text: 'Alerts over time' },
      span: 8,
      rows: (s: Reads) => s.trend?.points,
      time: (s: Reads) => s.item?.time,
      stacked: true,
      series: [
        {
          id: 'low',
          label: { key: 'screens.dashboard.tiles.alert-trend.series.low.label', text: 'Low' },
          value: (s: Reads) => s.item?.low,
          severity: 'low',
        },
        {
          id: 'medium',
          label: { key: 'screens.dashboard.tiles.alert-trend.series.medium.label', text: 'Medium' },
          value: (s: Reads) => s.item?.medium,
          severity: 'medium',
        },
        {
          id: 'high',
          label: { key: 'screens.dashboard.tiles.alert-trend.series.high.label', text: 'High' },
          value: (s: Reads) => s.item?.high,
          severity: 'high',
        },
        {
          id: 'critical',
          label: { key: 'screens.dashboard.tiles.alert-trend.series.critical.label', text: 'Critical' },
          value: (s: Reads) => s.item?.critical,
          severity: 'critical',
        },
      ],
      needs: ['trend'],
    },
    {
      type: 'bar',
      id: 'by-provider',
      title: { key: 'screens.dashboard.tiles.by-provider.title', text: 'Alerts by source' },
      span: 4,
      rows: (s: Reads) => s.alerts?.byProvider,
      name: (s: Reads) => s.item?.key,
      value: (s: Reads) => s.item?.count,
      open: { type: 'navigate', to: '/workbench', query: { provider: (s: Reads) => s.item?.key } },
      scale: sensorScale,
      needs: ['alerts'],
    },
    {
      type: 'list',
      id: 'top-risks',
      title: { key: 'screens.dashboard.tiles.top-risks.title', text: 'Assets at risk' },
      span: 6,
      rows: (s: Reads) => s.assets?.items,
      rowId: (s: Reads, f) => f.add(f.string(s.item?.searchType), s.item?.id),
      first: 10,
      columns: [
        {
          type: 'object',
          id: 'name',
          label: { key: 'screens.dashboard.tiles.top-risks.columns.name.label', text: 'Asset' },
          value: (s: Reads) => s.item?.name,
          searchType: (s: Reads) => s.item?.searchType,
          objectId: (s: Reads) => s.item?.id,
        },
        {
          type: 'state',
          id: 'kind',
          label: { key: 'screens.dashboard.tiles.top-risks.columns.kind.label', text: 'Kind' },
          value: (s: Reads) => s.item?.kind,
          scale: objectKindScale,
        },
        {
          type: 'scale',
          id: 'risk',
          label: { key: 'screens.dashboard.tiles.top-risks.columns.risk.label', text: 'Risk' },
          value: (s: Reads) => s.item?.risk,
          scale: assetRiskScale,
          showValue: true,
        },
        {
          type: 'text',
          id: 'reason',
          label: { key: 'screens.dashboard.tiles.top-risks.columns.reason.label', text: 'Reason' },
          value: (s: Reads) => s.item?.reason,
        },
      ],
      open: {
        type: 'openDrawer',
        searchType: (s: Reads) => s.item?.searchType,
        objectId: (s: Reads) => s.item?.id,
      },
      buttons: [
        {
          id: 'endpoints',
          label: { key: 'screens.dashboard.tiles.top-risks.buttons.endpoints.label', text: 'Endpoints' },
          asLink: true,
          action: { type: 'navigate', to: '/app/endpoint-inventory', query: { sort: () => '-risk' } },
        },
        {
          id: 'users',
          label: { key: 'screens.dashboard.tiles.top-risks.buttons.users.label', text: 'Users' },
          asLink: true,
          action: { type: 'navigate', to: '/app/identity-inventory', query: { sort: () => '-risk' } },
        },
      ],
      needs: ['assets'],
    },
    {
      type: 'list',
      id: 'recent',
      title: { key: 'screens.dashboard.tiles.recent.title', text: 'Seen last' },
      help: {
        key: 'screens.dashboard.tiles.recent.help',
        text: 'Files, addresses, emails, processes and threats that the sensors saw last.',
      },
      span: 6,
      rows: (s: Reads) => s.recent?.items,
      rowId: (s: Reads, f) => f.add(f.string(s.item?.searchType), s.item?.id),
      first: 10,
      columns: [
        {
          type: 'object',
          id: 'name',
          label: { key: 'screens.dashboard.tiles.recent.columns.name.label', text: 'Object' },
          value: (s: Reads) => s.item?.name,
          searchType: (s: Reads) => s.item?.searchType,
          objectId: (s: Reads) => s.item?.id,
          with: { process: (s: Reads) => s.item?.process, type: (s: Reads) => s.item?.type },
        },
        {
          type: 'state',
          id: 'kind',
          label: { key: 'screens.dashboard.tiles.recent.columns.kind.label', text: 'Kind' },
          value: (s: Reads) => s.item?.kind,
          scale: objectKindScale,
        },
        {
          type: 'scale',
          id: 'verdict',
          label: { key: 'screens.dashboard.tiles.recent.columns.verdict.label', text: 'Verdict' },
          value: (s: Reads) => s.item?.verdict,
          scale: objectVerdictScale,
        },
        {
          type: 'relativeTime',
          id: 'time',
          label: { key: 'screens.dashboard.tiles.recent.columns.time.label', text: 'Seen' },
          value: (s: Reads) => s.item?.time,
        },
      ],
      open: {
        type: 'openDrawer',
        searchType: (s: Reads) => s.item?.searchType,
        objectId: (s: Reads) => s.item?.id,
        with: { process: (s: Reads) => s.item?.process, type: (s: Reads) => s.item?.type },
      },
      buttons: [
        {
          id: 'search',
          label: { key: 'screens.dashboard.tiles.recent.buttons.search.label', text: 'Search' },
          asLink: true,
          action: { type: 'navigate', to: '/app/search' },
        },
        {
          id: 'insights',
          label: { key: 'screens.dashboard.tiles.recent.buttons.insights.label', text: 'Threat insights' },
          asLink: true,
          action: { type: 'navigate', to: '/app/ti/intelligence_insights' },
        },
      ],
      needs: ['recent'],
    },
    {
      type: 'line',
      id: 'mail-trend',
      title: { key: 'screens.dashboard.tiles.mail-trend.title', text: 'Emails over time' },
      span: 8,
      rows: (s: Reads) => s.mails?.points,
      time: (s: Reads) => s.item?.time,
      series: [
        {
          id: 'delivered',
          label: { key: 'screens.dashboard.tiles.mail-trend.series.delivered.label', text: 'Delivered' },
          value: (s: Reads) => s.item?.delivered,
        },
        {
          id: 'quarantined',
          label: { key: 'screens.dashboard.tiles.mail-trend.series.quarantined.label', text: 'Quarantined' },
          value: (s: Reads) => s.item?.quarantined,
        },
        {
          id: 'blocked',
          label: { key: 'screens.dashboard.tiles.mail-trend.series.blocked.label', text: 'Blocked' },
          value: (s: Reads) => s.item?.blocked,
        },
      ],
      buttons: [
        {
          id: 'mail-log',
          label: { key: 'screens.dashboard.tiles.mail-trend.buttons.mail-log.label', text: 'Email log' },
          asLink: true,
          action: { type: 'navigate', to: '/app/email-collaboration/log' },
        },
      ],
      needs: ['mails'],
    },
  ],
  needs: [],
};

export default screen;
