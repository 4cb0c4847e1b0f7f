import { diagnose, suggest } from '../diagnostic';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import { local } from './local';
import { listAt, member, numberAt, objectAt, stringAt } from '../parse/read';
import { FormCases } from './form-cases-of';

/** Schema and layout of a form agree, and every rule that can be broken has a message. */
export const forms = local(['form'], function* (descriptor) {
  const schema = member(descriptor.value, 'schema');
  const properties = objectAt(schema, 'properties');
  const required = listAt(schema, 'required');
  const layout = listAt(descriptor.value, 'layout');
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || Object.hasOwn(properties, name)) continue;
    const message = `The schema has no property "${name}".`;
    yield diagnose(descriptor, ['schema', 'required', index], {
      code: 'form/required',
      message,
      ...suggest(name, Object.keys(properties)),
    });
  }
  const cases = new FormCases(descriptor.value);
  const drawn = new Set(layout.map((line) => stringAt(line, 'property')));
  for (const [name, property] of Object.entries(properties)) {
    const path = ['schema', 'properties', name];
    yield* checkLimits(descriptor, path, property);
    const message = `No line of the layout draws "${name}".`;
    if (!drawn.has(name)) yield diagnose(descriptor, path, { code: 'form/layout', message, key: true });
  }
  for (const [index, line] of layout.entries()) {
    const name = stringAt(line, 'property') ?? '';
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    // An unknown property is told by its name.
    if (property === undefined) continue;
    const path = ['layout', index];
    yield* checkMessages(descriptor, path, line, [
      ...rulesOf(property, required.includes(name)),
      ...cases.rulesOf(name),
    ]);
    yield* checkWidget(descriptor, path, line, property);
    yield* checkOptions(descriptor, path, line, property);
  }
});

function* checkLimits(descriptor: Descriptor, path: Path, property: Json): Iterable<Diagnostic> {
  for (const [least, most] of [
    ['minLength', 'maxLength'],
    ['minimum', 'maximum'],
  ] as const) {
    const [from, to] = [numberAt(property, least), numberAt(property, most)];
    if (from === undefined || to === undefined || from <= to) continue;
    yield diagnose(descriptor, [...path, most], { code: 'form/limits', message: `"${most}" is less than "${least}".` });
  }
}

/** The rules that a value can break; of values by key, those of each value. */
function rulesOf(property: Json, required: boolean): readonly string[] {
  const value = member(property, 'additionalProperties') ?? property;
  const constraints = Object.keys(objectAt({ value }, 'value')).filter((rule) => rule !== 'type');
  return required ? ['required', ...constraints] : constraints;
}

function* checkMessages(
  descriptor: Descriptor,
  path: Path,
  line: Json,
  rules: readonly string[],
): Iterable<Diagnostic> {
  const messages = objectAt(line, 'messages');
  for (const rule of rules) {
    if (Object.hasOwn(messages, rule) || Object.hasOwn(messages, 'any')) continue;
    const hint = 'A message "any" serves all rules without one of their own.';
    const message = `There is no message for the rule "${rule}".`;
    yield diagnose(descriptor, [...path, 'messages'], { code: 'form/message', message, hint });
  }
  for (const rule of Object.keys(messages)) {
    if (rule === 'any' || rules.includes(rule)) continue;
    const message = `The schema of this property has no rule "${rule}".`;
    yield diagnose(descriptor, [...path, 'messages', rule], { code: 'form/message', message, key: true });
  }
}

function* checkWidget(descriptor: Descriptor, path: Path, line: Json, property: Json): Iterable<Diagnostic> {
  const widget = stringAt(line, 'widget') ?? '';
  const boolean = stringAt(property, 'type') === 'boolean';
  const choice = member(property, 'enum') !== undefined;
  const problem =
    boolean !== (widget === 'checkbox')
      ? 'True or false, and nothing else, is drawn as a checkbox.'
      : choice !== (widget === 'select' || widget === 'radio')
        ? 'A property with "enum", and no other, is drawn as select or radio.'
        : (widget === 'choice') !== (member(line, 'choices') !== undefined)
          ? 'The widget "choice", and no other, has "choices".'
          : undefined;
  if (problem) yield diagnose(descriptor, [...path, 'widget'], { code: 'form/widget', message: problem });
}

function* checkOptions(descriptor: Descriptor, path: Path, line: Json, property: Json): Iterable<Diagnostic> {
  const options = listAt(line, 'options').map((option) => stringAt(option, 'value'));
  const values = listAt(property, 'enum');
  for (const [index, value = ''] of options.entries()) {
    if (values.includes(value)) continue;
    const texts = values.filter((one) => typeof one === 'string' && !options.includes(one)).map(String);
    const remark = {
      code: 'form/options',
      message: `"${value}" is not in the "enum" of this property.`,
      ...suggest(value, texts),
    };
    yield diagnose(descriptor, [...path, 'options', index, 'value'], remark);
  }
  for (const value of values) {
    if (options.some((option) => option === value)) continue;
    const place: Path = member(line, 'options') === undefined ? path : [...path, 'options'];
    yield diagnose(descriptor, place, {
      code: 'form/options',
      message: `The value ${JSON.stringify(value)} has no option.`,
    });
  }
}
