import type { Answer, WireAnswer } from '~/generated/contract/operations';
import { flagsOff, type Account } from '../company/administration/accounts';
import type { World } from './handler';
import type { Vocabulary } from './vocabulary';

type Access = Answer<'getAuth'>['access'];

/** The profile of an account under the overrides of the control page. */
export function profileOf(account: Account, { state, vocabulary }: World): WireAnswer<'getAuth'> {
  const { flags, permissions, profile, ...switches } = state.access;
  const { consoleSettings, advancedInfo } = account.profile;
  const access = accessOf(account, vocabulary);
  const optedIn = Object.fromEntries([...state.optedIn].map((key) => [key, 1]));
  const timeZone = state.timeZones.get(account.id);
  return {
    ...account.profile,
    // The console compares the hash to notice that its settings have changed.
    ...(timeZone !== undefined && {
      consoleSettings: { hash: `${consoleSettings?.hash}-${timeZone}`, timeZone },
    }),
    ...profile,
    advancedInfo: {
      ...advancedInfo,
      ...profile?.advancedInfo,
      ...(state.acceptedTerms.has(account.id) && { showMSPTermsPopup: false }),
    },
    access: {
      ...access,
      ...switches,
      flagsState: { ...access.flagsState, ...optedIn, ...flags },
      permissions: { ...access.permissions, ...permissions },
    },
  };
}

/** What an account may do, of everything that the vocabulary names. */
function accessOf({ rights }: Account, vocabulary: Vocabulary): Access {
  const { switches, permissions, flags = vocabulary.flags.filter((name) => !flagsOff.includes(name)) } = rights;
  const bit = (name: string, granted: readonly string[] | undefined) =>
    granted === undefined || granted.includes(name) ? 1 : 0;
  return {
    console: bit('console', switches),
    account: bit('account', switches),
    company: bit('company', switches),
    flagsState: Object.fromEntries(vocabulary.flags.map((name) => [name, bit(name, flags)])),
    permissions: Object.fromEntries(vocabulary.permissions.map((name) => [name, bit(name, permissions)])),
  };
}
