import type { Answer } from '../../../src/generated/operations';
import { hex } from '../../data/seeded';
import type { World } from '../../handler';
import { HOUR, timeOf } from '../age';
import { endpointsById, type Endpoint } from '../endpoints';
import { identitiesById, type Identity } from '../identities';
import { riskLevel } from '../risk-level';

type Profiles = Answer<'humanIdentity'>;
type CloudProfile = NonNullable<Profiles['aad']>[number];
type LocalProfile = NonNullable<Profiles['opa']>[number];

const TENANT = { tenantId: 'b7a2d1c4-0000-4000-8000-0000000000a1', tenantName: 'Halden Optics' };
/** Fewest hours between two visits of a device to its directory. */
const CHECK_IN = 6 * HOUR;

/** The directory profiles of a user of the month. */
export function monthIdentity(world: World, id: string): Profiles | undefined {
  const identity = identitiesById().get(id);
  if (identity === undefined) return undefined;
  return {
    aad: identity.source === 'microsoft' ? [cloudProfile(world, identity)] : [],
    opa: identity.source === 'google' ? null : [localProfile(world, identity)],
  };
}

/** The directory profiles of a device of the month; only Windows joins the local directory. */
export function monthDevice(world: World, id: string): Profiles | undefined {
  const endpoint = endpointsById().get(id);
  if (endpoint === undefined) return undefined;
  const isWindows = endpoint.os === 'windows';
  return {
    aad: isWindows || endpoint.os === 'mac' ? [deviceProfile(world, endpoint)] : [],
    opa: isWindows ? [computerAccount(endpoint)] : [],
  };
}

function cloudProfile(
  world: World,
  { id, person, state, mfa, privilege, roles, passwordChanged }: Identity,
): CloudProfile {
  return {
    ...TENANT,
    id: `aad-usr-${hex(id, 6)}`,
    userPrincipalName: person.mail,
    isPrivileged: privilege === 'privileged',
    roleAssignments: roles.map((role) => ({ displayName: role })),
    isEnabled: state === 'enabled',
    isDirectorySynced: true,
    lastPasswordChangeTimestamp: passwordChanged === null ? null : timeOf(world, passwordChanged),
    userTypeDisplayName: 'Member',
    authenticationTypeDisplayName: { registered: 'Multi-factor', missing: 'Password', unknown: null }[mfa],
  };
}

function localProfile(world: World, { person, state, privilege, groups, passwordChanged }: Identity): LocalProfile {
  return {
    domain: 'halden.local',
    isEnabled: state === 'enabled',
    isPrivileged: privilege === 'privileged',
    groupCount: groups,
    primaryGroup: 'Domain Users',
    userAccountControlFlags: ['NORMAL_ACCOUNT'],
    servicePrincipalNames: [],
    passwordLastChangedTimestamp: passwordChanged === null ? null : timeOf(world, passwordChanged),
    distinguishedName: `CN=${person.name},OU=${person.department},OU=${person.office},DC=halden,DC=local`,
  };
}

function deviceProfile(world: World, { id, os, risk, lastSeen }: Endpoint): CloudProfile {
  return {
    ...TENANT,
    id: `aad-dev-${hex(id, 6)}`,
    joinTypeDisplayName: os === 'windows' ? 'Hybrid joined' : 'Registered',
    isCompliant: riskLevel(risk) !== 'high',
    lastCheckInTimestamp: lastSeen === null ? null : timeOf(world, lastSeen + CHECK_IN),
    isDirectorySynced: os === 'windows',
    isEnabled: true,
  };
}

function computerAccount({ name, kind, site }: Endpoint): LocalProfile {
  return {
    domain: 'halden.local',
    isEnabled: true,
    groupCount: 3,
    primaryGroup: 'Domain Computers',
    userAccountControlFlags: ['WORKSTATION_TRUST_ACCOUNT'],
    servicePrincipalNames: [`HOST/${name}`, `HOST/${name.toLowerCase()}.halden.local`],
    distinguishedName: `CN=${name},OU=${kind === 'server' ? 'Servers' : 'Computers'},OU=${site},DC=halden,DC=local`,
  };
}
