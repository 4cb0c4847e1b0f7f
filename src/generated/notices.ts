// Generated from descriptors/notices.json. Do not edit.
import type { Notices } from './descriptor-types';
import { predicates as p } from './predicates';
import type { Reads } from './types';

/** Dialogs that open by themselves. */
export const notices: Notices = {
  sources: { notification: { operation: 'getNotificationItems' } },
  forceSignOutWhen: (s: Reads, f) => f.eq(s.notification?.modal?.isKickingAction, true),
  notices: [
    {
      id: 'terms',
      when: (s: Reads, f) => f.eq(s.profile?.advancedInfo?.showMSPTermsPopup, true),
      dialog: 'terms',
    },
    {
      id: 'site',
      when: (s: Reads, f) => f.and(f.eq(s.site, 'INT'), f.not(f.remembered(s, 'siteNotice'))),
      dialog: 'site-notice',
      remember: 'siteNotice',
    },
    {
      id: 'upgrade',
      when: (s: Reads, f) => f.and(p.upgradeDue(s, f), f.not(f.remembered(s, 'upgradeLater')), f.not(f.remembered(s, 'upgradeDismissed'))),
      dialog: 'upgrade-soon',
    },
  ],
};
