import type { Flag, Region } from '../generated/vocabulary';
import { isOn } from './access';
import type { Profile } from './profile';

/** Flag that opens the gate for everyone. */
const gateFlag: Flag = 'allow-poseidon-sign-in';

/** Regions in which the gate is always open. */
const openRegions: readonly Region[] = ['UAE', 'GOV_US'];

/** Whether the shell may be shown: by the flag, for foundation accounts, and in the special regions. */
export function isGateOpen(profile: Pick<Profile, 'access' | 'isFoundation'> | undefined, region: string): boolean {
  if (openRegions.some((open) => open === region)) return true;
  return profile !== undefined && (profile.isFoundation || isOn(profile.access.flags, gateFlag));
}
