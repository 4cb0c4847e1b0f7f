import { suspiciousObjectList } from '../../company/threats/suspicious/list';
import {
  addSuspicious,
  changeSuspicious,
  removeSuspicious,
  suspiciousNow,
} from '../../company/threats/suspicious/work';
import { authorOf, refusalWithout } from '../rights';
import { notFound, Refusal, type Handlers, type World } from '../handler';

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
    const refusal = refusalWithout(call, MANAGE) ?? missing(call.world, call.body.ids);
    if (refusal) return refusal;
    changeSuspicious(call.world, call.body);
    return {};
  },
  removeSuspiciousObjects: (call) => {
    const refusal = refusalWithout(call, MANAGE) ?? missing(call.world, call.body.ids);
    if (refusal) return refusal;
    removeSuspicious(call.world, call.body.ids);
    return {};
  },
} satisfies Handlers<
  'suspiciousObjectList' | 'addSuspiciousObject' | 'changeSuspiciousObjects' | 'removeSuspiciousObjects'
>;

/** The refusal of a call about an object that is not in the list. */
function missing(world: World, ids: readonly string[]): Refusal | undefined {
  const known = new Set(suspiciousNow(world).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  return unknown === undefined ? undefined : notFound(unknown);
}
