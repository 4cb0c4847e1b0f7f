// Generated from descriptors/screens/reports.json. Do not edit.
import type { Screen } from '../descriptor-types';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'reports',
  kind: 'frame',
  period: true,
  href: (s: Reads, f) => f.externalLink(s, 'reports'),
  accepts: ['console:open-drawer', 'console:close-drawer', 'console:navigate'],
  sandbox: ['same-origin', 'forms', 'downloads'],
  needs: [],
};

export default screen;
