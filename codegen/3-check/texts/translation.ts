import { diagnose, diagnoseFile, suggest } from '../../diagnostics/diagnostic';
import { finding, hint, type Finding, type LocatedFinding } from '../../diagnostics/finding';
import { filesOf } from '../../diagnostics/locate';
import {
  defaultCount,
  formsOf,
  isSameText,
  jsonOf,
  languageName,
  pluralFormsOf,
  translationOf,
  type MessageText,
  type TextForm,
} from '../../language/message-text';
import type { PartialJson } from '../../language/authored';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { placeholderNames, placeholdersOf, valueNames } from '../../2-analyze/analysis';
import { checkForms, missingPlaceholders, quoted } from './plural';
import { insertedFrom } from './take-translation';

/** How many missing translations of a language are listed one by one. */
const listed = 10;

/** An entry of a language, and the English that it translates. */
export interface Compared {
  readonly entry: PartialJson;
  readonly english: MessageText;
  /** The text in words, for a sentence about it. */
  readonly words: () => string;
}

/** A translation and the English that it has to be of. */
interface Comparison {
  readonly language: Descriptor;
  /** Path of the entry with `of` and `text`. */
  readonly path: Path;
  readonly text: MessageText;
  readonly english: MessageText;
  /** The English that it was made from. */
  readonly of: MessageText;
  readonly isStale: boolean;
}

/**
 * A translation has the placeholders of its English and the forms of its language, and is of the English as it is now.
 * An empty one is missing.
 */
export function* compareTranslation(
  language: Descriptor,
  path: Path,
  { entry, english, words }: Compared,
): Iterable<Diagnostic> {
  const { of = '', text = '' } = translationOf(entry);
  if (text === '') {
    yield diagnose(language, [...path, 'text'], missingText(language, words()));
    return;
  }
  const isStale = !isSameText(of, english);
  if (isStale) {
    const stale = finding('message/stale', { english: JSON.stringify(jsonOf(english)) });
    yield diagnose(language, [...path, 'of'], stale);
  }
  const comparison = { language, path, text, english, of, isStale };
  yield* comparePlural(comparison);
  for (const form of formsOf(text)) yield* comparePlaceholders(comparison, form);
}

function* comparePlural({ language, path, text, english, isStale }: Comparison): Iterable<Diagnostic> {
  const at = [...path, 'text'];
  const forms = pluralFormsOf(language.id);
  if (typeof text === 'string') {
    if (typeof english === 'string' || forms.length === 1) return;
    const plain = finding('message/plural.plain', { forms: quoted(forms) });
    // Whoever gives the English plural forms shall see them on the page before the translators come to it.
    yield diagnose(language, at, { ...plain, ...(isStale && { severity: 'warning' }) });
    return;
  }
  const counts = typeof english === 'object' || placeholderNames(english).has(defaultCount);
  if (!counts) {
    yield diagnose(language, at, finding('message/plural.uncounted', { placeholder: `{${defaultCount}}` }));
  }
  yield* checkForms({ descriptor: language, path: at, language: language.id }, text);
}

/** The correction of a placeholder in the wide braces of a Japanese or Chinese keyboard. */
function wideBraces(text: string, name: string): Pick<LocatedFinding, 'at' | 'hint' | 'fix'> {
  const written = ['\uFF5B', '{'].flatMap((open) => ['\uFF5D', '}'].map((close) => `${open}${name}${close}`));
  const found = written.find((one) => one !== `{${name}}` && text.includes(one));
  if (found === undefined) return {};
  const fix = `{${name}}`;
  return { at: { index: text.indexOf(found), length: found.length }, hint: hint('nearest', { name: fix }), fix };
}

function* comparePlaceholders(comparison: Comparison, { form, text: one }: TextForm): Iterable<Diagnostic> {
  const { language, path, text, english, of, isStale } = comparison;
  const at = [...path, 'text', ...(form === undefined ? [] : [form])];
  const wanted = placeholderNames(english);
  // A placeholder that the English no longer has goes with the review: until then the console shows the English.
  const known = new Set([...valueNames(english), ...valueNames(of)]);
  const found = placeholdersOf(one);
  for (const { name, index, length } of found) {
    if (known.has(name)) continue;
    const { hint, fix } = suggest(name, valueNames(english));
    yield diagnose(language, at, {
      ...finding('message/place.unknown', { placeholder: `{${name}}` }),
      ...(hint && { hint }),
      ...(typeof fix === 'string' && { fix: `{${fix}}` }),
      at: { index, length },
    });
  }
  const by = typeof english === 'string' ? defaultCount : english.by;
  const missing =
    form === undefined || typeof text === 'string'
      ? [...wanted].filter((name) => !found.some((placeholder) => placeholder.name === name))
      : missingPlaceholders(text, form, { names: wanted, by, language: language.id });
  for (const name of missing) {
    yield diagnose(language, at, {
      ...finding('message/place.missing', { placeholder: `{${name}}` }),
      ...wideBraces(one, name),
      // Whoever gives the English a further placeholder shall see it on the page before the translators come to it.
      ...(isStale && { severity: 'warning' }),
    });
  }
}

/** The finding that a language does not have a text. */
function missingText({ id }: Descriptor, words: string): Finding {
  const text = words.includes(', ') ? `${words},` : words;
  return finding('message/missing.text', { text, language: languageName(id) });
}

/** A shared message in words. */
export function wordsOfMessage(key: string, english: MessageText): string {
  return `Message ${key}, “${formsOf(english).at(-1)?.text ?? ''}”`;
}

/** What is known of the texts of a language that are not translated. */
interface Untranslated {
  /** A text in words. */
  readonly wordsOf: (name: string) => string;
  /** The folder of the root that has the English and translates it. */
  readonly writtenIn: (name: string) => string | undefined;
  /** The names of entries whose translation belongs to another text, by the name of that text. */
  readonly sources?: ReadonlyMap<string, string>;
}

/**
 * One warning per missing translation, given in groups by the names of their entries; the last one counts those not
 * listed. A root without a file for the language is named by the one that it should have.
 */
export function* reportMissing(
  language: Descriptor,
  part: 'shared' | 'texts',
  missing: Iterable<readonly string[]>,
  { wordsOf, writtenIn, sources }: Untranslated,
): Iterable<Diagnostic> {
  const files = filesOf(language);
  const report = (name: string): Diagnostic => {
    const found = { ...missingText(language, wordsOf(name)), ...insertedFrom(language, name, sources?.get(name)) };
    const root = writtenIn(name);
    const written = files.find(({ file }) => root === undefined || file.path.startsWith(root));
    return written ? diagnose(written, [part, name], found) : diagnoseFile(`${root ?? ''}${language.name}.json`, found);
  };
  let count = 0;
  for (const names of missing) {
    for (const [index, name] of names.entries()) if (count + index < listed || sources?.has(name)) yield report(name);
    count += names.length;
  }
  const more = count - listed;
  if (more > 0) yield diagnose(language, [part], { ...finding('message/missing.more', { count: more }), count: more });
}
