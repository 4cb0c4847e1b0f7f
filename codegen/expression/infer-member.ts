import type { Inference } from './infer';
import { alternatives, inWords, union, withoutNull } from './relations';
import type { Member, Syntax } from './syntax';
import type { Type } from './type';
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
    return inference.report(
      at,
      'unknown-field',
      `"${name}" is not a field of ${nameOf(inference, type, object)}.`,
      advice,
    );
  }
  const message = `${inference.source(object)} is ${inWords(type)}; it has no fields.`;
  const hint =
    type.is === 'list' ? { hint: 'Take one entry, e.g. `[0]`, or look at each with `exists` or `map`.' } : {};
  return inference.report(at, 'unknown-field', message, hint);
}

function nameOf(inference: Inference, type: Type, object: Syntax): string {
  const named = alternatives(type).find((one) => one.is === 'object' && one.name !== undefined);
  return named ? inWords(named) : inference.source(object);
}
