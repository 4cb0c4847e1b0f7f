import type { QueryClient } from '@tanstack/react-query';
import { settings } from '~/generated/console/console';
import type { Scope } from '~/generated/contract/types';
import { createLogout } from '~/session/logout';
import { fetchProfile, type Profile } from '~/session/profile';
import { createSignIn, type SignIn } from '~/session/sign-in';
import { createSignInWatch, type SignInWatch } from '~/session/sign-in-watch';
import { createTabAccess, type TabAccessStore } from '~/session/tab-access';
import type { Config } from '~/session/config';
import type { Language } from '~/i18n/language';
import type { Navigation } from './create-navigation';
import type { ShellState } from './create-shell';
import type { Connection } from './create-connection';
import type { Environment } from './environment';

/** The parts that a session works with. */
export interface SessionParts {
  readonly environment: Environment;
  readonly config: Config;
  readonly language: Language;
  readonly connection: Connection;
  readonly navigation: Navigation;
  readonly shell: ShellState;
  /** The cache of answers. */
  readonly queries: QueryClient;
}

/** Signing in and out. */
export interface Account {
  /** The access of this tab to data. */
  readonly access: TabAccessStore;
  readonly signIn: SignIn;
  readonly signOut: () => Promise<void>;
  readonly watch: SignInWatch;
}

/** The parts that signing in and out works with. */
interface AccountParts extends SessionParts {
  readonly profile: () => Profile | undefined;
  /** The values that expressions read without a profile. */
  readonly scope: () => Scope;
  /** Called after the same person has signed in again. */
  readonly onRenewed: () => void;
}

/** Creates the functions that sign in and out; nobody is signed in or out yet. */
export function createAccount(parts: AccountParts): Account {
  const { environment, connection, shell, profile, onRenewed } = parts;
  const { page, clock, local, tab } = environment;
  const { timers, limits } = settings;
  const access = createTabAccess(tab);
  const watch = createSignInWatch({
    page,
    access,
    storage: local,
    profile,
    readProfile: () => fetchProfile(connection.client, parts.scope(), environment.browserLanguage),
    onRenewed,
  });
  const signOut = createLogout({
    page,
    clock,
    access,
    storage: local,
    handshakeMs: timers.logoutHandshake,
    onBegin: watch.stop,
  });
  const signIn = createSignIn({
    page,
    clock,
    storage: tab,
    signIn: environment.signIn ?? page.reload,
    limit: limits.signInRedirects,
    windowMs: timers.signInWindow,
    saveDrafts: () => void shell.drafts.save(),
  });
  return { access, signIn, signOut, watch };
}
