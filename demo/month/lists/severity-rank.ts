const ranks = ['low', 'medium', 'high', 'critical'];

/** A number by which severities sort; a word that nobody knows comes below all others. */
export function severityRank(severity: string): number {
  return ranks.indexOf(severity);
}
