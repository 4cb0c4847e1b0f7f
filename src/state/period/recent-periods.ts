import { getOwn } from '~/lib/get-own';
import { isList } from '~/lib/json';
import { createPersistentList } from '~/platform/persistent-list';
import type { SafeStorage } from '~/platform/safe-storage';
import { localKeys } from '~/platform/storage-keys';
import { readSpan, type Span } from './period';

/** The custom periods that the account applied last, newest first. */
export interface RecentPeriods {
  list(): readonly Span[];
  /** Adds a period, or moves it to the front. */
  applied(span: Span): void;
}

/** The recent periods of an account. Stored spans that are invalid are dropped. */
export function createRecentPeriods(options: {
  readonly storage: SafeStorage;
  readonly account: string;
  readonly maxPeriods: number;
  /** The server's time in milliseconds since 1970. */
  readonly now: () => number;
}): RecentPeriods {
  const { storage, account, maxPeriods, now } = options;
  const list = createPersistentList({
    ...{ storage, prefix: localKeys.recentPeriods, account: () => account },
    read: (stored) => readSpans(stored, now() / 1000).slice(0, maxPeriods),
  });
  return {
    list: list.get,
    applied: (span) => list.set(withSpan(list.get(), span, maxPeriods)),
  };
}

/** The spans with an applied one in front, each once. */
export function withSpan(spans: readonly Span[], { from, to }: Span, maxPeriods: number): readonly Span[] {
  const others = spans.filter((span) => span.from !== from || span.to !== to);
  return [{ from, to }, ...others].slice(0, maxPeriods);
}

/** The valid spans of a stored value. `now` is in unix seconds. */
export function readSpans(stored: unknown, now: number): readonly Span[] {
  const values = isList(stored) ? stored : [];
  return values.flatMap((value) => readSpan(getOwn(value, 'from'), getOwn(value, 'to'), now) ?? []);
}
