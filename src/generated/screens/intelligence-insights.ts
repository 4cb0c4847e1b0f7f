// Generated from descriptors/screens/intelligence-insights.json. Do not edit.
import type { Screen } from '../descriptor-types';

const screen: Screen = {
  id: 'intelligence-insights',
  kind: 'tabs',
  tabs: [
    {
      id: 'insights',
      title: { key: 'screens.intelligence-insights.tabs.insights.title', text: 'Threat insights' },
      screen: 'threat-insights',
    },
    {
      id: 'indicators',
      title: { key: 'screens.intelligence-insights.tabs.indicators.title', text: 'Seen indicators' },
      screen: 'indicators',
    },
  ],
};

export default screen;
