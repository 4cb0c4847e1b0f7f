/** The severity of an alert, an insight or a rule. */
export type Severity = 'critical' | 'high' | 'medium' | 'low';
const ranks = ['low', 'medium', 'high', 'critical'];

/** The rank of a severity, from -1 for an unknown one to 3 for `critical`. */
export function severityRank(severity: string): number {
  return ranks.indexOf(severity);
}
