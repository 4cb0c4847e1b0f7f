import { riskLevel, riskLevels, type RiskLevel } from '../risk-level';

/** How many assets have each level of risk. */
export function risksOf(all: readonly { readonly risk: number }[]): { level: RiskLevel; count: number }[] {
  return riskLevels.map((level) => ({ level, count: all.filter(({ risk }) => riskLevel(risk) === level).length }));
}
