// Generated from descriptors/predicates.json. Do not edit.
import type { Expression, Reads } from './types';

/** Name of a condition. */
export type PredicateName = 'restrictedRegion' | 'emirates' | 'governmentCloud' | 'enterpriseView' | 'serviceProviderView' | 'foundationCompany' | 'signInGateOpen' | 'consoleAccess' | 'newPreferences' | 'hasPartner' | 'earlyUpgrade' | 'upgradeDue';

const p: Readonly<Record<PredicateName, Expression>> = {
  restrictedRegion: (s: Reads, f) => f.or(p.emirates(s, f), p.governmentCloud(s, f)),
  emirates: (s: Reads, f) => f.eq(s.region, 'UAE'),
  governmentCloud: (s: Reads, f) => f.eq(s.region, 'GOV_US'),
  enterpriseView: (s: Reads, f) => f.within(s.view, ['ents', 'entp']),
  serviceProviderView: (s: Reads, f) => f.within(s.view, ['xsp-itops', 'xsp-dfir', 'mspc']),
  foundationCompany: (s: Reads, f) => f.eq(s.profile?.advancedInfo?.isFoundation, true),
  signInGateOpen: (s: Reads, f) => f.or(f.flag(s, 'allow-poseidon-sign-in'), p.foundationCompany(s, f), p.emirates(s, f), p.governmentCloud(s, f)),
  consoleAccess: (s: Reads, f) => f.eq(f.orElse(s.profile?.access?.console, 0), 1),
  newPreferences: (s: Reads, f) => f.or(f.eq(f.orElse(s.profile?.advancedInfo?.isFoundation, false), true), f.eq(f.orElse(s.profile?.advancedInfo?.isMigrated, false), true)),
  hasPartner: (s: Reads, f) => f.ne(f.orElse(s.profile?.partnerId, ''), ''),
  earlyUpgrade: (s: Reads, f) => f.before(s, '2025-02-01T08:00'),
  upgradeDue: (s: Reads, f) => f.and(f.eq(s.profile?.companyProfile?.showUpgradeToFoundationBanner, true), f.not(f.orElse(s.profile?.advancedInfo?.isFoundation, false))),
};

/** The named conditions. */
export { p as predicates };
