import type { Answer } from '~/generated/contract/operations';
import type { Moments } from '../time/moments';
import { story } from '../story';

type Profiles = Answer<'humanIdentity'>;

const TENANT = { tenantId: 'b7a2d1c4-0000-4000-8000-0000000000a1', tenantName: 'Halden Optics' };

/** Directory profiles of users and devices, by user id and device id. */
export function authoredProfiles(when: Moments): ReadonlyMap<string, Profiles> {
  return new Map<string, Profiles>([
    [story.user, userProfiles(when)],
    ['usr-lena-strand', { aad: [], opa: null }],
    [
      'usr-jonas-weber',
      {
        aad: [],
        opa: [
          { domain: 'halden.local', isEnabled: true, isPrivileged: true, groupCount: 0, primaryGroup: 'Domain Users' },
        ],
      },
    ],
    [story.laptop.replace('ep-', 'dev-'), laptopProfiles(when)],
    [story.fileServer.replace('ep-', 'dev-'), fileServerProfiles(when)],
    [
      'dev-lab-mac-003',
      {
        aad: [
          {
            ...TENANT,
            id: 'aad-dev-302',
            joinTypeDisplayName: 'Registered',
            isCompliant: null,
            lastCheckInTimestamp: when.iso(6),
            isDirectorySynced: false,
            isEnabled: true,
          },
        ],
        opa: [],
      },
    ],
  ]);
}

/** The user of the story: a member of one tenant, a guest of another, and in the local directory. */
function userProfiles(when: Moments): Profiles {
  return {
    aad: [
      {
        ...TENANT,
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
      {
        tenantId: 'b7a2d1c4-0000-4000-8000-0000000000b2',
        tenantName: 'Halden Optics, suppliers',
        id: 'aad-gst-77',
        joinTypeDisplayName: 'Registered',
        isCompliant: true,
        lastCheckInTimestamp: when.iso(1, 3),
        userPrincipalName: `${story.userMail.replace('@', '_')}#EXT#@suppliers.example`,
        isPrivileged: false,
        roleAssignments: [],
        isEnabled: true,
        isDirectorySynced: false,
        userTypeDisplayName: 'Guest',
        authenticationTypeDisplayName: 'Password',
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
        servicePrincipalNames: ['HTTP/payments.halden.local'],
        passwordLastChangedTimestamp: when.iso(210),
        createTimestamp: when.iso(1900),
        distinguishedName: 'CN=Maria Keller,OU=Finance,DC=halden,DC=local',
      },
    ],
  };
}

function laptopProfiles(when: Moments): Profiles {
  return {
    aad: [
      {
        ...TENANT,
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
        passwordLastChangedTimestamp: when.iso(21),
        createTimestamp: when.iso(620),
        distinguishedName: 'CN=FIN-LT-014,OU=Laptops,OU=Finance,DC=halden,DC=local',
      },
    ],
  };
}

function fileServerProfiles(when: Moments): Profiles {
  return {
    aad: [
      {
        ...TENANT,
        id: 'aad-dev-11',
        joinTypeDisplayName: 'Hybrid joined',
        isCompliant: true,
        lastCheckInTimestamp: when.iso(0, 1),
        isDirectorySynced: true,
        isEnabled: true,
      },
    ],
    opa: [
      {
        domain: 'halden.local',
        isEnabled: true,
        isPrivileged: true,
        groupCount: 7,
        primaryGroup: 'Domain Computers',
        userAccountControlFlags: ['WORKSTATION_TRUST_ACCOUNT', 'TRUSTED_FOR_DELEGATION'],
        servicePrincipalNames: [
          'HOST/SRV-FILE01',
          'HOST/srv-file01.halden.local',
          'CIFS/SRV-FILE01',
          'CIFS/srv-file01.halden.local',
        ],
        passwordLastChangedTimestamp: when.iso(17),
        createTimestamp: when.iso(2210),
        distinguishedName: 'CN=SRV-FILE01,OU=Servers,OU=Oslo,DC=halden,DC=local',
      },
    ],
  };
}
