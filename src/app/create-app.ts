import { QueryClient } from '@tanstack/react-query';
import { listen } from '~/actions/listen';
import { reactToEvents } from '~/actions/react-to-events';
import { settings } from '~/generated/console/console';
import { routes } from '~/generated/console/routes';
import type { Language } from '~/i18n/language';
import type { ReadableStore } from '~/lib/store';
import type { Page } from '~/platform/browser';
import type { Config } from '~/session/config';
import { createErrorReactions, type SessionMessage } from '~/session/error-reactions';
import type { Preferences } from '~/session/preferences';
import type { SignIn } from '~/session/sign-in';
import type { Startup } from '~/session/startup';
import { hasEnded, type TabAccess } from '~/session/tab-access';
import { chooseZone } from '~/session/zone';
import { createSearch, type Search } from '~/state/search/create-search';
import { matchRoute } from '~/view/context/match-route';
import { leadsToPlaceholder, placeholdersFor, type Placeholders } from '~/state/placeholders';
import type { ThemeSetting } from '~/state/theme';
import type { Lookup } from '~/i18n/translate';
import type { AppServices } from '~/view/context/services';
import { readAgain } from '~/api/read-again';
import { createNavigation, type Navigation } from './create-navigation';
import { createSession, type AppSession } from './create-session';
import { createShell, type ShellState } from './create-shell';
import { createConnection, type Connection } from './create-connection';
import type { Environment } from './environment';
import type { ConsoleRouter } from './router';

/** The assembled console. */
export interface App {
  readonly router: ConsoleRouter;
  readonly startup: Startup;
  readonly signIn: SignIn;
  /** The access of this tab to data. */
  readonly access: ReadableStore<TabAccess>;
  readonly queries: QueryClient;
  readonly texts: Lookup;
  readonly preferences: Preferences;
  /** The services of the views, for the profile and the preferences as they are known so far. */
  readonly services: () => AppServices;
  /** Stops listening to events, to the address and to the live channel. */
  readonly stop: () => void;
}

/** The inputs of the console. */
export interface AppOptions {
  readonly environment: Environment;
  readonly config: Config;
  readonly language: Language;
  readonly texts: Lookup;
  readonly theme: ThemeSetting;
}

/** Assembles the console; nothing is called yet. */
export function createApp(options: AppOptions): App {
  const { environment, config, language, texts } = options;
  const queries = new QueryClient();
  const navigation = createNavigation(environment);
  const reactions = createErrorReactions({
    page: environment.page,
    clock: environment.clock,
    access: { isEnding: () => session.access.isEnding() },
    signIn: { redirect: () => session.signIn.redirect() },
    signOut: () => session.signOut(),
    navigate: navigation.navigate,
    saveDrafts: () => void shell.drafts.save(),
    showMessage: (message) => showSessionMessage(environment.page, shell, message),
    timers: settings.timers,
  });
  const connection: Connection = createConnection({ environment, config, reactions });
  const shell: ShellState = createShell({
    environment,
    connection,
    account: () => session.profile()?.accountId ?? '',
    scope: () => session.scope(),
  });
  const session: AppSession = createSession({ environment, config, language, connection, navigation, shell, queries });
  const search = createAppSearch(environment, navigation, shell, session);
  const services = servicesOf({ ...options, queries, connection, navigation, shell, session, search });
  const listening = listenToEvents(options, services(), session);
  const stop = (): void => [session, listening, shell.drafts, search].forEach((part) => part.stop());
  session.access.state.subscribe(() => {
    environment.root.toggleAttribute('data-checking', session.access.state.get() === 'checking');
    if (!hasEnded(session.access.state.get())) return;
    stop();
    queries.clear();
  });
  session.watch.start();
  return {
    router: navigation.router,
    startup: session.startup,
    signIn: session.signIn,
    access: session.access.state,
    preferences: shell.preferences,
    queries,
    texts,
    services,
    stop,
  };
}

/** Shows a session message: in the console around this one, or in a toast if this console is not in a frame. */
function showSessionMessage(page: Page, { toasts }: ShellState, { message, intent }: SessionMessage): void {
  if (!page.notifyParent('console:session-message', { message })) toasts.show({ intent, text: { key: message } });
}

function createAppSearch(
  { page, clock, local, tab }: Environment,
  { navigate, router, drawer }: Navigation,
  { overlays, toasts, period }: ShellState,
  { startup, scope }: AppSession,
): Search {
  return createSearch({
    local,
    tab,
    clock,
    page,
    overlays,
    toasts,
    navigate,
    period,
    session: startup.session,
    scope,
    history: drawer.history.entries,
    router,
  });
}

function listenToEvents({ environment }: AppOptions, services: AppServices, session: AppSession) {
  const parts = { sessionTimers: session.timers, banners: services.banners, scope: session.scope };
  const listeners = reactToEvents(services, parts, environment.warn);
  return listen(environment.page, services.trust, services.frames, listeners);
}

/** All parts of the console. */
interface AppParts extends AppOptions {
  readonly queries: QueryClient;
  readonly connection: Connection;
  readonly navigation: Navigation;
  readonly shell: ShellState;
  readonly session: AppSession;
  readonly search: Search;
}

/** Gives a function that returns the services of the views, with the current format and scope. */
function servicesOf(parts: AppParts): () => AppServices {
  const { environment, config, language, theme, queries, connection, navigation, shell, session, search } = parts;
  const isDevelopment = environment.version === undefined;
  const placeholders = (): Placeholders => placeholdersFor(isDevelopment, settings, session.scope());
  const trust = {
    ...connection.trust,
    isUnavailable: (path: string) =>
      !placeholders().isOpen && leadsToPlaceholder(path, (each) => matchRoute(each, routes)?.route),
  };
  return () => ({
    ...shell,
    clock: environment.clock,
    page: environment.page,
    storage: environment.local,
    version: environment.version,
    newTraceId: environment.uuid,
    random: environment.random,
    log: environment.warn,
    config,
    settings,
    routes,
    theme,
    client: connection.client,
    trust,
    placeholders: placeholders(),
    isDevelopment,
    serverTime: connection.serverTime,
    navigate: navigation.navigate,
    drawer: navigation.drawer,
    pageMeta: navigation.pageMeta,
    session: session.startup.session,
    notifications: session.live.notifications,
    bannerAnswers: session.startupChecks.bannerAnswers,
    jumpRoleManagement: session.jumpRoleManagement,
    readAgain: (operations) => readAgain(queries, operations),
    showOptimistically: (changes, scope) =>
      import('~/api/optimistic').then(
        ({ showOptimistically }) => showOptimistically(queries, changes, scope),
        () => () => undefined,
      ),
    signIn: session.signIn.redirectByUser,
    signOut: session.signOut,
    searchBar: search.searchBar,
    searchHistory: search.searchHistory,
    searchReturn: search.searchReturn,
    recentObjects: search.recentObjects,
    format: { language: language.texts, zone: chooseZone(session.profile()?.timeZone, environment.zone) },
    scope: session.scope(),
  });
}
