import { DAY, type Age } from './age';
import type { Alert } from './alert';
import { alerts } from './alerts';
import { assets, type Asset } from './assets';
import { MONTH } from './buckets';
import type { Started } from './calendar';
import { configurationFactors, exposureFactors, isOpenAt, MEMORY } from './posture';
import { partIndex } from './risk-factors';

/** Points of a new alert; it loses them within a week, or when it is closed. */
const POINTS: Readonly<Record<string, number>> = { critical: 14, high: 6, medium: 2 };
const FEW_POINTS = 0.5;
/** The points that make two thirds of the highest pressure. */
const CALM = 100;
/** The share of the assets that make the index of their kind: the riskiest. */
const RISKIEST = 0.1;

/** The parts of the index of the company at an age, each 0 to 100. */
export interface RiskParts {
  readonly exposure: number;
  readonly attack: number;
  readonly configuration: number;
}

/** What the index of the company consists of at an age; what is exposed and how it is set up changes slower than a month. */
export function riskParts(started: Started, age: Age): RiskParts {
  return {
    exposure: partIndex(exposureFactors()),
    attack: pressure(alerts(started), age),
    configuration: partIndex(configurationFactors()),
  };
}

/** The risk index of the company at an age: what is exposed and attacked counts twice what is set up badly. */
export function companyIndex(started: Started, age: Age): number {
  const { exposure, attack, configuration } = riskParts(started, age);
  return Math.round((2 * exposure + 2 * attack + configuration) / 5);
}

/** The risk index of one kind of assets: the mean of the riskiest of them. */
export function kindIndex(kind: Asset['kind']): number {
  const all = assets().filter((each) => each.kind === kind);
  const riskiest = all.slice(0, Math.max(1, Math.round(all.length * RISKIEST)));
  return Math.round(riskiest.reduce((sum, { risk }) => sum + risk, 0) / riskiest.length);
}

/** How hard the company is attacked at an age: alerts that are open press the more, the graver and newer they are. */
function pressure(all: readonly Alert[], age: Age): number {
  const points = all
    .filter((each) => isOpenAt(each, age))
    .map(({ severity, created }) => (POINTS[severity] ?? FEW_POINTS) * (1 - (created - age) / MEMORY));
  const sum = points.reduce((total, each) => total + each, 0);
  return Math.round(100 * (1 - Math.exp(-sum / (CALM * known(age)))));
}

/** Alerts of before the month are not known: which share of the pressure the known ones make. */
function known(age: Age): number {
  const share = Math.min(1, Math.max(DAY, MONTH - age) / MEMORY);
  return 1 - (1 - share) ** 2;
}
