import type { Alert } from '../company/alerts/types';
import { alertNow } from '../company/alerts/work';
import { foundAll } from './found-all';
import type { Refusal, World } from './handler';

/** The alerts with some ids; a refusal if one of them does not exist. */
export function alertsOf(world: World, ids: readonly string[]): readonly Alert[] | Refusal {
  return foundAll(ids, (id) => alertNow(world, id));
}
