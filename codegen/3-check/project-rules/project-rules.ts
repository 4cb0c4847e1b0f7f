import { isString } from '~/lib/json';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding, type Finding } from '../../diagnostics/finding';
import { pointerOf } from '../../diagnostics/locate';
import { formsOf } from '../../language/message-text';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { sharedMessages, textsOf } from '../../2-analyze/analysis';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { perDescriptor, perEveryDescriptor } from '../per-descriptor';
import { fitsRule, regularExpression, type WrittenRule } from './fits-rule';
import { matchingValues, type FoundValue } from './matching-values';

/** The code of what a rule of the project finds. */
function codeOfRule({ id = '' }: WrittenRule): string {
  return `project/${id}`;
}

/** Every descriptor is as the rules of `checks.json` want it. */
export const projectRules = perEveryDescriptor(function* (project, descriptor) {
  const rules = project.find('checks', 'checks')?.authored.rules ?? [];
  const found = new Map<string, readonly FoundValue[]>();
  for (const rule of rules) {
    const { at, kinds, severity = 'warning', message } = rule ?? {};
    if (!rule || at === undefined || message === undefined || (kinds && !kinds.includes(descriptor.kind))) continue;
    const values = found.get(at) ?? matchingValues(descriptor.value, at);
    found.set(at, values);
    for (const { path, value } of values) {
      const words = isString(value) ? [value] : wordsByPointer(project, descriptor).get(pointerOf(path));
      if (fitsRule(rule, value, words ?? [])) continue;
      yield diagnose(descriptor, path, { severity, code: codeOfRule(rule), message });
    }
  }
});

/** The English of the texts of a descriptor, in all plural forms, by their pointers. */
const wordsByPointer = query((project: Project, descriptor: Descriptor): ReadonlyMap<string, readonly string[]> => {
  const shared = sharedMessages(project);
  return new Map(
    textsOf(project, descriptor).map(({ path, english, message }) => {
      const text = message === undefined ? english : shared.get(message);
      return [pointerOf(path), text === undefined ? [] : formsOf(text).map((form) => form.text)];
    }),
  );
});

/** A rule of the project has its own id, can find something, and its regular expressions are such. */
export const ruleDefinitions = perDescriptor(['checks'], function* (project, descriptor) {
  const ids = new Set<string>();
  for (const [index, rule] of (descriptor.authored.rules ?? []).entries()) {
    const { id = '' } = rule ?? {};
    if (ids.has(id)) yield diagnose(descriptor, ['rules', index, 'id'], finding('id/duplicate', { id }));
    ids.add(id);
    const { id: _id, message: _message, severity: _severity, kinds: _kinds, at: _at, ...requirements } = rule ?? {};
    if (Object.keys(requirements).length === 0) yield diagnose(descriptor, ['rules', index], finding('checks/empty'));
    yield* misspeltNames(project, descriptor, ['rules', index], rule);
    for (const name of ['pattern', 'notPattern'] as const) {
      const source = rule?.[name];
      if (source === undefined || regularExpression(source)) continue;
      yield diagnose(descriptor, ['rules', index, name], finding('checks/pattern'));
    }
  }
});

/** The names of properties in a rule that no descriptor has, and that are nearly those of the language. */
function* misspeltNames(
  project: Project,
  descriptor: Descriptor,
  path: Path,
  rule: WrittenRule | undefined,
): Iterable<Diagnostic> {
  const { at = '', required = [], forbidden = [] } = rule ?? {};
  let index = 0;
  for (const name of at.split('.')) {
    const found = misspeltName(project, name);
    if (found) yield diagnose(descriptor, [...path, 'at'], { ...found, at: { index, length: name.length } });
    index += name.length + 1;
  }
  for (const [list, names] of Object.entries({ required, forbidden })) {
    for (const [position, name = ''] of names.entries()) {
      const found = misspeltName(project, name);
      if (found) yield diagnose(descriptor, [...path, list, position], found);
    }
  }
}

function misspeltName(project: Project, name: string): Finding | undefined {
  if (name.startsWith('*') || project.propertyNames.has(name)) return undefined;
  const advice = suggest(name, project.propertyNames);
  if (advice.fix === undefined) return undefined;
  // Authors choose names too, e.g. those of sources.
  const isThere = project.descriptors.some(({ value }) => matchingValues(value, `**.${name}`).length > 0);
  return isThere ? undefined : { ...finding('checks/name', { name }), ...advice };
}
