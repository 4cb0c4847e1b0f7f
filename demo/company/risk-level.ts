/** The level of a risk, with the limits of the scale `asset-risk`. */
export type RiskLevel = 'high' | 'medium' | 'low';

/** Every level, the gravest first. */
export const riskLevels: readonly RiskLevel[] = ['high', 'medium', 'low'];

/** The level of a risk from 0 to 100. */
export function riskLevel(risk: number): RiskLevel {
  if (risk >= 70) return 'high';
  return risk > 30 ? 'medium' : 'low';
}

/** The number of assets by level of risk. */
export function risksOf(all: readonly { readonly risk: number }[]): { level: RiskLevel; count: number }[] {
  return riskLevels.map((level) => ({ level, count: all.filter(({ risk }) => riskLevel(risk) === level).length }));
}
