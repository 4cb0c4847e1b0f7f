/** How grave a risk is, with the borders of the scale `asset-risk`. */
export type RiskLevel = 'high' | 'medium' | 'low';

/** Every level, the gravest first. */
export const riskLevels: readonly RiskLevel[] = ['high', 'medium', 'low'];

/** The level of a risk from 0 to 100. */
export function riskLevel(risk: number): RiskLevel {
  if (risk >= 70) return 'high';
  return risk > 30 ? 'medium' : 'low';
}
