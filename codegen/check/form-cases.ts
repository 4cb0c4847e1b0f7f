import { diagnose, suggest } from '../diagnostic';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import { listAt, member, objectAt, stringAt } from '../parse/read';
import { FormCases } from './form-cases-of';
import { local } from './local';

/** Cases of a form ask for properties of the schema, in a way that fits them; what they ask for is not asked for always. */
export const formCases = local(['form'], function* (descriptor) {
  const schema = member(descriptor.value, 'schema');
  const properties = objectAt(schema, 'properties');
  const cases = member(descriptor.value, 'cases');
  const asked = new FormCases(descriptor.value);
  const own = stringAt(cases, 'property');
  if (own !== undefined && Object.hasOwn(properties, own)) {
    const message = `The value of the cases, "${own}", stands in the schema too.`;
    yield diagnose(descriptor, ['cases', 'property'], { code: 'form/case-property', message });
  }
  for (const [index, name] of listAt(schema, 'required').entries()) {
    if (typeof name !== 'string' || !asked.has(name)) continue;
    const message = `Only some cases ask for "${name}"; there it is required anyway.`;
    yield diagnose(descriptor, ['schema', 'required', index], { code: 'form/case-required', message });
  }
  for (const [name, property] of Object.entries(properties)) {
    if (stringAt(property, 'type') !== 'object' || asked.has(name)) continue;
    const message = `No case names the keys of "${name}".`;
    yield diagnose(descriptor, ['schema', 'properties', name], { code: 'form/case-keys', message, key: true });
  }
  for (const [index, one] of listAt(cases, 'items').entries()) {
    for (const [name, ask] of Object.entries(objectAt(one, 'asks')))
      yield* checkAsk(descriptor, ['cases', 'items', index, 'asks', name], ask, { name, properties });
  }
});

function* checkAsk(
  descriptor: Descriptor,
  path: Path,
  ask: Json,
  { name, properties }: { readonly name: string; readonly properties: Readonly<Record<string, Json>> },
): Iterable<Diagnostic> {
  const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (property === undefined) {
    const message = `The schema has no property "${name}".`;
    const advice = suggest(name, Object.keys(properties));
    yield diagnose(descriptor, path, { code: 'form/case-ask', message, key: true, ...advice });
    return;
  }
  const byKey = stringAt(property, 'type') === 'object';
  const problem =
    byKey !== Array.isArray(ask)
      ? byKey
        ? `"${name}" holds values by key: give the list of its keys.`
        : `"${name}" is one value: give "any", or what narrows it.`
      : (ask === 'public' || ask === 'private') && !canBeNarrowed(property)
        ? 'Only a text with the format ipv4 and without a pattern can be narrowed to some addresses.'
        : undefined;
  if (problem) yield diagnose(descriptor, path, { code: 'form/case-ask', message: problem });
}

function canBeNarrowed(property: Json): boolean {
  return stringAt(property, 'format') === 'ipv4' && member(property, 'pattern') === undefined;
}
