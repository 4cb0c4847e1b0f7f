import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { isOfOneNumber, pluralFormsOf, type PluralForm, type PluralText } from '../../language/message-text';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { placeholderNames, placeholdersOf } from '../../2-analyze/analysis';

/** Where plural forms are written, and the language that they are written in. */
export interface PluralSource {
  readonly descriptor: Descriptor;
  readonly path: Path;
  /** Code of the language, as `en`. */
  readonly language: string;
}

/** A text has the plural forms of its language and no others. */
export function* checkForms(source: PluralSource, { forms }: PluralText): Iterable<Diagnostic> {
  const { descriptor, path, language } = source;
  const needed = pluralFormsOf(language);
  for (const form of needed) {
    if (forms.has(form)) continue;
    const samples = samplesOf(language, form).join(', ');
    const missing = finding('message/plural.missing', { form, language, forms: quoted(needed), samples });
    yield diagnose(descriptor, path, missing);
  }
  for (const form of forms.keys()) {
    if (needed.includes(form)) continue;
    const unknown = finding('message/plural.unknown', { form, language, forms: quoted(needed) });
    yield diagnose(descriptor, [...path, form], { ...unknown, key: true });
  }
}

/** An English text has the plural forms of English, and all of them have the same placeholders. */
export function* checkEnglishForms(descriptor: Descriptor, path: Path, text: PluralText): Iterable<Diagnostic> {
  yield* checkForms({ descriptor, path, language: 'en' }, text);
  const names = placeholderNames(text);
  for (const form of text.forms.keys()) {
    for (const name of missingPlaceholders(text, form, { names, by: text.by, language: 'en' })) {
      const missing = finding('message/plural.placeholder', { placeholder: `{${name}}`, form });
      yield diagnose(descriptor, [...path, form], missing);
    }
  }
}

/** The placeholders that a form has to have and has not. */
export function missingPlaceholders(
  text: PluralText,
  form: PluralForm,
  { names, by, language }: { readonly names: ReadonlySet<string>; readonly by: string; readonly language: string },
): readonly string[] {
  const found = new Set(placeholdersOf(text.forms.get(form) ?? '').map(({ name }) => name));
  return [...names].filter((name) => !found.has(name) && !(name === by && isOfOneNumber(language, form)));
}

/** The forms of a language, for a hint. */
export function quoted(forms: readonly string[]): string {
  return forms.map((form) => `"${form}"`).join(', ');
}

/** The first numbers for which a language chooses a form. */
function samplesOf(language: string, form: PluralForm): readonly number[] {
  const rules = new Intl.PluralRules(language);
  const numbers = [...Array.from({ length: 201 }, (_, number) => number), 0.5, 1_000_000];
  return numbers.filter((number) => rules.select(number) === form).slice(0, 4);
}
