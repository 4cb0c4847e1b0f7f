import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import { spanOf } from '../../diagnostics/locate';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { perDescriptor } from '../per-descriptor';
import type { Authored, PartialJson } from '../../language/authored';
import { isString } from '~/lib/json';
import type { FormLine, FormProperty } from '../../language/authored-types';
import { checkFile, isFile } from './files';
import { FormCases } from './form-cases-of';

type AuthoredLine = Authored<FormLine>;
type AuthoredProperty = Authored<FormProperty>;

/** Schema and layout of a form agree, and every rule that can be broken has a message. */
export const forms = perDescriptor(['form'], function* (_project, descriptor) {
  const { schema, layout = [] } = descriptor.authored;
  const properties = schema?.properties ?? {};
  const required = schema?.required ?? [];
  for (const [index, name] of required.entries()) {
    if (name === undefined || Object.hasOwn(properties, name)) continue;
    yield diagnose(descriptor, ['schema', 'required', index], {
      ...finding('form/required', { name }),
      ...suggest(name, Object.keys(properties)),
    });
  }
  const cases = new FormCases(descriptor.authored);
  const drawn = new Set(layout.map((line) => line?.property));
  for (const [name, property] of Object.entries(properties)) {
    const path = ['schema', 'properties', name];
    yield* checkLimits(descriptor, path, property ?? {});
    if (!drawn.has(name)) yield diagnose(descriptor, path, { ...finding('form/layout', { name }), key: true });
  }
  for (const [index, line = {}] of layout.entries()) {
    const { property: name = '' } = line;
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    // An unknown property is told by its name.
    if (property === undefined) continue;
    const path = ['layout', index];
    yield* checkMessages(descriptor, path, line, [
      ...rulesOf(property, required.includes(name)),
      ...cases.rulesOf(name),
    ]);
    yield* checkWidget(descriptor, path, line, property);
    yield* checkFile(descriptor, path, line, property);
    yield* checkAutocomplete(descriptor, path, line);
    yield* checkOptions(descriptor, path, line, property);
  }
});

/** Pairs of limits, and whether a value may be both at once. */
const pairs = [
  ['minLength', 'maxLength', true],
  ['minimum', 'maximum', true],
  ['exclusiveMinimum', 'maximum', false],
  ['minimum', 'exclusiveMaximum', false],
  ['exclusiveMinimum', 'exclusiveMaximum', false],
  ['minItems', 'maxItems', true],
] as const;

function* checkLimits(descriptor: Descriptor, path: Path, property: object): Iterable<Diagnostic> {
  const limits = new Map<string, unknown>(Object.entries(property));
  for (const [minimum, maximum, mayBeEqual] of pairs) {
    const [from, to] = [limits.get(minimum), limits.get(maximum)];
    if (typeof from !== 'number' || typeof to !== 'number' || from < to || (mayBeEqual && from === to)) continue;
    yield diagnose(descriptor, [...path, maximum], finding('form/limits', { maximum, minimum }));
  }
}

/** The rules that a value can break; of values by key, those of each value. */
function rulesOf(property: AuthoredProperty, required: boolean): readonly string[] {
  const value = ('additionalProperties' in property && property.additionalProperties) || property;
  const others = isFile(property) ? ['type', 'format', 'items'] : ['type', 'items'];
  const constraints = Object.keys(value).filter((rule) => !others.includes(rule));
  return required ? ['required', ...constraints] : constraints;
}

function* checkMessages(
  descriptor: Descriptor,
  path: Path,
  line: AuthoredLine,
  rules: readonly string[],
): Iterable<Diagnostic> {
  const { messages = {} } = line;
  for (const rule of rules) {
    if (Object.hasOwn(messages, rule) || Object.hasOwn(messages, 'any')) continue;
    yield diagnose(descriptor, [...path, 'messages'], finding('form/message.missing', { rule }));
  }
  for (const rule of Object.keys(messages)) {
    if (rule === 'any' || rules.includes(rule)) continue;
    const unused = { ...finding('form/message.unused', { rule }), key: true };
    yield diagnose(descriptor, [...path, 'messages', rule], unused);
  }
}

function* checkWidget(
  descriptor: Descriptor,
  path: Path,
  line: AuthoredLine,
  property: AuthoredProperty,
): Iterable<Diagnostic> {
  const { widget } = line;
  const boolean = property.type === 'boolean';
  const choice = 'enum' in property && property.enum !== undefined;
  const problem =
    boolean !== (widget === 'checkbox')
      ? finding('form/widget.checkbox')
      : choice !== (widget === 'select' || widget === 'radio')
        ? finding('form/widget.choice')
        : (widget === 'choice') !== (line.choices !== undefined)
          ? finding('form/widget.choices')
          : property.type === 'array' && !isFile(property) && widget !== 'choice'
            ? finding('form/widget.several')
            : (widget === 'file') !== isFile(property)
              ? finding('form/widget.file')
              : undefined;
  if (problem) yield diagnose(descriptor, [...path, 'widget'], problem);
}

/** What a browser may fill in, by the control; in other controls nothing is typed (HTML, autofill). */
const filled: { readonly [widget in FormLine['widget']]?: 'any' | readonly FormLine['autocomplete'][] } = {
  text: 'any',
  textarea: 'any',
  email: ['email', 'username'],
  tel: ['tel'],
};

function* checkAutocomplete(descriptor: Descriptor, path: Path, line: AuthoredLine): Iterable<Diagnostic> {
  const { widget = 'text', autocomplete } = line;
  const allowed = filled[widget] ?? [];
  if (autocomplete === undefined || allowed === 'any' || allowed.includes(autocomplete)) return;
  yield diagnose(descriptor, [...path, 'autocomplete'], finding('form/autocomplete', { widget, autocomplete }));
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

/** Whether a tag (BCP 47) names a language that has a name: `ja`, but not `jp`. */
function isLanguage(tag: string): boolean {
  try {
    return languageNames.of(tag) !== undefined;
  } catch {
    return false;
  }
}

function* checkOptions(
  descriptor: Descriptor,
  path: Path,
  line: AuthoredLine,
  property: AuthoredProperty,
): Iterable<Diagnostic> {
  const options: readonly PartialJson[] = (line.options ?? []).map((option) => option?.value);
  for (const [index, { language } = {}] of (line.options ?? []).entries()) {
    if (language === undefined || isLanguage(language)) continue;
    yield diagnose(descriptor, [...path, 'options', index, 'language'], finding('form/options.language', { language }));
  }
  const values: readonly PartialJson[] = ('enum' in property && property.enum) || [];
  const missing = values.filter((value) => !options.includes(value));
  const [only, ...others] = missing;
  const wrong = options.filter((value) => !values.includes(value));
  // One that is wrong in place of one that is missing is one mistake.
  const meant = wrong.length === 1 && others.length === 0 ? only : undefined;
  for (const [index, value] of options.entries()) {
    if (value === undefined || values.includes(value)) continue;
    const at = [...path, 'options', index, 'value'];
    const advice =
      meant === undefined
        ? suggest(String(value), missing.filter(isString))
        : {
            hint: hint('nearest', { name: String(meant) }),
            fix: { ...spanOf(descriptor.root, at), text: JSON.stringify(meant) },
          };
    yield diagnose(descriptor, at, { ...finding('form/options.unknown', { value: JSON.stringify(value) }), ...advice });
  }
  for (const value of missing) {
    if (value === meant) continue;
    const at: Path = line.options === undefined ? path : [...path, 'options'];
    yield diagnose(descriptor, at, finding('form/options.missing', { value: JSON.stringify(value) }));
  }
}
