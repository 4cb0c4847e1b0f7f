import type { Answer } from '~/generated/contract/operations';
import { ListLine } from './ListLine';
import { BooleanLine, ChipsLine, DateTimeLine, NumberLine, TextLine } from './lines';
import { Card } from './Section';

type Profiles = Answer<'deviceIdentity'>;
type Cloud = NonNullable<Profiles['aad']>[number];
type Local = NonNullable<Profiles['opa']>[number];

/** What the directories know of a host. */
export function IdentityTab({ profiles }: { readonly profiles: Profiles }) {
  return (
    <>
      {profiles.aad?.map((profile, index) => (
        <CloudProfile key={profile.id ?? index} profile={profile} />
      ))}
      {profiles.opa?.map((profile, index) => (
        <LocalProfile key={index} profile={profile} />
      ))}
    </>
  );
}

function CloudProfile({ profile }: { readonly profile: Cloud }) {
  const roles = profile.roleAssignments ?? [];
  const isGiven = (text: string | null | undefined): boolean => (text ?? '') !== '';
  return (
    <Card title="Cloud directory">
      <TextLine id="aad.tenantName" label="Tenant" value={profile.tenantName} />
      <TextLine id="aad.tenantId" label="Tenant id" value={profile.tenantId} mono />
      <TextLine id="aad.id" label="Object id" value={profile.id} mono />
      <TextLine id="aad.joinTypeDisplayName" label="Join type" value={profile.joinTypeDisplayName} />
      <BooleanLine id="aad.isCompliant" label="Compliant" value={profile.isCompliant} />
      <DateTimeLine id="aad.lastCheckInTimestamp" label="Last check-in" value={profile.lastCheckInTimestamp} />
      <BooleanLine id="aad.isDirectorySynced" label="Directory synced" value={profile.isDirectorySynced} />
      {isGiven(profile.userPrincipalName) && (
        <TextLine id="aad.userPrincipalName" label="User principal name" value={profile.userPrincipalName} />
      )}
      {profile.isPrivileged != null && (
        <BooleanLine id="aad.isPrivileged" label="Privileged" value={profile.isPrivileged} />
      )}
      {roles.length > 0 && (
        <ListLine
          id="aad.roleAssignments"
          label="Role assignments"
          entries={roles.flatMap((role) => (typeof role === 'string' ? role : (role.displayName ?? [])))}
        />
      )}
      <BooleanLine id="aad.isEnabled" label="Enabled" value={profile.isEnabled} />
      {profile.lastPasswordChangeTimestamp != null && (
        <DateTimeLine
          id="aad.lastPasswordChangeTimestamp"
          label="Last password change"
          value={profile.lastPasswordChangeTimestamp}
        />
      )}
      {isGiven(profile.userTypeDisplayName) && (
        <TextLine id="aad.userTypeDisplayName" label="User type" value={profile.userTypeDisplayName} />
      )}
      {isGiven(profile.authenticationTypeDisplayName) && (
        <TextLine
          id="aad.authenticationTypeDisplayName"
          label="Authentication type"
          value={profile.authenticationTypeDisplayName}
        />
      )}
    </Card>
  );
}

function LocalProfile({ profile }: { readonly profile: Local }) {
  return (
    <Card title="On-premises directory">
      <TextLine id="opa.domain" label="Domain" value={profile.domain} />
      <BooleanLine id="opa.isEnabled" label="Enabled" value={profile.isEnabled} />
      {profile.isPrivileged != null && (
        <BooleanLine id="opa.isPrivileged" label="Privileged" value={profile.isPrivileged} />
      )}
      <NumberLine id="opa.groupCount" label="Groups" value={profile.groupCount} />
      <TextLine id="opa.primaryGroup" label="Primary group" value={profile.primaryGroup} />
      <ChipsLine
        id="opa.userAccountControlFlags"
        label="Account control flags"
        values={profile.userAccountControlFlags}
      />
      <ListLine
        id="opa.servicePrincipalNames"
        label="Service principal names"
        entries={profile.servicePrincipalNames ?? []}
      />
      <DateTimeLine
        id="opa.passwordLastChangedTimestamp"
        label="Password last changed"
        value={profile.passwordLastChangedTimestamp}
      />
      <DateTimeLine id="opa.createTimestamp" label="Created" value={profile.createTimestamp} />
      <TextLine id="opa.distinguishedName" label="Distinguished name" value={profile.distinguishedName} mono />
    </Card>
  );
}
