import { isTrue } from '~/descriptor/is-shown';
import { predicates } from '~/generated/console/predicates';
import type { Profile } from './profile';

/** True if the user may see the shell, as `predicates.json` decides. Without a profile only the region is known. */
export function canEnterConsole(
  profile: Pick<Profile, 'access' | 'isFoundation'> | undefined,
  region: string,
): boolean {
  return isTrue(predicates.canEnterConsole, {
    region,
    flags: profile?.access.flags,
    profile: { advancedInfo: { isFoundation: profile?.isFoundation } },
  });
}
