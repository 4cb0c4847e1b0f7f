import type { RoleJumpOptions } from '~/actions/role-jump';
import { showSession } from '~/actions/session-dialog';
import { showApiError } from '~/actions/show-api-error';
import { ApiError } from '~/api/api-error';
import { settings } from '~/generated/console/console';
import type { Scope } from '~/generated/contract/types';
import { localKeys } from '~/platform/storage-keys';
import { createLiveSession, type LiveSession } from '~/session/live/live-session';
import { canEnterConsole, type Profile } from '~/session/profile';
import { sessionScope } from '~/session/scope';
import { chooseZone } from '~/session/zone';
import { createStartup, type Startup } from '~/session/startup';
import { createSessionTimers, type SessionTimers } from '~/session/timers/session-timers';
import { isLocked } from '~/session/timers/session-view';
import { createStartupChecks, type StartupChecks } from '~/state/startup-checks';
import { commonError } from '~/state/present-error';
import { preloadMustAnswer } from '~/view/dialog/preload-dialog';
import { createAccount, type Account, type SessionParts } from './create-account';
import type { Environment } from './environment';

/** The session: the account, its timers and its live channel. */
export interface AppSession extends Account {
  readonly startup: Startup;
  readonly timers: SessionTimers;
  readonly live: LiveSession;
  readonly startupChecks: StartupChecks;
  /** The profile; `undefined` until it is loaded. */
  readonly profile: () => Profile | undefined;
  /** The current variables of expressions. */
  readonly scope: () => Scope;
  readonly jumpRoleManagement: () => Promise<void>;
  readonly stop: () => void;
}

/** Creates the session; nothing is called yet. */
export function createSession(parts: SessionParts): AppSession {
  const { environment, connection, shell } = parts;
  const timers = createSessionTimers({
    client: connection.client,
    clock: environment.clock,
    page: environment.page,
    deadlines: settings.deadlines,
    scope: () => scope(),
    random: environment.random,
    log: environment.warn,
  });
  const profile = (): Profile | undefined => {
    const loaded = startup.session.get().profile;
    return loaded.state === 'loaded' ? loaded.value : undefined;
  };
  const account = createAccount({
    ...parts,
    profile,
    scope: () => scopeOf(parts, undefined),
    onRenewed: timers.settingsChanged,
  });
  const live = createLive(parts, account.signOut, () => scope());
  const scope = (): Scope => scopeOf(parts, profile());
  const startupChecks = createStartupChecks({
    client: connection.client,
    clock: environment.clock,
    queries: parts.queries,
    overlays: shell.overlays,
    preferences: shell.preferences,
    scope,
    forceSignOut: live.forceSignOut,
  });
  // Behind a closed gate nothing of the console is shown or loaded.
  const startChecks = (): void => {
    if (canEnterConsole(scope())) startupChecks.start();
  };
  // The timers come first, so that an event that wakes the page calls for the session before all else.
  const steps = [timers.start, live.start, startChecks, () => void preloadMustAnswer()];
  const startup = createSessionStartup(parts, steps);
  const stops = [account.watch.stop, showSession(timers, shell.overlays), showLock(environment, timers)];
  return {
    ...account,
    startup,
    timers,
    live,
    startupChecks,
    profile,
    scope,
    jumpRoleManagement: createJump(parts, profile),
    stop: () => [...stops, startup.stop, startupChecks.stop, timers.stop, live.stop].forEach((stop) => stop()),
  };
}

function createLive(
  { environment, config, connection, shell }: SessionParts,
  signOut: () => Promise<void>,
  scope: () => Scope,
) {
  return createLiveSession({
    client: connection.client,
    clock: environment.clock,
    page: environment.page,
    trust: connection.trust,
    settings,
    scope,
    signOut,
    token: environment.accessToken ?? (() => environment.local.read(localKeys.token)),
    openSocket: environment.openSocket,
    random: environment.random,
    channel: config.liveChannel,
    dialogs: shell.overlays,
    checkBuild: () => void shell.update.check(),
    log: environment.warn,
  });
}

function createSessionStartup(parts: SessionParts, steps: readonly (() => void)[]): Startup {
  const { environment, connection, shell } = parts;
  return createStartup({
    client: connection.client,
    scope: (profile) => scopeOf(parts, profile),
    clock: environment.clock,
    page: environment.page,
    storage: environment.local,
    browserLanguage: environment.browserLanguage,
    timers: settings.timers,
    menuDepth: settings.limits.menuDepth,
    onFailure(error) {
      if (error instanceof ApiError) showApiError(error, 'action', shell);
      else environment.log(String(error));
    },
    steps,
  });
}

/** Gives the function that jumps to role management, whose code is loaded with the first jump. */
function createJump(parts: SessionParts, profile: () => Profile | undefined): () => Promise<void> {
  const { environment, connection, navigation, shell } = parts;
  const options: RoleJumpOptions = {
    client: connection.client,
    page: environment.page,
    trust: connection.trust,
    toasts: shell.toasts,
    overlays: shell.overlays,
    navigate: navigation.navigate,
    scope: () => scopeOf(parts, profile()),
    accountId: () => profile()?.accountId ?? '',
    log: environment.log,
  };
  let loaded: Promise<() => Promise<void>> | undefined;
  return async () => {
    loaded ??= import('~/actions/role-jump').then(({ createRoleJump }) => createRoleJump(options));
    try {
      await (
        await loaded
      )();
    } catch (error) {
      loaded = undefined;
      environment.log(String(error));
      shell.toasts.show({ intent: 'danger', text: { key: commonError } });
    }
  };
}

function scopeOf({ environment, config, language, shell }: SessionParts, profile: Profile | undefined): Scope {
  return sessionScope({
    config,
    language,
    profile,
    preferences: shell.preferences.current.get(),
    now: environment.clock.now,
    zone: chooseZone(profile?.timeZone, environment.zone),
    pagePath: environment.page.hashPath,
  });
}

/** Marks the page while the session is locked; the result stops it. */
function showLock({ root }: Environment, timers: SessionTimers): () => void {
  return timers.view.subscribe(() => root.toggleAttribute('data-locked', isLocked(timers.view.get())));
}
