/** The time at which the demo's data and the clocks of tests start. */
export const start = Date.parse('2026-11-20T12:00:00Z');
