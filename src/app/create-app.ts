import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { createClient } from '../api/client';
import { hearDate } from '../api/hear-date';
import { createBanners } from '../actions/banners';
import { listen } from '../actions/listen';
import { createCommands } from '../actions/commands';
import { createDrawerList } from '../actions/drawer-list';
import { createDrawerTrail } from '../actions/drawer-trail';
import { createFrames } from '../actions/frames';
import { createNoticeQueue } from '../actions/notice-queue';
import { createOverlays } from '../actions/overlays';
import { createRoleJump } from '../actions/role-jump';
import { showSession } from '../actions/show-session';
import { reactToEvents } from '../actions/react-to-events';
import { tellFailure } from '../actions/tell-failure';
import { createToasts } from '../actions/toasts';
import { settings } from '../generated/console';
import { errorRows } from '../generated/errors';
import { notices } from '../generated/notices';
import { routes } from '../generated/routes';
import type { Texts } from '../render/create-texts';
import { preloadMustAnswer } from '../render/preload-dialog';
import { createStore } from '../lib/store';
import type { Services } from '../render/services';
import type { Config } from '../session/config';
import { createDrawerLayout } from '../session/drawer-layout';
import type { Language } from '../session/language';
import { createLiveSession } from '../session/live/live-session';
import { createLogout } from '../session/logout';
import { createPeriod } from '../session/period';
import { createMemories, type Memories } from '../session/memories';
import { sessionScope } from '../session/scope';
import { createServerTime } from '../session/server-time';
import { createSignIn, type SignIn } from '../session/sign-in';
import { createSignalHandler } from '../session/signals';
import { createStartup, type Startup } from '../session/startup';
import { localKeys } from '../session/storage-keys';
import { createSessionTimers } from '../session/timers/session-timers';
import { isLocked } from '../session/timers/session-view';
import { createOwnPlaces } from '../shell/own-places';
import { createSearch } from '../shell/search/create-search';
import type { ShellServices } from '../shell/shell-services';
import type { ThemeSetting } from '../shell/theme/theme-setting';
import type { Environment } from './environment';
import { createConsoleRouter, type ConsoleRouter } from './router';

/** The console, put together. */
export interface App {
  readonly router: ConsoleRouter;
  readonly startup: Startup;
  readonly signIn: SignIn;
  readonly queries: QueryClient;
  readonly texts: Texts;
  readonly shell: ShellServices;
  readonly memories: Memories;
  /** What views work with, for the profile and the choices as they are known so far. */
  readonly services: () => Services;
  /** Ends the listening to events, to the address and to the live channel. */
  readonly stop: () => void;
}

/** What is known before the console is put together. */
export interface AppOptions {
  readonly environment: Environment;
  readonly config: Config;
  readonly language: Language;
  readonly texts: Texts;
  readonly theme: ThemeSetting;
}

