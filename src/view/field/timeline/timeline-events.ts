import { evaluate } from '~/descriptor/evaluate';
import { itemScope } from '~/descriptor/list';
import { rate, type Rating } from '~/descriptor/scale';
import type { TimelineField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { dateText } from '~/lib/format/time-text';
import { toTimestamp } from '~/lib/format/timestamp';
import { rankBy } from '~/lib/rate';

/** More kinds than a scale usually has words share the filter of the others. */
const maxKinds = 12;

/** The kind of the events that share one filter; its rating, or `undefined` for the filter of all other kinds. */
export interface EventKind {
  readonly id: string;
  readonly rating: Rating | undefined;
  readonly count: number;
}

/** An event of a timeline. */
export interface TimelineEvent {
  /** Its position in the list of the answer. */
  readonly index: number;
  /** Milliseconds since 1970; `undefined` if it has no time. */
  readonly time: number | undefined;
  readonly kind: string;
}

/** The events of a list, in its order, and their kinds in the order of the scale. */
export interface Timeline {
  readonly events: readonly TimelineEvent[];
  readonly kinds: readonly EventKind[];
}

const otherKind = 'other';

/** Reads times and kinds of the entries of a list. */
export function timelineOf(field: TimelineField, rows: readonly unknown[], scope: Scope): Timeline {
  const read = rows.map((row, index) => {
    const inner = itemScope(scope, row);
    const value = field.kind && evaluate(field.kind.value, inner);
    return { index, time: toTimestamp(evaluate(field.time, inner)), value };
  });
  const { scale } = field.kind ?? {};
  if (!scale) return { events: read.map(({ index, time }) => ({ index, time, kind: otherKind })), kinds: [] };
  const found = new Map<string, { rating: Rating; count: number; rank: number }>();
  const ids = read.map(({ value }) => {
    const rating = rate(scale, value);
    if (!rating) return otherKind;
    const id = rating.text ? `text ${rating.text.key}` : `value ${String(rating.value)}`;
    const { count = 0 } = found.get(id) ?? {};
    found.set(id, { rating, count: count + 1, rank: rankBy(scale, value) ?? Infinity });
    return id;
  });
  const ordered = [...found].toSorted(([, one], [, other]) => compareRanks(one.rank, other.rank)).slice(0, maxKinds);
  const named = new Set(ordered.map(([id]) => id));
  const events = read.map(({ index, time }, at) => {
    const id = ids[at] ?? otherKind;
    return { index, time, kind: named.has(id) ? id : otherKind };
  });
  const kinds: EventKind[] = ordered.map(([id, { rating, count }]) => ({ id, rating, count }));
  const others = events.filter(({ kind }) => kind === otherKind).length;
  return { events, kinds: others > 0 ? [...kinds, { id: otherKind, rating: undefined, count: others }] : kinds };
}

/**
 * The events of the chosen kinds in the order of time; of no kind means of all. Events of one moment stay in the order
 * of the answer, those without a time come last.
 */
export function orderedEvents(
  events: readonly TimelineEvent[],
  chosen: ReadonlySet<string>,
  order: 'newest' | 'oldest',
): readonly TimelineEvent[] {
  const shown = chosen.size === 0 ? events : events.filter(({ kind }) => chosen.has(kind));
  const sign = order === 'oldest' ? 1 : -1;
  return shown.toSorted((one, other) => {
    if (one.time === undefined || other.time === undefined)
      return Number(one.time === undefined) - Number(other.time === undefined);
    return sign * (one.time - other.time);
  });
}

/** The day of an event in a zone, e.g. `2025-03-01`; empty for one without a time. */
export function dayOf({ time }: TimelineEvent, zone: string): string {
  return time === undefined ? '' : dateText(time, zone);
}

function compareRanks(one: number, other: number): number {
  return one === other ? 0 : one - other;
}
