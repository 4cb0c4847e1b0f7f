import { suspiciousObjectList } from '../../company/threats/suspicious/list';
import {
  addSuspicious,
  changeSuspicious,
  removeSuspicious,
  suspiciousNow,
} from '../../company/threats/suspicious/work';
import type { SuspiciousObject } from '../../company/threats/suspicious/types';
import { areVersionsOf, versionsOf } from '../../company/versions';
import { foundAll } from '../found-all';
import { changedMeanwhile, Refusal, type Call, type Handlers, type World } from '../handler';
import { authorOf, refusalWithout } from '../rights';

const MANAGE = 'suspiciousObject.manage';

/** Answers about the list of suspicious objects. */
export const suspiciousObjectHandlers = {
  suspiciousObjectList,
  addSuspiciousObject: (call) => {
    const refusal = refusalWithout(call, MANAGE);
    if (refusal) return refusal;
    const problem = addSuspicious(call.world, call.body, authorOf(call));
    if (problem === 'unknown')
      return new Refusal(400, 4009101, `${call.body.value} is no URL, domain, address or SHA-1.`);
    if (problem === 'duplicate') return new Refusal(409, 4099101, `${call.body.value} is in the list already.`);
    return {};
  },
  changeSuspiciousObjects: (call) => {
    const { versions: _versions, ...change } = call.body;
    const refusal = refusalOf(call);
    if (refusal) return refusal;
    changeSuspicious(call.world, change);
    return {};
  },
  removeSuspiciousObjects: (call) => {
    const refusal = refusalOf(call);
    if (refusal) return refusal;
    removeSuspicious(call.world, call.body.ids);
    return {};
  },
  suspiciousObjectVersions: ({ world, body }) => {
    const found = listed(world, body.ids);
    return found instanceof Refusal ? found : { data: { versions: versionsOf(found) } };
  },
} satisfies Handlers<
  | 'suspiciousObjectList'
  | 'addSuspiciousObject'
  | 'changeSuspiciousObjects'
  | 'removeSuspiciousObjects'
  | 'suspiciousObjectVersions'
>;

/** Why a call may not change the objects that it names; `undefined` if it may. */
function refusalOf(call: Call<'changeSuspiciousObjects' | 'removeSuspiciousObjects'>): Refusal | undefined {
  const { ids, versions } = call.body;
  const found = refusalWithout(call, MANAGE) ?? listed(call.world, ids);
  if (found instanceof Refusal) return found;
  return versions && !areVersionsOf(found, versions) ? changedMeanwhile() : undefined;
}

/** The objects in the list with some ids; a refusal if one of them is not there. */
function listed(world: World, ids: readonly string[]): readonly SuspiciousObject[] | Refusal {
  const known = new Map(suspiciousNow(world).map((object) => [object.id, object]));
  return foundAll(ids, (id) => known.get(id));
}
