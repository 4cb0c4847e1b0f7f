/** Ranks from the gravest; `unknown` stands for what nobody has judged. */
export const severities = ['critical', 'high', 'medium', 'low', 'safe', 'unknown'] as const;

/** One rank. */
export type Severity = (typeof severities)[number];
