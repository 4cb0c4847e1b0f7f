import { alerts } from '../alerts/generate';
import type { Alert } from '../alerts/types';
import { assets, type Asset } from '../assets/inventory';
import { DAY, type Age, type StartTime } from '../time/age';
import { MONTH } from '../time/buckets';
import { configurationFactors, exposureFactors, isOpenAt, MEMORY, partIndex } from './factors';

/** Points of a new alert by severity; they decrease to 0 within a week, and a closed alert has none. */
const POINTS: Readonly<Record<string, number>> = { critical: 14, high: 6, medium: 2 };
const FEW_POINTS = 0.5;
/** The points at which the part of the index is 63. */
const CALM = 100;
/** The share of the assets that make the index of their kind: the riskiest. */
const RISKIEST = 0.1;

/** The parts of the index of the company at an age, each 0 to 100. */
export interface RiskParts {
  readonly exposure: number;
  readonly attack: number;
  readonly configuration: number;
}

/** The parts of the index of the company at an age; exposure and configuration are constant during the month. */
export function riskParts(started: StartTime, age: Age): RiskParts {
  return {
    exposure: partIndex(exposureFactors()),
    attack: pressure(alerts(started), age),
    configuration: partIndex(configurationFactors()),
  };
}

/** The risk index of the company at an age: exposure and attack count twice as much as configuration. */
export function companyIndex(started: StartTime, age: Age): number {
  const { exposure, attack, configuration } = riskParts(started, age);
  return Math.round((2 * exposure + 2 * attack + configuration) / 5);
}

/** The risk index of one kind of assets: the mean of the riskiest of them. */
export function kindIndex(kind: Asset['kind']): number {
  const all = assets().filter((each) => each.kind === kind);
  const riskiest = all.slice(0, Math.max(1, Math.round(all.length * RISKIEST)));
  return Math.round(riskiest.reduce((sum, { risk }) => sum + risk, 0) / riskiest.length);
}

/** The part of the index that attacks make at an age: open alerts count more, the more severe and newer they are. */
function pressure(all: readonly Alert[], age: Age): number {
  const points = all
    .filter((each) => isOpenAt(each, age))
    .map(({ severity, created }) => (POINTS[severity] ?? FEW_POINTS) * (1 - (created - age) / MEMORY));
  const sum = points.reduce((total, each) => total + each, 0);
  return Math.round(100 * (1 - Math.exp(-sum / (CALM * known(age)))));
}

/** The share of all points that alerts of the month make: older alerts are unknown. */
function known(age: Age): number {
  const share = Math.min(1, Math.max(DAY, MONTH - age) / MEMORY);
  return 1 - (1 - share) ** 2;
}
