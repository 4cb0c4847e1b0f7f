import type { QueryClient } from '@tanstack/react-query';
import { answerScope, type Received } from '~/descriptor/answer-scope';
import { bindValues } from '~/descriptor/bindings';
import { isTrue } from '~/descriptor/is-shown';
import { banners } from '~/generated/console/banners';
import { startupDialogs as descriptor } from '~/generated/console/startup-dialogs';
import type { Sources } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { createStore, type ReadableStore } from '~/lib/store';
import { createTimer } from '~/platform/clock';
import type { Preferences } from '~/session/preferences';
import type { SessionCallContext } from '~/session/scope';
import type { BannerAnswers } from './banners';
import type { Overlays } from './overlays';
import { createQueryScope } from './sources/query-scope';
import { sourceCalls } from './sources/source-calls';

/** The services that the startup checks work with. */
export interface StartupCheckOptions extends SessionCallContext {
  /** The cache of answers. */
  readonly queries: QueryClient;
  readonly overlays: Overlays;
  readonly preferences: Preferences;
  /** Warns, and signs out when the time is over. A second call does nothing. */
  readonly forceSignOut: () => void;
}

/**
 * Loads the data of startup dialogs and banners, opens the dialogs that are due, and signs out if a condition requires
 * it.
 */
export interface StartupChecks {
  /** The data that banners read; `undefined` before the start. */
  readonly bannerAnswers: ReadableStore<BannerAnswers | undefined>;
  start(): void;
  stop(): void;
}

/**
 * Creates the checks; nothing is loaded before the start. They are no component, so that the sign-out does not depend
 * on code that is loaded lazily.
 */
export function createStartupChecks(options: StartupCheckOptions): StartupChecks {
  const { queries, overlays, preferences, scope } = options;
  const { queryScope, stop: abort } = createQueryScope();
  const bannerAnswers = createStore<BannerAnswers | undefined>(undefined);
  const stops: (() => void)[] = [];
  const timer = createTimer(options.clock);

  const load = (sources: Sources = {}): BannerAnswers => {
    const request = { owner: 'startup', sources, needed: Object.keys(sources), scope: scope(), queryScope };
    const calls = sourceCalls(request, { ...options, requests: {} });
    for (const { options: query } of calls) {
      const isNew = query.enabled && queries.getQueryState(query.queryKey) === undefined;
      if (isNew) void queries.fetchQuery(query).then(check, check);
    }
    const states = calls.map((call) => ({ ...call, state: queries.getQueryState<Received>(call.options.queryKey) }));
    return {
      answers: states.reduce<Scope>(
        (all, { name, state }) =>
          state?.status === 'success' && state.data ? { ...all, ...answerScope(name, state.data) } : all,
        {},
      ),
      loading: states.some(({ wanted, state }) => wanted && (state?.status ?? 'pending') === 'pending'),
    };
  };
  const check = (): void => {
    if (stops.length === 0) return;
    bannerAnswers.set(load(banners.sources));
    const read = { ...scope(), ...load(descriptor.sources).answers };
    if (descriptor.forceSignOutWhen !== undefined && isTrue(descriptor.forceSignOutWhen, read)) options.forceSignOut();
    openNext(read);
  };
  const openNext = createDialogQueue(options);
  return {
    bannerAnswers,
    start() {
      // A dialog that closes leaves the page before the next one opens.
      const checkLater = (): void => timer.start(check, 0);
      stops.push(overlays.open.subscribe(checkLater), preferences.current.subscribe(check));
      check();
    },
    stop() {
      stops.splice(0).forEach((stop) => stop());
      timer.stop();
      abort();
      queries.removeQueries({ queryKey: queryScope.key });
    },
  };
}

/**
 * Gives a function that opens the first startup dialog that is due, unless a dialog is open. Each opens at most once.
 */
function createDialogQueue({ overlays, preferences }: Pick<StartupCheckOptions, 'overlays' | 'preferences'>) {
  const opened = new Set<string>();
  return (scope: Scope): void => {
    if (overlays.open.get().length > 0) return;
    const due = descriptor.startupDialogs.find(({ id, when }) => !opened.has(id) && isTrue(when, scope));
    if (!due) return;
    opened.add(due.id);
    // The stored choice causes the next check, which finds the dialog open.
    overlays.show(due.dialog, bindValues(due.with, scope));
    if (due.preference) preferences.set(due.preference);
  };
}
