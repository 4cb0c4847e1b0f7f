// Generated from descriptors/panels/identity.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'identity',
  input: { kind: 'string', id: 'string?', userName: 'string?' },
  sources: {
    device: {
      operation: 'deviceIdentity',
      path: { id: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.and(f.eq(s.input?.kind, 'device'), f.ne(f.orElse(s.input?.id, ''), '')),
    },
    human: {
      operation: 'humanIdentity',
      path: { id: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.and(f.eq(s.input?.kind, 'user'), f.ne(f.orElse(s.input?.id, ''), '')),
    },
  },
  values: { profiles: (s: Reads, f) => f.orElse(s.device, s.human) },
  emptyWhen: (s: Reads, f) => f.eq(f.add(f.size(f.orElse(s.profiles?.aad, [])), f.size(f.orElse(s.profiles?.opa, []))), 0),
  sections: [
    {
      id: 'aad',
      title: { key: 'panels.identity.sections.aad.title', text: 'Cloud directory' },
      value: (s: Reads) => s.profiles?.aad,
      fields: [
        {
          type: 'text',
          id: 'aad.tenantName',
          value: (s: Reads) => s.item?.tenantName,
          label: { key: 'panels.identity.sections.aad.fields.aad.tenantName.label', text: 'Tenant' },
        },
        {
          type: 'mono',
          id: 'aad.tenantId',
          value: (s: Reads) => s.item?.tenantId,
          label: { key: 'panels.identity.sections.aad.fields.aad.tenantId.label', text: 'Tenant id' },
        },
        {
          type: 'mono',
          id: 'aad.id',
          value: (s: Reads) => s.item?.id,
          label: { key: 'panels.identity.sections.aad.fields.aad.id.label', text: 'Object id' },
        },
        {
          type: 'text',
          id: 'aad.joinTypeDisplayName',
          value: (s: Reads) => s.item?.joinTypeDisplayName,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.joinTypeDisplayName.label',
            text: 'Join type',
          },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'device'), f.ne(f.orElse(s.item?.joinTypeDisplayName, ''), '')),
        },
        {
          type: 'boolean',
          id: 'aad.isCompliant',
          value: (s: Reads) => s.item?.isCompliant,
          label: { key: 'panels.identity.sections.aad.fields.aad.isCompliant.label', text: 'Compliant' },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'device'), f.has(s.item?.isCompliant)),
        },
        {
          type: 'dateTime',
          id: 'aad.lastCheckInTimestamp',
          value: (s: Reads) => s.item?.lastCheckInTimestamp,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.lastCheckInTimestamp.label',
            text: 'Last check-in',
          },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'device'), f.has(s.item?.lastCheckInTimestamp)),
        },
        {
          type: 'boolean',
          id: 'aad.isDirectorySynced',
          value: (s: Reads) => s.item?.isDirectorySynced,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.isDirectorySynced.label',
            text: 'Directory synced',
          },
        },
        {
          type: 'text',
          id: 'aad.userPrincipalName',
          value: (s: Reads) => s.item?.userPrincipalName,
          label: { key: 'DRAWER.USER_PRINCIPAL_NAME' },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.ne(f.orElse(s.item?.userPrincipalName, ''), '')),
        },
        {
          type: 'boolean',
          id: 'aad.isPrivileged',
          value: (s: Reads) => s.item?.isPrivileged,
          label: { key: 'DRAWER.IDENTITY.PRIVILEGED' },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.has(s.item?.isPrivileged)),
        },
        {
          type: 'list',
          id: 'aad.roleAssignments',
          value: (s: Reads) => s.item?.roleAssignments,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.roleAssignments.label',
            text: 'Role assignments',
          },
          item: (s: Reads, f) => f.orElse(s.item?.displayName, s.item),
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.gt(f.size(s.item?.roleAssignments), 0)),
        },
        {
          type: 'boolean',
          id: 'aad.isEnabled',
          value: (s: Reads) => s.item?.isEnabled,
          label: { key: 'DRAWER.IDENTITY.ENABLED' },
        },
        {
          type: 'dateTime',
          id: 'aad.lastPasswordChangeTimestamp',
          value: (s: Reads) => s.item?.lastPasswordChangeTimestamp,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.lastPasswordChangeTimestamp.label',
            text: 'Last password change',
          },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.has(s.item?.lastPasswordChangeTimestamp)),
        },
        {
          type: 'text',
          id: 'aad.userTypeDisplayName',
          value: (s: Reads) => s.item?.userTypeDisplayName,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.userTypeDisplayName.label',
            text: 'User type',
          },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.ne(f.orElse(s.item?.userTypeDisplayName, ''), '')),
        },
        {
          type: 'text',
          id: 'aad.authenticationTypeDisplayName',
          value: (s: Reads) => s.item?.authenticationTypeDisplayName,
          label: {
            key: 'panels.identity.sections.aad.fields.aad.authenticationTypeDisplayName.label',
            text: 'Authentication type',
          },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.ne(f.orElse(s.item?.authenticationTypeDisplayName, ''), '')),
        },
      ],
    },
    {
      id: 'opa',
      title: { key: 'panels.identity.sections.opa.title', text: 'On-premises directory' },
      value: (s: Reads) => s.profiles?.opa,
      fields: [
        {
          type: 'text',
          id: 'opa.domain',
          value: (s: Reads) => s.item?.domain,
          label: { key: 'panels.identity.sections.opa.fields.opa.domain.label', text: 'Domain' },
        },
        {
          type: 'boolean',
          id: 'opa.isEnabled',
          value: (s: Reads) => s.item?.isEnabled,
          label: { key: 'DRAWER.IDENTITY.ENABLED' },
        },
        {
          type: 'boolean',
          id: 'opa.isPrivileged',
          value: (s: Reads) => s.item?.isPrivileged,
          label: { key: 'DRAWER.IDENTITY.PRIVILEGED' },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'user'), f.has(s.item?.isPrivileged)),
        },
        {
          type: 'number',
          id: 'opa.groupCount',
          value: (s: Reads) => s.item?.groupCount,
          label: { key: 'DRAWER.IDENTITY.GROUPS' },
          visibleWhen: (s: Reads, f) => f.or(f.eq(s.input?.kind, 'device'), f.eq(f.orElse(s.item?.groupCount, 0), 0)),
        },
        {
          type: 'action',
          id: 'opa.groups',
          label: { key: 'DRAWER.IDENTITY.GROUPS' },
          visibleWhen: (s: Reads, f) => f.and(f.eq(s.input?.kind, 'user'), f.gt(s.item?.groupCount, 0)),
          button: {
            id: 'groups',
            label: {
              key: 'panels.identity.sections.opa.fields.opa.groups.button.label',
              text: '{count}',
              with: { count: (s: Reads) => s.item?.groupCount },
            },
            action: {
              type: 'openDialog',
              dialog: 'generic',
              texts: {
                title: {
                  key: 'panels.identity.sections.opa.fields.opa.groups.button.action.texts.title',
                  text: 'Groups',
                },
              },
              with: {
                url: (s: Reads, f) => f.add(f.add(f.add(f.add('/ui/sjg/idInventory/adGroupList.html?sourceId=', f.encode(s.input?.id)), '&sourceName='), f.encode(f.orElse(s.input?.userName, ''))), '&sourceType=user'),
                width: () => 830,
                height: () => 500,
              },
            },
          },
        },
        {
          type: 'text',
          id: 'opa.primaryGroup',
          value: (s: Reads) => s.item?.primaryGroup,
          label: {
            key: 'panels.identity.sections.opa.fields.opa.primaryGroup.label',
            text: 'Primary group',
          },
        },
        {
          type: 'chips',
          id: 'opa.userAccountControlFlags',
          value: (s: Reads) => s.item?.userAccountControlFlags,
          label: {
            key: 'panels.identity.sections.opa.fields.opa.userAccountControlFlags.label',
            text: 'Account control flags',
          },
        },
        {
          type: 'list',
          id: 'opa.servicePrincipalNames',
          value: (s: Reads) => s.item?.servicePrincipalNames,
          label: {
            key: 'panels.identity.sections.opa.fields.opa.servicePrincipalNames.label',
            text: 'Service principal names',
          },
        },
        {
          type: 'dateTime',
          id: 'opa.passwordLastChangedTimestamp',
          value: (s: Reads) => s.item?.passwordLastChangedTimestamp,
          label: {
            key: 'panels.identity.sections.opa.fields.opa.passwordLastChangedTimestamp.label',
            text: 'Password last changed',
          },
        },
        {
          type: 'dateTime',
          id: 'opa.createTimestamp',
          value: (s: Reads) => s.item?.createTimestamp,
          label: { key: 'panels.identity.sections.opa.fields.opa.createTimestamp.label', text: 'Created' },
        },
        {
          type: 'mono',
          id: 'opa.distinguishedName',
          value: (s: Reads) => s.item?.distinguishedName,
          label: {
            key: 'panels.identity.sections.opa.fields.opa.distinguishedName.label',
            text: 'Distinguished name',
          },
        },
      ],
    },
  ],
  needs: ['device', 'human'],
};

export default panel;
