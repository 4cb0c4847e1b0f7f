// Generated from descriptors/predicates.json. Do not edit.
import type { Expression, Reads } from './types';

/** Name of a condition or rule. */
export type PredicateName = 'restrictedRegion' | 'emirates' | 'governmentCloud' | 'enterpriseView' | 'serviceProviderView' | 'foundationCompany' | 'signInGateOpen' | 'consoleAccess' | 'newPreferences' | 'hasPartner' | 'earlyUpgrade' | 'upgradeDue' | 'installedProduct' | 'hostProduct';

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
  installedProduct: (s: Reads, f) => f.choose(f.orElse(f.exists(s.installed, ($name) => f.or(f.contains(f.lower($name), 'server'), f.contains(f.lower($name), 'workload'))), false), 'workload-protection', f.choose(f.orElse(f.exists(s.installed, ($name) => f.contains(f.lower($name), 'protection')), false), 'endpoint-protection', 'sensor')),
  hostProduct: (s: Reads, f) => f.choose(f.within(f.orElse(f.lower(s.profile), ''), ['sensor', 'endpoint-protection', 'workload-protection', 'unified']), f.lower(s.profile), f.choose(f.orElse(f.eq(s.host?.instance?.is_v1es, true), false), 'unified', p.installedProduct({ installed: s.host?.product_installed }, f))),
};

/** The named conditions and rules. */
export { p as predicates };
