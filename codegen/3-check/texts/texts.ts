import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { valueAt } from '../../language/address';
import { formsOf, type MessageText } from '../../language/message-text';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { perEveryDescriptor } from '../per-descriptor';
import { placeholdersOf, sharedMessages, textsOf, valueNames } from '../../2-analyze/analysis';
import { misspeltPlaceholders, misspeltValue } from './misspelt-placeholders';
import { checkEnglishForms } from './plural';

/**
 * Every placeholder `{name}` of a text has its value in `with`, every value its placeholder, and plural forms are
 * complete.
 */
export const texts = perEveryDescriptor(function* (project, descriptor) {
  const shared = sharedMessages(project);
  const reported = misspeltPlaceholders(project);
  for (const { path, at, english, message, values, provided } of textsOf(project, descriptor)) {
    const text = english ?? shared.get(message ?? '');
    // An unknown message is reported by its name.
    if (text === undefined) continue;
    // Most texts are words alone.
    if (typeof text === 'string' && !text.includes('{') && Object.keys(values).length === 0) continue;
    const names = valueNames(text);
    const misspelt = misspeltValue(values, text, provided);
    const known = new Set([...Object.keys(values), ...provided, ...(misspelt ? [misspelt.meant] : [])]);
    // What is misspelt in the message itself is reported there.
    const inMessage = reported.filter(({ key }) => english === undefined && key === message);
    for (const { name } of inMessage) known.add(name);
    if (english === undefined) {
      for (const name of names) if (!known.has(name)) yield diagnose(descriptor, at, unknownPlaceholder(name, known));
    } else {
      const unknown = [...checkPlaceholders(descriptor, at, english, known)];
      yield* unknown;
      // A misspelt placeholder is missing in the other forms as well: one report is enough.
      if (unknown.length === 0 && typeof english === 'object') yield* checkEnglishForms(descriptor, at, english);
    }
    for (const name of Object.keys(values)) {
      if (names.has(name) || isMeantBy(name, names, known) || inMessage.some(({ meant }) => meant === name)) continue;
      const unused = finding('text/unused-value', { placeholder: `{${name}}` });
      const advice = name === misspelt?.written ? suggest(name, [misspelt.meant]) : {};
      yield diagnose(descriptor, [...path, 'with', name], { ...unused, ...advice, key: true });
    }
  }
});

/** Whether a value is the one that a misspelt placeholder means: the placeholder is reported alone. */
function isMeantBy(value: string, names: ReadonlySet<string>, known: ReadonlySet<string>): boolean {
  return [...names].some((name) => !known.has(name) && didYouMean(name, known) === value);
}

function* checkPlaceholders(
  descriptor: Descriptor,
  at: Path,
  english: MessageText,
  known: ReadonlySet<string>,
): Iterable<Diagnostic> {
  const reported = new Set<string>();
  for (const { form, text } of formsOf(english)) {
    for (const { name, index, length } of placeholdersOf(text)) {
      if (known.has(name)) continue;
      const { fix } = suggest(name, known);
      // Without a value, it is missing in all forms.
      if (fix === undefined && reported.has(name)) continue;
      reported.add(name);
      yield diagnose(descriptor, form === undefined ? at : [...at, form], {
        ...unknownPlaceholder(name, known),
        at: { index, length },
        ...(typeof fix === 'string' && { fix: `{${fix}}` }),
      });
    }
  }
  if (typeof english !== 'object' || known.has(english.by) || reported.has(english.by)) return;
  const isWritten = valueAt(descriptor.value, [...at, 'by']) !== undefined;
  const { fix } = isWritten ? suggest(english.by, known) : {};
  const found = { ...unknownPlaceholder(english.by, known), ...(fix !== undefined && { fix }) };
  yield diagnose(descriptor, isWritten ? [...at, 'by'] : at, found);
}

function unknownPlaceholder(name: string, known: Iterable<string>) {
  const { hint } = suggest(name, known);
  return { ...finding('text/place.with', { placeholder: `{${name}}` }), ...(hint !== undefined && { hint }) };
}
