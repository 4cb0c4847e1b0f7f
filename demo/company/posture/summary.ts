import type { Answer } from '~/generated/contract/operations';
import { assetKinds, assets } from '../assets/inventory';
import { countBy } from '../query/counts';
import { riskLevel, riskLevels, type RiskLevel } from '../risk-level';
import { DAY, secondsOf, type Age, type PeriodQuery, type Clock } from '../time/age';
import { periodOf } from '../time/buckets';
import { attackFactors, configurationFactors, exposureFactors, pointsOf, type RiskFactor } from './factors';
import { companyIndex, kindIndex, riskParts } from './risk-index';

type Factor = Answer<'exposureSummary'>['parts'][number]['factors'][number];

const WEEK = 7 * DAY;

/** The risk of the company at the end of a period, and of its assets. */
export function riskNumbers(world: Clock, query: PeriodQuery): Omit<Answer<'riskSummary'>, 'asOf'> {
  const age = endOf(world, query);
  const index = companyIndex(world, age);
  const indexBefore = companyIndex(world, age + WEEK);
  return {
    index,
    indexBefore,
    change: index - indexBefore,
    level: riskLevel(index),
    assets: assets().length,
    byKind: assetKinds.map((key) => {
      const all = assets().filter(({ kind }) => kind === key);
      const of = (level: RiskLevel) => all.filter(({ risk }) => riskLevel(risk) === level).length;
      return { key, index: kindIndex(key), assets: all.length, high: of('high'), medium: of('medium'), low: of('low') };
    }),
    byLevel: countBy(assets(), ({ risk }) => riskLevel(risk), riskLevels),
  };
}

/** The parts of the risk index at the end of a period, with their factors. */
export function exposureNumbers(world: Clock, query: PeriodQuery): Omit<Answer<'exposureSummary'>, 'asOf'> {
  const age = endOf(world, query);
  const { exposure, attack, configuration } = riskParts(world, age);
  return {
    index: companyIndex(world, age),
    parts: [
      { key: 'exposure', index: exposure, factors: weighed(exposureFactors()) },
      { key: 'attack', index: attack, factors: weighed(attackFactors(world, age)) },
      { key: 'configuration', index: configuration, factors: weighed(configurationFactors()) },
    ],
  };
}

/** The age of the end of a period, which is now at the latest. */
function endOf(world: Clock, query: PeriodQuery): Age {
  return Math.max(0, secondsOf(world, 0) - periodOf(world, query).to);
}

/** Factors with their share of the part in percent, strongest first. */
function weighed(factors: readonly RiskFactor[]): Factor[] {
  const sum = factors.reduce((total, each) => total + pointsOf(each), 0);
  return factors
    .toSorted((a, b) => pointsOf(b) - pointsOf(a))
    .map((each) => ({
      key: each.key,
      name: each.name,
      count: each.count,
      weight: sum === 0 ? 0 : Math.round((100 * pointsOf(each)) / sum),
    }));
}
