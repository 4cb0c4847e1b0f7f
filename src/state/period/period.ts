import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import { invariant } from '~/lib/invariant';
import { isCount } from '~/lib/json';
import { createStore, type ReadableStore } from '~/lib/store';

/** A span of time, in unix seconds. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A span, and how it was chosen. The span of a preset ends when it is computed. */
export type Period = Span & ({ readonly custom: false; readonly preset: string } | { readonly custom: true });

/** A choice in the picker: the id of a preset, or a span. */
export type PeriodChoice = string | Span;

/** The period that screens show. */
export interface PeriodService {
  /** The chosen period, at first the default. The span of a preset is computed when it is chosen. */
  readonly chosen: ReadableStore<Period>;
  /** The chosen period as of now: a preset is counted back from the server's time. */
  now(): Period;
  /** Chooses a period. A preset that does not exist chooses the default. */
  choose(choice: PeriodChoice): void;
  /** Computes a preset again for the current time. A custom span stays. */
  renew(): void;
}

/** The choice that leads to a period. */
export function choiceOf(period: Period): PeriodChoice {
  return period.custom ? { from: period.from, to: period.to } : period.preset;
}

type PeriodSettings = Pick<ConsoleSettings['period'], 'presets' | 'default'>;

/** Creates the period service with the default period. `now` returns the server's time in milliseconds since 1970. */
export function createPeriod(settings: PeriodSettings, now: () => number): PeriodService {
  const presetOf = (id: string) => settings.presets.find((preset) => preset.id === id);
  const periodOf = (choice: PeriodChoice): Period => {
    if (typeof choice !== 'string') return { from: choice.from, to: choice.to, custom: true };
    const preset = presetOf(choice) ?? presetOf(settings.default) ?? settings.presets[0];
    invariant(preset, 'console.json has no presets of the period.');
    const to = Math.floor(now() / 1000);
    // A day has 24 hours, also when the clock changes.
    const minutes = preset.minutes ?? (preset.hours ?? 0) * 60;
    return { from: to - minutes * 60, to, custom: false, preset: preset.id };
  };

  const chosen = createStore(periodOf(settings.default));
  const choose = (choice: PeriodChoice): void => chosen.set(periodOf(choice));
  return {
    chosen,
    now: () => periodOf(choiceOf(chosen.get())),
    choose,
    renew() {
      const current = chosen.get();
      if (!current.custom) choose(current.preset);
    },
  };
}

/** How far in the future a span may end, in seconds: in some zone it is already the next day. */
const maxAhead = 86_400;

/**
 * The span of two values from outside, if they are whole seconds, in order, and not in the future. `now` is in unix
 * seconds.
 */
export function readSpan(from: unknown, to: unknown, now: number): Span | undefined {
  return isCount(from) && isCount(to) && from < to && to <= now + maxAhead ? { from, to } : undefined;
}

/** The query parameters of an address that contain the period. */
export const periodMembers = ['from', 'to', 'period'] as const;

/**
 * The query parameters of a period. With the id of a preset, the address is relative to the time at which it is opened.
 */
export function periodQuery(period: Period): Readonly<Record<string, string>> {
  const { from, to } = period;
  return { from: String(from), to: String(to), ...(!period.custom && { period: period.preset }) };
}

/** The choice in the query of an address; `fallback` if it is invalid, `undefined` if the query contains none. */
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
  return readSpan(secondsOf(query.get('from')), secondsOf(query.get('to')), now) ?? fallback;
}

function secondsOf(text: string | null): number | undefined {
  return text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
}
