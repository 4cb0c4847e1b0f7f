import type { Scope } from '../generated/types';
import type { Config } from './config';
import type { Language } from './language';
import type { Profile } from './profile';

/** What expressions read everywhere: the session's values. Without a profile nothing is granted. */
export function sessionScope(config: Config, language: Language, profile: Profile | undefined): Scope {
  return {
    region: config.region,
    site: config.site,
    language: language.sent,
    externalLinks: config.externalLinks,
    view: profile?.view,
    userType: profile?.userType,
    profile: profile?.answer,
    flags: profile?.access.flags ?? {},
    permissions: profile?.access.permissions ?? {},
  };
}
