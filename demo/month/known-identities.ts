import { identities } from '../data/identities';
import { moments } from '../data/moments';
import { users } from '../data/users';
import { once } from './once';
import type { Identity } from './identities';

/** Any moment will do: only the distance to it is kept. */
const START = 0;

const written = once(() => ({ accounts: users(), profiles: identities(moments(START)) }));

/** What the accounts and directory profiles that are written by hand say of a person. */
export function knownIdentity(id: string): Partial<Identity> {
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
