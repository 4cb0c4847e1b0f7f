// Generated from descriptors/panels/activity.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'activity',
  input: {
    firstSeen: 'any?',
    lastSeen: 'any?',
    hourlyAverageActivities: 'number?',
    totalActivities: 'number?',
    peakHourTime: 'any?',
    peakHourActivities: 'number?',
    activityHistory: 'list?',
  },
  fields: [
    {
      type: 'dateTime',
      id: 'firstSeen',
      value: (s: Reads) => s.input?.firstSeen,
      label: { key: 'panels.activity.fields.firstSeen.label', text: 'First seen' },
    },
    {
      type: 'dateTime',
      id: 'lastSeen',
      value: (s: Reads) => s.input?.lastSeen,
      label: { key: 'panels.activity.fields.lastSeen.label', text: 'Last seen' },
    },
    {
      type: 'number',
      id: 'hourlyAverageActivities',
      value: (s: Reads) => s.input?.hourlyAverageActivities,
      label: { key: 'panels.activity.fields.hourlyAverageActivities.label', text: 'Hourly average' },
    },
    {
      type: 'number',
      id: 'totalActivities',
      value: (s: Reads) => s.input?.totalActivities,
      label: { key: 'panels.activity.fields.totalActivities.label', text: 'Total activities' },
    },
    {
      type: 'text',
      id: 'peakHourTime',
      value: (s: Reads) => s.input?.peakHourTime,
      label: { key: 'panels.activity.fields.peakHourTime.label', text: 'Peak hour' },
    },
    {
      type: 'number',
      id: 'peakHourActivities',
      value: (s: Reads) => s.input?.peakHourActivities,
      label: { key: 'panels.activity.fields.peakHourActivities.label', text: 'Peak activities' },
    },
    {
      type: 'activityChart',
      id: 'activityHistory',
      label: { key: 'panels.activity.fields.activityHistory.label', text: 'Activity chart' },
      value: (s: Reads) => s.input?.activityHistory,
      from: (s: Reads) => s.input?.firstSeen,
      to: (s: Reads) => s.input?.lastSeen,
      peakTime: (s: Reads) => s.input?.peakHourTime,
    },
  ],
  needs: [],
};

export default panel;
