import type { Alert } from '../company/alerts/types';
import { alertNow } from '../company/alerts/work';
import { notFound, type Refusal, type World } from './handler';

/** The alerts with some ids; a refusal if one of them does not exist. */
export function alertsOf(world: World, ids: readonly string[]): readonly Alert[] | Refusal {
  const found = ids.map((id) => alertNow(world, id) ?? id);
  const missing = found.find((each) => typeof each === 'string');
  return missing === undefined ? found.filter((each) => typeof each !== 'string') : notFound(missing);
}
