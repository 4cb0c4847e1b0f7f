import type { Scope } from '../generated/types';
import type { Config } from './config';
import type { Language } from './language';
import type { Remembered } from './memories';
import type { Profile } from './profile';

/** What the session's values come from. */
export interface SessionValues {
  readonly config: Config;
  readonly language: Language;
  readonly profile: Profile | undefined;
  readonly remembered: Remembered;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Path and query of the current page. */
  readonly place: () => string;
}

/** What expressions read everywhere: the session's values. Without a profile nothing is granted. */
export function sessionScope({ config, language, profile, remembered, now, place }: SessionValues): Scope {
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
    flags: profile?.access.flags ?? {},
    permissions: profile?.access.permissions ?? {},
    remembered,
    now,
    place,
  };
}
