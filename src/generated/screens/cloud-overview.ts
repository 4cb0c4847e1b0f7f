// Generated from descriptors/screens/cloud-overview.json. Do not edit.
import type { Screen } from '../descriptor-types';

const screen: Screen = {
  id: 'cloud-overview',
  kind: 'tabs',
  tabs: [
    {
      id: 'summary',
      title: { key: 'screens.cloud-overview.tabs.summary.title', text: 'Overview' },
      screen: 'cloud-summary',
    },
    {
      id: 'assets',
      title: { key: 'screens.cloud-overview.tabs.assets.title', text: 'Assets' },
      screen: 'cloud-assets',
    },
  ],
};

export default screen;
