import type { Handlers, World } from '../handler';
import { inPeriod, timeOf } from '../../company/time/age';
import {
  alertsIn,
  alertStates,
  countBefore,
  isClosed,
  medianTimeToClose,
  severities,
} from '../../company/alerts/numbers';
import { assets, riskiest } from '../../company/assets/inventory';
import { countBy } from '../../company/query/counts';
import { recent, recentByKind } from '../../company/dashboard/recent';
import { exposureNumbers, riskNumbers } from '../../company/posture/summary';
import { search } from '../../company/search/search';
import { seenInsights } from '../../company/threats/insights/seen';
import { sensorNumbers } from '../../company/dashboard/sensors';
import { alertTrendOf, mailTrendOf, riskTrendOf } from '../../company/dashboard/trends';

/** Default limits: of assets and insights, and of recent objects. */
const FEW = 10;
const DEFAULT_RECENT = 20;

/** Numbers of dashboards, and the search over all objects. */
export const overviewHandlers = {
  alertSummary: ({ query, world }) => {
    const all = alertsIn(world, query);
    const closed = all.filter(isClosed).length;
    return {
      data: {
        total: all.length,
        open: all.length - closed,
        closed,
        new: all.length,
        newBefore: countBefore(world, query),
        bySeverity: countBy(all, ({ severity }) => severity, severities),
        byStatus: countBy(all, ({ status }) => status, alertStates),
        byProvider: countBy(all, ({ provider }) => provider),
        medianTimeToClose: medianTimeToClose(all),
        ...asOf(world),
      },
    };
  },
  alertTrend: ({ query, world }) => ({ data: { ...alertTrendOf(world, query), ...asOf(world) } }),
  mailTrend: ({ query, world }) => ({ data: { ...mailTrendOf(world, query), ...asOf(world) } }),
  riskTrend: ({ query, world }) => ({ data: { ...riskTrendOf(world, query), ...asOf(world) } }),
  riskSummary: ({ query, world }) => ({ data: { ...riskNumbers(world, query), ...asOf(world) } }),
  topRisks: ({ query, world }) => ({
    data: {
      items: riskiest(query.limit ?? FEW, query.kind).map(({ lastSeen, ...each }) => ({
        ...each,
        lastSeen: lastSeen === null ? null : timeOf(world, lastSeen),
      })),
      total: assets().filter(({ kind }) => query.kind === undefined || query.kind === kind).length,
      ...asOf(world),
    },
  }),
  sensorSummary: ({ query, world }) => ({ data: { ...sensorNumbers(world, query), ...asOf(world) } }),
  exposureSummary: ({ query, world }) => ({ data: { ...exposureNumbers(world, query), ...asOf(world) } }),
  recentIndicators: ({ query, world }) => {
    const byKind = recentByKind(world, query);
    const requestedKinds = new Map([...byKind].filter(([kind]) => query.kind === undefined || query.kind === kind));
    const total = [...requestedKinds.values()].reduce((sum, { length }) => sum + length, 0);
    return { data: { items: recent(world, requestedKinds, query.limit ?? DEFAULT_RECENT), total, ...asOf(world) } };
  },
  insightSummary: ({ query, world }) => {
    const all = seenInsights(world).filter(({ lastSeen }) => inPeriod(world, lastSeen, query));
    return {
      data: {
        total: seenInsights(world).length,
        seen: all.length,
        matched: all.filter(({ matches }) => matches.length > 0).length,
        byType: countBy(all, ({ kind }) => kind, ['maltool', 'campaign']),
        items: all
          .toSorted((a, b) => a.lastSeen - b.lastSeen)
          .slice(0, FEW)
          .map(({ id, kind, severity, matches, lastSeen }) => ({
            searchType: 12,
            id,
            name: id,
            type: kind,
            severity,
            hits: matches.length,
            time: timeOf(world, lastSeen),
          })),
        ...asOf(world),
      },
    };
  },
  globalSearch: ({ query, world }) => ({ data: search(world, query) }),
} satisfies Handlers<
  | 'alertSummary'
  | 'alertTrend'
  | 'mailTrend'
  | 'riskTrend'
  | 'riskSummary'
  | 'topRisks'
  | 'sensorSummary'
  | 'exposureSummary'
  | 'recentIndicators'
  | 'insightSummary'
  | 'globalSearch'
>;

function asOf(world: World): { asOf: string } {
  return { asOf: new Date(world.now()).toISOString() };
}
