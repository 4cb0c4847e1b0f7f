// Generated from descriptors/drawers/user-account.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import assetRiskPanel from '../panels/asset-risk';
import identityPanel from '../panels/identity';
import accountSourceScale from '../scales/account-source';
import featureStatusScale from '../scales/feature-status';
import policyStatusScale from '../scales/policy-status';
import threatPolicyStatusScale from '../scales/threat-policy-status';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'user-account',
  searchType: 11,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.user-account.kind', text: 'User account' },
  icon: 'user',
  name: (s: Reads, f) => f.orElse(s.user?.userName, f.orElse(s.input?.name, s.input?.id)),
  head: {
    facts: [
      { id: 'emailAddress', value: (s: Reads) => s.user?.emailAddress },
      { id: 'department', value: (s: Reads) => s.user?.department },
    ],
  },
  sources: {
    user: {
      operation: 'userAccountQuery',
      query: { userId: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  values: {
    hasAlmostNothing: (s: Reads, f) => f.le(f.orElse(f.size(f.keys(s.user)), 0), 1),
    exchange: (s: Reads) => s.user?.services?.exchange,
    threatStatus: (s: Reads, f) => f.orElse(s.exchange?.atpPolicyStatus, ''),
    hasThreatPolicy: (s: Reads, f) => f.ne(f.orElse(s.exchange?.atpPolicyId, ''), ''),
    hasLossPolicy: (s: Reads, f) => f.ne(f.orElse(s.exchange?.dlpPolicyId, f.orElse(s.user?.dlpPolicyId, '')), ''),
    overallStatus: (s: Reads, f) => f.choose(f.and(f.eq(s.threatStatus, 'enabledAndOptimized'), s.hasLossPolicy), 'enabled', f.choose(f.and(f.not(s.hasLossPolicy), f.or(f.eq(s.threatStatus, 'disabled'), f.not(s.hasThreatPolicy))), 'disabled', 'partial')),
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'risk',
      title: { key: 'drawers.user-account.tabs.risk.title', text: 'Risk overview' },
      panel: assetRiskPanel,
      with: {
        kind: () => 'user',
        id: (s: Reads) => s.input?.id,
        workbenchId: (s: Reads) => s.input?.workbench?.id,
        assetUuid: (s: Reads) => s.input?.workbench?.uuid,
      },
      needs: [],
    },
    {
      id: 'basic',
      title: { key: 'DRAWER.BASIC' },
      emptyWhen: (s: Reads) => s.hasAlmostNothing,
      fields: [
        {
          id: 'userName',
          type: 'text',
          value: (s: Reads) => s.user?.userName,
          label: { key: 'drawers.user-account.tabs.basic.fields.userName.label', text: 'User name' },
          marker: {
            text: {
              key: 'drawers.user-account.tabs.basic.fields.userName.marker.text',
              text: 'High-profile',
            },
            visibleWhen: (s: Reads, f) => f.eq(s.user?.isHpu, true),
          },
        },
        {
          id: 'isHpu',
          type: 'boolean',
          value: (s: Reads) => s.user?.isHpu,
          label: { key: 'drawers.user-account.tabs.basic.fields.isHpu.label', text: 'High-profile user' },
        },
        {
          id: 'emailAddress',
          type: 'text',
          value: (s: Reads) => s.user?.emailAddress,
          label: {
            key: 'drawers.user-account.tabs.basic.fields.emailAddress.label',
            text: 'E-mail address',
          },
          copy: true,
        },
        {
          id: 'emailProtection',
          type: 'state',
          value: (s: Reads) => s.user?.emailProtection,
          label: {
            key: 'drawers.user-account.tabs.basic.fields.emailProtection.label',
            text: 'E-mail protection',
          },
          scale: featureStatusScale,
        },
        {
          id: 'xdrPolicyId',
          type: 'mono',
          value: (s: Reads) => s.user?.xdrPolicyId,
          label: {
            key: 'drawers.user-account.tabs.basic.fields.xdrPolicyId.label',
            text: 'Protection policy id',
          },
        },
        {
          id: 'department',
          type: 'text',
          value: (s: Reads) => s.user?.department,
          label: { key: 'drawers.user-account.tabs.basic.fields.department.label', text: 'Department' },
        },
        {
          id: 'iamType',
          type: 'scale',
          value: (s: Reads) => s.user?.iamType,
          label: { key: 'drawers.user-account.tabs.basic.fields.iamType.label', text: 'Account source' },
          scale: accountSourceScale,
        },
      ],
      needs: ['user'],
    },
    {
      id: 'email-policy',
      title: { key: 'drawers.user-account.tabs.email-policy.title', text: 'Email security policy' },
      visibleWhen: (s: Reads, f) => f.isObject(s.exchange),
      emptyWhen: (s: Reads) => s.hasAlmostNothing,
      sections: [
        {
          id: 'overall',
          fields: [
            {
              type: 'state',
              id: 'overallStatus',
              value: (s: Reads) => s.overallStatus,
              label: {
                key: 'drawers.user-account.tabs.email-policy.sections.overall.fields.overallStatus.label',
                text: 'Overall status',
              },
              scale: policyStatusScale,
            },
          ],
        },
        {
          id: 'threat-protection',
          title: {
            key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.title',
            text: 'Threat protection',
          },
          buttons: [
            {
              id: 'edit-policy',
              label: { key: 'DRAWER.EDIT_POLICY' },
              icon: 'edit',
              visibleWhen: (s: Reads, f) => f.can(s, 'license.linkToCAS'),
              action: { type: 'open', href: () => '/#/app/email/cas', window: 'new' },
            },
          ],
          fields: [
            {
              id: 'services.exchange.atpPolicyId',
              type: 'mono',
              value: (s: Reads) => s.user?.services?.exchange?.atpPolicyId,
              label: {
                key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.services.exchange.atpPolicyId.label',
                text: 'Threat protection policy',
              },
            },
            {
              id: 'services.exchange.atpPolicyStatus',
              type: 'state',
              value: (s: Reads) => s.user?.services?.exchange?.atpPolicyStatus,
              label: {
                key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.services.exchange.atpPolicyStatus.label',
                text: 'Threat protection status',
              },
              scale: threatPolicyStatusScale,
            },
            {
              type: 'groups',
              id: 'atpFeatures',
              value: (s: Reads) => s.user?.services?.exchange?.atpFeatures,
              label: {
                key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.label',
                text: 'Threat protection features',
              },
              off: 'disabled',
              states: featureStatusScale,
              summary: policyStatusScale,
              groups: [
                {
                  id: 'threat-detection',
                  label: {
                    key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.threat-detection.label',
                    text: 'Threat detection',
                  },
                  members: [
                    {
                      id: 'spam',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.threat-detection.members.spam.label',
                        text: 'Spam',
                      },
                    },
                    {
                      id: 'phishing',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.threat-detection.members.phishing.label',
                        text: 'Phishing',
                      },
                    },
                    {
                      id: 'businessEmailCompromise',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.threat-detection.members.businessEmailCompromise.label',
                        text: 'Business e-mail compromise',
                      },
                    },
                  ],
                },
                {
                  id: 'malware-scanning',
                  label: {
                    key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.malware-scanning.label',
                    text: 'Malware scanning',
                  },
                  members: [
                    {
                      id: 'malware',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.malware-scanning.members.malware.label',
                        text: 'Malware',
                      },
                    },
                    {
                      id: 'virtualAnalyzer',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.malware-scanning.members.virtualAnalyzer.label',
                        text: 'Virtual analyzer',
                      },
                    },
                    {
                      id: 'fileBlocking',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.malware-scanning.members.fileBlocking.label',
                        text: 'File blocking',
                      },
                    },
                  ],
                },
                {
                  id: 'web-reputation',
                  label: {
                    key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.web-reputation.label',
                    text: 'Web reputation',
                  },
                  members: [
                    {
                      id: 'webReputation',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.web-reputation.members.webReputation.label',
                        text: 'Links in messages',
                      },
                    },
                    {
                      id: 'timeOfClick',
                      label: {
                        key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.groups.web-reputation.members.timeOfClick.label',
                        text: 'Protection at the time of click',
                      },
                    },
                  ],
                },
              ],
              others: {
                key: 'drawers.user-account.tabs.email-policy.sections.threat-protection.fields.atpFeatures.others',
                text: 'Other',
              },
            },
          ],
        },
        {
          id: 'data-loss-prevention',
          title: {
            key: 'drawers.user-account.tabs.email-policy.sections.data-loss-prevention.title',
            text: 'Data loss prevention',
          },
          buttons: [
            {
              id: 'edit-policy',
              label: { key: 'DRAWER.EDIT_POLICY' },
              icon: 'edit',
              visibleWhen: (s: Reads, f) => f.can(s, 'license.linkToCAS'),
              action: { type: 'open', href: () => '/#/app/email/cas', window: 'new' },
            },
          ],
          fields: [
            {
              id: 'services.exchange.dlpPolicyId',
              type: 'mono',
              value: (s: Reads) => s.user?.services?.exchange?.dlpPolicyId,
              label: {
                key: 'drawers.user-account.tabs.email-policy.sections.data-loss-prevention.fields.services.exchange.dlpPolicyId.label',
                text: 'Data loss prevention policy',
              },
            },
            {
              id: 'dlpPolicyId',
              type: 'mono',
              value: (s: Reads) => s.user?.dlpPolicyId,
              label: {
                key: 'drawers.user-account.tabs.email-policy.sections.data-loss-prevention.fields.dlpPolicyId.label',
                text: 'Data loss prevention policy (account level)',
              },
            },
          ],
        },
      ],
      needs: ['user'],
    },
    {
      id: 'identity',
      title: { key: 'DRAWER.IDENTITY' },
      visibleWhen: (s: Reads, f) => f.flag(s, 'identity-inventory-app'),
      panel: identityPanel,
      with: { kind: () => 'user', id: (s: Reads) => s.input?.id },
      withLater: { userName: (s: Reads, f) => f.orElse(s.user?.userName, s.input?.name) },
      needs: [],
    },
  ],
  needs: ['user'],
};

export default drawer;
