import { memoizeEntries } from '../entries';
import { moments } from '../time/moments';
import { authoredAccounts } from './authored-accounts';
import { authoredProfiles } from './authored-profiles';
import type { Identity } from './types';

/** Authored times become ages, so any start gives the same result. */
const START = 0;

const written = memoizeEntries(() => ({ accounts: authoredAccounts(), profiles: authoredProfiles(moments(START)) }));

/** The facts of a person from the authored accounts and directory profiles. */
export function authoredIdentity(id: string): Partial<Identity> {
  const account = written().accounts.get(id);
  const profiles = written().profiles.get(id);
  if (account === undefined && profiles === undefined) return {};
  const cloud = profiles?.aad?.[0];
  const local = profiles?.opa?.[0];
  const roles = (cloud?.roleAssignments ?? []).map((role) =>
    typeof role === 'string' ? role : (role.displayName ?? ''),
  );
  const isPrivileged = [account?.isHpu, cloud?.isPrivileged, local?.isPrivileged].includes(true);
  return {
    source: account?.iamType === 'google' ? 'google' : 'microsoft',
    state: (cloud?.isEnabled ?? local?.isEnabled) === false ? 'disabled' : 'enabled',
    mfa: mfaOf(cloud?.authenticationTypeDisplayName ?? null),
    privilege: isPrivileged ? 'privileged' : 'ordinary',
    roles,
    groups: local?.groupCount ?? 0,
    passwordChanged: secondsBefore(cloud?.lastPasswordChangeTimestamp ?? null),
  };
}

function mfaOf(way: string | null): Identity['mfa'] {
  if (way === null) return 'unknown';
  return way === 'Multi-factor' ? 'registered' : 'missing';
}

function secondsBefore(time: string | number | null): number | null {
  return time === null ? null : Math.round((START - new Date(time).getTime()) / 1000);
}
