import type { Answer } from '../../src/generated/operations';
import type { Moments } from './moments';
import { story } from './story';

type Profiles = Answer<'humanIdentity'>;

/** Directory profiles of users and devices, by user id and device id. */
export function identities(when: Moments): ReadonlyMap<string, Profiles> {
  return new Map<string, Profiles>([
    [
      story.user,
      {
        aad: [
          {
            tenantId: 'b7a2d1c4-0000-4000-8000-0000000000a1',
            tenantName: 'Halden Optics',
            id: 'aad-usr-2041',
            userPrincipalName: story.userMail,
            isPrivileged: true,
            roleAssignments: [{ displayName: 'Billing administrator' }, 'Reports reader'],
            isEnabled: true,
            isDirectorySynced: true,
            lastPasswordChangeTimestamp: when.iso(210),
            userTypeDisplayName: 'Member',
            authenticationTypeDisplayName: 'Multi-factor',
          },
        ],
        opa: [
          {
            domain: 'halden.local',
            isEnabled: true,
            isPrivileged: false,
            groupCount: 14,
            primaryGroup: 'Domain Users',
            userAccountControlFlags: ['NORMAL_ACCOUNT', 'DONT_EXPIRE_PASSWORD'],
            servicePrincipalNames: [],
            passwordLastChangedTimestamp: when.iso(210),
            createTimestamp: when.iso(1900),
            distinguishedName: 'CN=Maria Keller,OU=Finance,DC=halden,DC=local',
          },
        ],
      },
    ],
    ['usr-lena-strand', { aad: [], opa: null }],
    [
      story.laptop.replace('ep-', 'dev-'),
      {
        aad: [
          {
            tenantId: 'b7a2d1c4-0000-4000-8000-0000000000a1',
            tenantName: 'Halden Optics',
            id: 'aad-dev-114',
            joinTypeDisplayName: 'Hybrid joined',
            isCompliant: false,
            lastCheckInTimestamp: when.iso(0, 7),
            isDirectorySynced: true,
            isEnabled: true,
          },
        ],
        opa: [
          {
            domain: 'halden.local',
            isEnabled: true,
            groupCount: 3,
            primaryGroup: 'Domain Computers',
            userAccountControlFlags: ['WORKSTATION_TRUST_ACCOUNT'],
            servicePrincipalNames: ['HOST/FIN-LT-014', 'TERMSRV/FIN-LT-014'],
            createTimestamp: when.iso(620),
            distinguishedName: 'CN=FIN-LT-014,OU=Laptops,OU=Finance,DC=halden,DC=local',
          },
        ],
      },
    ],
  ]);
}
