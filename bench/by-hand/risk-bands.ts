/** What scores mean. The border of two bands belongs to the outer one. */
export const riskBands = [
  { from: 0, to: 30, severity: 'low', label: 'Low' },
  { from: 70, to: 100, severity: 'high', label: 'High' },
  { from: 30, to: 70, severity: 'medium', label: 'Medium' },
] as const;

/** The band of a score, if it is one. */
export function bandOf(score: number | undefined) {
  return score === undefined ? undefined : riskBands.find(({ from, to }) => from <= score && score <= to);
}
