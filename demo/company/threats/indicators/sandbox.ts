import type { Answer } from '~/generated/contract/operations';
import { findById } from '../../query/by-id';
import { seeded } from '../../random';
import { timeOf, type StartTime } from '../../time/age';
import { indicatorsById } from './generate';
import { seenIndicators } from './seen';
import type { Indicator } from './types';

type Result = Answer<'sandboxAnalysis'>;

const risks = { dangerous: 'high', highlySuspicious: 'medium', suspicious: 'low', safe: 'noRisk' } as const;
const behaviors: readonly (readonly [string, 1 | 2 | 3])[] = [
  ['Connects to a host seen in earlier attacks', 3],
  ['Injects code into another process', 3],
  ['Reads browser credentials', 2],
  ['Writes to the temporary folder', 1],
  ['Delays its start', 1],
];
/** One of so many unrated objects is still being analysed. */
const WAITING = 4;

/** The sandbox result of a generated file or URL. */
export function sandboxResult(started: StartTime, id: string): Result | undefined {
  const indicator = findById(seenIndicators(started), id);
  if (indicator === undefined || !isOfMonth(indicator)) return undefined;
  const { verdict, kind, last } = indicator;
  const next = seeded(`sandbox ${id}`);
  if (verdict === 'unrated') {
    if (Math.floor(next() * WAITING) === 0) return { status: 'processing' };
    return { status: 'done', riskLevel: 'notAnalyzed', description: kind === 'url' ? 'UNREACHABLE' : 'UNSUPPORTED' };
  }
  const strongest = { high: 3, medium: 2, low: 1, noRisk: 0 }[risks[verdict]];
  const found = behaviors.filter(([, weight]) => weight <= strongest && (weight === strongest || next() < 0.5));
  return {
    status: 'done',
    riskLevel: risks[verdict],
    analysisCompletionDateTime: last === null ? null : timeOf(started, last),
    suspiciousBehaviorList: found.map(([behavior, weight]) => ({ behavior, weight })),
    ...(kind === 'file' && { sha1: id }),
  };
}

/** True for a generated file or URL. */
function isOfMonth({ id, kind }: Indicator): boolean {
  const known = indicatorsById().get(id);
  return (kind === 'file' && known?.file !== undefined) || (kind === 'url' && known?.site !== undefined);
}
