import type { Answer } from '~/generated/contract/operations';
import { story } from '../story';

type UserAccount = Answer<'userAccountQuery'>;

const USER_OF_STORY = account(story.userName, 'Finance', {
  isHpu: true,
  services: {
    exchange: {
      atpPolicyId: 'atp-2',
      atpPolicyStatus: 'enabledButNotOptimized',
      atpFeatures: features('disabled'),
      dlpPolicyId: 'dlp-1',
    },
  },
});

/** User accounts by id: each overall state of the e-mail policy, and an account with one member only. */
export function authoredAccounts(): ReadonlyMap<string, UserAccount> {
  return new Map<string, UserAccount>([
    [story.user, USER_OF_STORY],
    [
      'usr-jonas-weber',
      account('Jonas Weber', 'Engineering', {
        services: {
          exchange: {
            atpPolicyId: 'atp-1',
            atpPolicyStatus: 'enabledAndOptimized',
            atpFeatures: features('enabled'),
            dlpPolicyId: null,
          },
        },
        dlpPolicyId: 'dlp-2',
      }),
    ],
    [
      'usr-lena-strand',
      account('Lena Strand', 'Sales', {
        iamType: 'google',
        services: { exchange: { atpPolicyId: null, atpPolicyStatus: 'disabled', atpFeatures: {}, dlpPolicyId: null } },
      }),
    ],
    [
      'usr-ingrid-vik',
      account('Ingrid Vik', 'Purchasing', {
        emailProtection: 'partial',
        services: {
          exchange: {
            atpPolicyId: 'atp-3',
            atpPolicyStatus: 'disabled',
            atpFeatures: { spam: 'disabled', phishing: 'disabled' },
            dlpPolicyId: 'dlp-1',
          },
        },
      }),
    ],
    ['usr-nils-holm', account('Nils Holm', 'Logistics', { emailProtection: 'disabled', services: { exchange: null } })],
    ['usr-one-key', { userName: 'Former Employee' }],
  ]);
}

function account(userName: string, department: string, rest: UserAccount): UserAccount {
  return {
    userName,
    department,
    emailAddress: `${userName.toLowerCase().replace(' ', '.')}@${story.companyDomain}`,
    emailProtection: 'enabled',
    iamType: 'other',
    isHpu: false,
    xdrPolicyId: 'xdr-policy-1',
    ...rest,
  };
}

/** The features of the e-mail protection; those that follow links have one state. */
function features(webReputation: string) {
  return {
    spam: 'enabled',
    phishing: 'enabled',
    businessEmailCompromise: 'enabled',
    malware: 'enabled',
    virtualAnalyzer: 'disabled',
    fileBlocking: 'pending',
    webReputation,
    timeOfClick: webReputation,
    fileSharing: 'enabled',
  };
}
