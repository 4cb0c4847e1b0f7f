import type { Client } from '~/api/client';
import type { Clock } from '~/platform/clock';
import type { Scope } from '~/generated/contract/types';
import type { Config } from './config';
import type { Language } from '~/i18n/language';
import type { StoredPreferences } from './preferences';
import type { Profile } from './profile';

/** What the session needs for its calls. */
export interface SessionCallContext {
  readonly client: Client;
  readonly clock: Clock;
  /** The values that expressions read, as of now. */
  readonly scope: () => Scope;
}

/** The sources of the values that expressions read everywhere. */
export interface SessionValues {
  readonly config: Config;
  readonly language: Language;
  readonly profile: Profile | undefined;
  readonly preferences: StoredPreferences;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The zone of all times in the console. */
  readonly zone: string;
  /** Path and query of the current page. */
  readonly pagePath: () => string;
}

/** The values that expressions read everywhere. Without a profile nothing is granted. */
export function sessionScope({ config, language, profile, preferences, now, zone, pagePath }: SessionValues): Scope {
  return {
    region: config.region,
    site: config.site,
    tracking: config.tracking,
    serviceProviderContext: config.serviceProviderContext,
    language: language.sent,
    externalLinks: config.externalLinks,
    view: profile?.view,
    userType: profile?.userType,
    profile: profile?.answer,
    flags: profile?.flags ?? {},
    permissions: profile?.permissions ?? {},
    preferences,
    now,
    zone,
    pagePath,
  };
}
