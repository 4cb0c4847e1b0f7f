// Generated from descriptors/screens/platform-directory.json. Do not edit.
import type { Screen } from '../descriptor-types';

const screen: Screen = {
  id: 'platform-directory',
  kind: 'tabs',
  tabs: [
    {
      id: 'all',
      title: { key: 'screens.platform-directory.tabs.all.title', text: 'Products and features' },
      screen: 'platform-directory-all',
    },
    {
      id: 'pre-release',
      title: { key: 'screens.platform-directory.tabs.pre-release.title', text: 'Pre-release' },
      screen: 'platform-directory-pre-release',
    },
  ],
};

export default screen;