/** Puts the console together; nothing is called yet. */
export function createApp({ environment, config, language, texts, theme }: AppOptions): App {
  const { page, clock, local, tab } = environment;
  const { timers, limits } = settings;
  const trust = { own: page.origin, allowed: config.allowedOrigins };
  const toasts = createToasts(clock, timers.toast);
  const overlays = createOverlays();
  const commands = createCommands();
  const frames = createFrames({ page, clock, limits: settings.frames });
  const memories = createMemories({ declared: settings.memories, local, tab, clock });
  const drawer = {
    layout: createDrawerLayout(local, settings.widths),
    trail: createDrawerTrail(settings.drawer.history),
    list: createDrawerList(),
  };
  const serverTime = createServerTime(clock);
  const period = createPeriod(settings.period, serverTime.now);
  const router = createConsoleRouter(routes);
  const navigate: Services['navigate'] = (to, { keepState = false, ...options } = {}) => {
    const before: unknown = router.state.location.state;
    void router.navigate(to, keepState ? { ...options, state: before } : options);
  };

  const signOut = createLogout({ page, storage: local, clock, handshakeMs: timers.logoutHandshake });
  const signIn = createSignIn({
    page,
    clock,
    storage: tab,
    limit: limits.signInRedirects,
    windowMs: timers.signInWindow,
  });
  const client = createClient({
    origin: config.apiOrigin,
    trust,
    fetch: hearDate(environment.fetch, config.apiOrigin, serverTime.hear),
    clock,
    token: () => local.read(localKeys.token),
    uuid: environment.uuid,
    limits: {
      ...config.http,
      retries: limits.retries,
      retryPauseMs: timers.retryPause,
      signInSettleMs: timers.signInSettle,
    },
    rows: errorRows,
    onSignal: createSignalHandler({
      page,
      clock,
      signIn,
      signOut,
      navigate,
      showMessage: ({ row: { message = 'ERROR.COMMON_ERROR', intent = 'danger' } }) => {
        // Inside a frame the console around it is where the user looks.
        if (!page.tellParent('console:session-message', { message })) toasts.show({ intent, text: { key: message } });
      },
      timers,
    }),
  });
  const tell = (error: unknown): void => {
    if (error instanceof ApiError) tellFailure(error, { toasts, overlays });
    else environment.log(String(error));
  };
  const sessionTimers = createSessionTimers({
    client,
    clock,
    page,
    deadlines: settings.deadlines,
    log: environment.warn,
  });
  const stopShowing = showSession(sessionTimers, overlays);
  const stopLocking = sessionTimers.view.subscribe(() =>
    environment.root.toggleAttribute('data-locked', isLocked(sessionTimers.view.get())),
  );
  const banners = createBanners(client, environment.warn);
  const alertsDue = createStore(false);
  const live = createLiveSession({
    ...{ client, clock, page, trust, settings, signOut },
    storage: local,
    openSocket: environment.openSocket,
    random: environment.random,
    channel: config.liveChannel,
    language: language.sent,
    dialogs: overlays,
    log: environment.warn,
  });
  const startup = createStartup({
    client,
    clock,
    page,
    storage: local,
    browserLanguage: environment.browserLanguage,
    timers,
    menuDepth: limits.menuDepth,
    onFailure: tell,
    // Before all else, so that what wakes the page asks for the session first.
    tasks: [sessionTimers.start, live.start, () => alertsDue.set(true), () => void preloadMustAnswer()],
  });

  const jumpRoleManagement = createRoleJump({
    ...{ client, page, trust, toasts, overlays, navigate },
    settings,
    accountId: () => {
      const { profile } = startup.session.get();
      return profile.state === 'loaded' ? profile.value.accountId : '';
    },
    log: environment.log,
  });

  const services = (): Services => {
    const { profile } = startup.session.get();
    return {
      client,
      clock,
      page,
      commands,
      frames,
      memories,
      overlays,
      toasts,
      trust,
      navigate,
      jumpRoleManagement,
      signIn: signIn.redirectByUser,
      signOut,
      settings,
      format: {
        language: language.texts,
        zone: (profile.state === 'loaded' ? profile.value.timeZone : undefined) ?? environment.zone,
      },
      scope: sessionScope({
        config,
        language,
        profile: profile.state === 'loaded' ? profile.value : undefined,
        remembered: memories.kept.get(),
        now: clock.now,
        place: page.hashPath,
      }),
      drawer,
      log: environment.warn,
    };
  };
  const search = createSearch({
    ...{ local, tab, clock, page, overlays, toasts, navigate, period },
    session: startup.session,
    scope: () => services().scope,
    router,
  });
  const listening = listen(
    page,
    trust,
    frames,
    reactToEvents(services(), { sessionTimers, banners, language: language.sent }, environment.warn),
  );
  return {
    router,
    startup,
    signIn,
    memories,
    queries: new QueryClient(),
    texts,
    shell: {
      config,
      settings,
      routes,
      session: startup.session,
      notifications: live.notifications,
      alertsDue,
      banners,
      openNextNotice: createNoticeQueue(notices.notices, { overlays, memories }),
      forceSignOut: live.forceSignOut,
      clock,
      serverTime,
      period,
      storage: local,
      page,
      client,
      trust,
      theme,
      places: createOwnPlaces(),
      ...search.services,
      signOut,
    },
    services,
    stop() {
      listening.stop();
      search.stop();
      stopShowing();
      stopLocking();
      sessionTimers.stop();
      live.stop();
    },
  };
}
