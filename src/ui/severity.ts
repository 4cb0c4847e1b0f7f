/** The ranks, the gravest first; `unknown` is for objects that nobody has rated. */
export const severities = ['critical', 'high', 'medium', 'low', 'safe', 'unknown'] as const;

/** One rank. */
export type Severity = (typeof severities)[number];
