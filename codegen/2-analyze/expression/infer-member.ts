import { finding, hint } from '../../diagnostics/finding';
import type { Inference } from './inference';
import { alternatives, describeType, union, withoutNull } from '../../language/type-relations';
import type { Member, Syntax } from './syntax';
import type { Type } from '../../language/type';
import { suggestName } from './values';

/** The type of a member. What an object does not declare is unknown, unless it says that it takes further names. */
export function memberOf(inference: Inference, { object, name, at }: Member): Type {
  const type = withoutNull(inference.typeOf(object));
  const found: Type[] = [];
  const names: string[] = [];
  let isObject = false;
  for (const one of alternatives(type)) {
    if (one.is === 'any') return one;
    if (one.is !== 'object') continue;
    isObject = true;
    const member = one.members.get(name)?.type ?? one.rest;
    if (member) found.push(member);
    names.push(...one.members.keys());
  }
  if (found.length > 0) return union(found);
  if (isObject) {
    const written = inference.source(at);
    const advice = suggestName(name, names, written === name ? '' : written[0]);
    const owner = nameOf(inference, type, object);
    return inference.report(at, finding('expression/unknown-field.member', { name, owner }), advice);
  }
  const none = finding('expression/unknown-field.none', { owner: inference.source(object), type: describeType(type) });
  const isLength = name === 'length' && (type.is === 'list' || type.is === 'string');
  if (isLength) return inference.report(at, none, { hint: hint('use-size') });
  return inference.report(at, none, type.is === 'list' ? { hint: hint('one-entry') } : {});
}

function nameOf(inference: Inference, type: Type, object: Syntax): string {
  const named = alternatives(type).find((one) => one.is === 'object' && one.name !== undefined);
  return named ? describeType(named) : inference.source(object);
}
