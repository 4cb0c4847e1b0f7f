/** What URLs, domains and addresses tell of their activity. */
export const activity = {
  firstSeen: '2025-03-01T07:00:00Z',
  lastSeen: 1740819600,
  hourlyAverageActivities: 1.5,
  totalActivities: 1250,
  peakHourTime: '2025-03-01T08:00:00Z',
  peakHourActivities: 1204,
  activityHistory: [
    { time: '2025-03-01T07:00:00Z', count: 43 },
    { time: '2025-03-01T08:00:00Z', count: 1204 },
    { time: '2025-03-01T09:00:00Z', count: 3 },
  ],
};

/** The fields that show it. */
export const activityFields = [
  ['firstSeen', 'First seen', '2025-03-01 07:00:00 UTC'],
  ['lastSeen', 'Last seen', '2025-03-01 09:00:00 UTC'],
  ['hourlyAverageActivities', 'Hourly average', '1.5'],
  ['totalActivities', 'Total activities', '1,250'],
  ['peakHourTime', 'Peak hour', '2025-03-01T08:00:00Z'],
  ['peakHourActivities', 'Peak activities', '1,204'],
  ['activityHistory', 'Activity chart', 'Highest 1,2042025-03-01 08:00:00 UTC'],
] as const;

/** The same fields after an answer without values. */
export const noActivityFields = activityFields.map(([id, label]) => [
  id,
  label,
  id === 'activityHistory' ? 'No activity in this period' : '-',
]);
