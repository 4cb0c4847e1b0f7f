import { finding, hint } from '../../diagnostics/finding';
import type { Inference } from './inference';
import { alternatives, describeType, union, withoutNull } from '../../language/type-relations';
import type { Problem } from './problem';
import type { Member, Range, Syntax } from './syntax';
import type { Type } from '../../language/type';
import { suggestName } from './values';

type Advice = Pick<Problem, 'hint' | 'fix'>;

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
    const owner = nameOf(inference, type, object);
    const report = (range: Range, written: string, advice: Advice): Type =>
      inference.report(range, finding('expression/unknown-field.member', { name: written, owner }), advice);
    const path = pathMeant(inference.text, at, { type, names });
    if (path) return report(path.range, path.written, suggestName(path.written, [path.meant]));
    const quoted = quotedName(inference.text, at, { name, names });
    if (quoted)
      return inference.report(
        quoted.range,
        finding('expression/unknown-field.hyphen', { name: quoted.name }),
        quoted.advice,
      );
    const written = inference.source(at);
    return report(at, name, suggestName(name, names, written === name ? '' : written[0]));
  }
  const none = finding('expression/unknown-field.none', { owner: inference.source(object), type: describeType(type) });
  const isLength = name === 'length' && (type.is === 'list' || type.is === 'string');
  if (isLength) return inference.report(at, none, { hint: hint('use-size') });
  return inference.report(at, none, type.is === 'list' ? { hint: hint('one-entry') } : {});
}

/**
 * The field that is meant by a name and what follows it: `registrantName` by `registrant.name`, or `os.platform` by
 * `osPlatform`. Nothing where no field has the same words.
 */
function pathMeant(
  text: string,
  at: Range,
  { type, names }: { readonly type: Type; readonly names: readonly string[] },
) {
  if (/\W/.test(text.slice(at.start, at.end))) return undefined;
  const following = /^(?:\.\w+(?![\w(]))*/.exec(text.slice(at.end))?.[0] ?? '';
  const steps = following.split('.').length;
  const nested = nestedNames(type);
  for (let count = steps; count > 0; count -= 1) {
    const tail = following.split('.').slice(0, count).join('.');
    const range = { start: at.start, end: at.end + tail.length };
    const written = text.slice(range.start, range.end);
    const meant = [...(tail === '' ? [] : names), ...nested].find((one) => wordsOf(one) === wordsOf(written));
    if (meant !== undefined) return { range, written, meant };
  }
  return undefined;
}

/** The advice for a name with hyphens behind a dot, where they are minus signs. */
function quotedName(
  text: string,
  at: Range,
  { name, names }: { readonly name: string; readonly names: readonly string[] },
) {
  const [further = ''] = /^(?:-\w+)+/.exec(text.slice(at.end)) ?? [];
  const whole = name + further;
  if (further === '' || text[at.start - 1] !== '.' || !names.includes(whole)) return undefined;
  const fix = `['${whole}']`;
  const range = { start: at.start - 1, end: at.end + further.length };
  return { range, name: whole, advice: { hint: hint('in-brackets', { name: fix }), fix } };
}

function wordsOf(path: string): string {
  return path.toLowerCase().replaceAll(/[._]/g, '');
}

/** The fields of the objects in an object, as `os.platform`. */
function nestedNames(type: Type): readonly string[] {
  return membersOf(type).flatMap(([name, member]) => membersOf(member.type).map(([below]) => `${name}.${below}`));
}

function membersOf(type: Type) {
  return alternatives(withoutNull(type)).flatMap((one) => (one.is === 'object' ? [...one.members] : []));
}

function nameOf(inference: Inference, type: Type, object: Syntax): string {
  const named = alternatives(type).find((one) => one.is === 'object' && one.name !== undefined);
  return named ? describeType(named) : inference.source(object);
}
