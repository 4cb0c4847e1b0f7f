import type { Answer } from '../../src/generated/operations';
import { story } from './story';

type UserAccount = Answer<'userAccountQuery'>;

/** User accounts by id: each overall state of the e-mail policy, and an account with one member only. */
export function users(): ReadonlyMap<string, UserAccount> {
  const account = (userName: string, department: string, rest: UserAccount): UserAccount => ({
    userName,
    department,
    emailAddress: `${userName.toLowerCase().replace(' ', '.')}@${story.companyDomain}`,
    emailProtection: 'enabled',
    iamType: 'other',
    isHpu: false,
    xdrPolicyId: 'xdr-policy-1',
    ...rest,
  });
  const features = (webReputation: string) => ({
    spam: 'enabled',
    phishing: 'enabled',
    businessEmailCompromise: 'enabled',
    malware: 'enabled',
    virtualAnalyzer: 'disabled',
    fileBlocking: 'pending',
    webReputation,
    timeOfClick: webReputation,
    fileSharing: 'enabled',
  });
  return new Map<string, UserAccount>([
    [
      story.user,
      account(story.userName, 'Finance', {
        isHpu: true,
        services: {
          exchange: {
            atpPolicyId: 'atp-2',
            atpPolicyStatus: 'enabledButNotOptimized',
            atpFeatures: features('disabled'),
            dlpPolicyId: 'dlp-1',
          },
        },
      }),
    ],
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
