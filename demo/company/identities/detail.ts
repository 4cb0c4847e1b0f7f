import type { Answer } from '~/generated/contract/operations';
import { endpointsById } from '../assets/endpoints/generate';
import type { Endpoint } from '../assets/endpoints/types';
import { mailboxesById } from '../mailboxes/generate';
import type { Mailbox } from '../mailboxes/types';
import { seededHex } from '../random';
import { riskLevel } from '../risk-level';
import { HOUR, timeOf, type Clock } from '../time/age';
import { identitiesById } from './generate';
import type { Identity } from './types';

type Profiles = Answer<'humanIdentity'>;
type CloudProfile = NonNullable<Profiles['aad']>[number];
type LocalProfile = NonNullable<Profiles['opa']>[number];

const TENANT = { tenantId: 'b7a2d1c4-0000-4000-8000-0000000000a1', tenantName: 'Halden Optics' };
/** Seconds from the last check-in of a device to its last report. */
const CHECK_IN = 6 * HOUR;

/** The directory profiles of a generated user. */
export function humanProfiles(world: Clock, id: string): Profiles | undefined {
  const identity = identitiesById().get(id);
  if (identity === undefined) return undefined;
  return {
    aad: identity.source === 'microsoft' ? [cloudProfile(world, identity)] : [],
    opa: identity.source === 'google' ? null : [localProfile(world, identity)],
  };
}

/** The directory profiles of a generated device; only Windows joins the local directory. */
export function deviceProfiles(world: Clock, id: string): Profiles | undefined {
  const endpoint = endpointsById().get(id);
  if (endpoint === undefined) return undefined;
  const isWindows = endpoint.os === 'windows';
  return {
    aad: isWindows || endpoint.os === 'mac' ? [deviceProfile(world, endpoint)] : [],
    opa: isWindows ? [computerAccount(endpoint)] : [],
  };
}

function cloudProfile(
  world: Clock,
  { id, person, state, mfa, privilege, roles, passwordChanged }: Identity,
): CloudProfile {
  return {
    ...TENANT,
    id: `aad-usr-${seededHex(id, 6)}`,
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

function localProfile(world: Clock, { person, state, privilege, groups, passwordChanged }: Identity): LocalProfile {
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

function deviceProfile(world: Clock, { id, os, risk, lastSeen }: Endpoint): CloudProfile {
  return {
    ...TENANT,
    id: `aad-dev-${seededHex(id, 6)}`,
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

/** The answer for a generated user account. */
export function userAccount(id: string): Answer<'userAccountQuery'> | undefined {
  const identity = identitiesById().get(id);
  const mailbox = mailboxesById().get(id);
  if (identity === undefined || mailbox === undefined) return undefined;
  const { person, source, privilege } = identity;
  return {
    userName: person.name,
    isHpu: privilege === 'privileged',
    emailAddress: person.mail,
    emailProtection: mailbox.protection,
    xdrPolicyId: 'xdr-policy-1',
    department: person.department,
    iamType: source === 'google' ? 'google' : 'other',
    services: { exchange: exchangeOf(mailbox) },
    dlpPolicyId: mailbox.dlpPolicyId,
  };
}

function exchangeOf({ service, policyStatus, policyId, dlpPolicyId }: Mailbox) {
  if (service === 'google') return null;
  const usual = policyStatus === 'disabled' ? 'disabled' : 'enabled';
  const optional = policyStatus === 'enabledAndOptimized' ? 'enabled' : 'disabled';
  return {
    atpPolicyId: policyId,
    atpPolicyStatus: policyStatus,
    atpFeatures: {
      spam: usual,
      phishing: usual,
      businessEmailCompromise: optional,
      malware: usual,
      virtualAnalyzer: optional,
      fileBlocking: usual,
      webReputation: optional,
      timeOfClick: optional,
      fileSharing: usual,
    },
    dlpPolicyId,
  };
}
