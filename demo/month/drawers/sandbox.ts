import type { Answer } from '../../../src/generated/operations';
import { seeded } from '../../data/seeded';
import { timeOf } from '../age';
import type { Started } from '../calendar';
import type { Indicator } from '../indicator';
import { indicatorsById } from '../indicators';
import { foundIn } from '../found-in';
import { seenIndicators } from '../seen-indicators';

type Result = Answer<'sandboxAnalysis'>;

const risks = { dangerous: 'high', highlySuspicious: 'medium', suspicious: 'low', safe: 'noRisk' } as const;
const behaviors: readonly (readonly [string, 1 | 2 | 3])[] = [
  ['Connects to a host seen in earlier attacks', 3],
  ['Injects code into another process', 3],
  ['Reads browser credentials', 2],
  ['Writes to the temporary folder', 1],
  ['Delays its start', 1],
];
/** Of so many objects that nobody rated, one is still being analysed. */
const WAITING = 4;

/** What the sandbox found in a file or URL of the month. */
export function monthSandbox(started: Started, id: string): Result | undefined {
  const indicator = foundIn(seenIndicators(started), id);
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

/** Whether there is a file or URL of the month under an id, written by no hand. */
function isOfMonth({ id, kind }: Indicator): boolean {
  const known = indicatorsById().get(id);
  return (kind === 'file' && known?.file !== undefined) || (kind === 'url' && known?.site !== undefined);
}
