import type { Period, PeriodChoice } from './period';

/** How far behind the present a span may end: in some zone it is a day later already. In seconds. */
const future = 86_400;

/** The members of an address's query that hold the period. */
export const periodMembers = ['from', 'to', 'period'] as const;

/** A period as it is in an address. The name of a preset keeps it moving when the address is opened again. */
export function periodQuery(period: Period): Readonly<Record<string, string>> {
  const { from, to } = period;
  return { from: String(from), to: String(to), ...(!period.custom && { period: period.preset }) };
}

/** The choice that an address holds; `otherwise` for a period that is invalid, `undefined` without one. */
export function readPeriod(
  query: URLSearchParams,
  options: {
    /** Ids of the presets that exist. */
    readonly presets: readonly string[];
    readonly fallback: string;
    /** In unix seconds. */
    readonly now: number;
  },
): PeriodChoice | undefined {
  const { presets, fallback, now } = options;
  if (!periodMembers.some((name) => query.has(name))) return undefined;
  const preset = query.get('period');
  if (preset !== null) return presets.includes(preset) ? preset : fallback;
  const from = secondsOf(query.get('from'));
  const to = secondsOf(query.get('to'));
  return from !== undefined && to !== undefined && from < to && to <= now + future ? { from, to } : fallback;
}

function secondsOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
