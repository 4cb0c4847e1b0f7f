// Generated from descriptors/predicates.json. Do not edit.
import type { Expression, Reads } from './types';

/** Name of a condition. */
export type PredicateName = 'restrictedRegion' | 'governmentCloud' | 'enterpriseView' | 'serviceProviderView' | 'foundationCompany' | 'signInGateOpen';

const p: Readonly<Record<PredicateName, Expression>> = {
  restrictedRegion: (s: Reads, f) => f.within(s.region, ['UAE', 'GOV_US']),
  governmentCloud: (s: Reads, f) => f.eq(s.region, 'GOV_US'),
  enterpriseView: (s: Reads, f) => f.within(s.view, ['ents', 'entp']),
  serviceProviderView: (s: Reads, f) => f.within(s.view, ['xsp-itops', 'xsp-dfir', 'mspc']),
  foundationCompany: (s: Reads, f) => f.eq(s.profile?.advancedInfo?.isFoundation, true),
  signInGateOpen: (s: Reads, f) => f.or(f.flag(s, 'allow-poseidon-sign-in'), p.foundationCompany(s, f), f.within(s.region, ['UAE', 'GOV_US'])),
};

/** The named conditions. */
export { p as predicates };
