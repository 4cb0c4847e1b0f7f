import { holds } from '../descriptor/is-shown';
import { predicates } from '../generated/predicates';
import type { Profile } from './profile';

/** Whether the shell may be shown; `predicates.json` says to whom. Without a profile only the region can decide. */
export function isGateOpen(profile: Pick<Profile, 'access' | 'isFoundation'> | undefined, region: string): boolean {
  return holds(predicates.signInGateOpen, {
    region,
    flags: profile?.access.flags,
    profile: { advancedInfo: { isFoundation: profile?.isFoundation } },
  });
}
