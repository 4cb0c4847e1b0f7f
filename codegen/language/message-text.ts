import { isRecord } from '../../lib/json';
import { memoizeRecent } from '../../lib/memoize';
import type { PartialJson } from './authored';

/** The plural forms that languages have, from `Intl.PluralRules`. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** Name of a plural form. */
export type PluralForm = (typeof pluralForms)[number];

/** Texts by plural form. The number of the placeholder `by` chooses among them. */
export interface PluralText {
  readonly by: string;
  readonly forms: ReadonlyMap<PluralForm, string>;
}

/** The wording of a message: one text, or several among which a number chooses. */
export type MessageText = string | PluralText;

/** One text of a wording; only plural texts have a form. */
export interface TextForm {
  readonly form?: PluralForm;
  readonly text: string;
}

/** The placeholder that chooses a plural form, unless a text names another one. */
export const defaultCount = 'count';

/** The wording in a descriptor: a text, or an object of plural forms; `undefined` for everything else. */
export function messageTextOf(value: PartialJson): MessageText | undefined {
  if (typeof value === 'string') return value;
  if (!isRecord(value) || typeof value.other !== 'string') return undefined;
  const forms = pluralForms.flatMap((form) => {
    const text = value[form];
    return typeof text === 'string' ? [[form, text] as const] : [];
  });
  return { by: typeof value.by === 'string' ? value.by : defaultCount, forms: new Map(forms) };
}

/** A translation and the English it was made from. A wording that is missing or malformed is `undefined`. */
export interface Translation {
  readonly of: MessageText | undefined;
  readonly text: MessageText | undefined;
}

/** The translation in a descriptor; nothing is known of a value that is no object. */
export function translationOf(value: PartialJson): Translation {
  const entry = isRecord(value) ? value : {};
  return { of: messageTextOf(entry.of), text: messageTextOf(entry.text) };
}

/** Every text of a wording. */
export function formsOf(text: MessageText): readonly TextForm[] {
  return typeof text === 'string' ? [{ text }] : [...text.forms].map(([form, one]) => ({ form, text: one }));
}

/** Whether two wordings are the same, in whatever order their forms are written. */
export function isSameText(left: MessageText, right: MessageText): boolean {
  if (typeof left === 'string' || typeof right === 'string') return left === right;
  return JSON.stringify(jsonOf(left)) === JSON.stringify(jsonOf(right));
}

/** A wording as a descriptor writes it, its forms in their usual order. */
export function jsonOf(text: MessageText): string | Readonly<Record<string, string>> {
  if (typeof text === 'string') return text;
  return { ...(text.by !== defaultCount && { by: text.by }), ...Object.fromEntries(text.forms) };
}

/** The entries of a message in a resource bundle of i18next (JSON v4): plural forms have a suffix. */
export function bundleEntries(key: string, text: MessageText): readonly (readonly [key: string, text: string])[] {
  return formsOf(text).map(({ form, text: one }) => [form === undefined ? key : `${key}_${form}`, one]);
}

/** What is known of the plurals of a language. */
interface Plurals {
  /** Absent if `Intl` does not know the language. */
  readonly rules: Intl.PluralRules | undefined;
  /** In their usual order. */
  readonly forms: readonly PluralForm[];
}

const pluralsOf = memoizeRecent(1000, (language): Plurals => {
  const rules = makePluralRules(language);
  const names = new Set<string>(rules?.resolvedOptions().pluralCategories ?? ['other']);
  return { rules, forms: pluralForms.filter((form) => names.has(form)) };
});

/** The plural forms of a language, in their usual order. A language that `Intl` does not know has one. */
export function pluralFormsOf(language: string): readonly PluralForm[] {
  return pluralsOf(language).forms;
}

/** Whether a plural form is chosen by one number alone, so that its text need not show the number. */
export function isOfOneNumber(language: string, form: PluralForm): boolean {
  const { rules } = pluralsOf(language);
  const samples = [...Array.from({ length: 201 }, (_, number) => number), 0.5, 1.5, 1_000_000];
  return rules !== undefined && samples.filter((number) => rules.select(number) === form).length === 1;
}

function makePluralRules(language: string): Intl.PluralRules | undefined {
  try {
    return Intl.PluralRules.supportedLocalesOf(language).length > 0 ? new Intl.PluralRules(language) : undefined;
  } catch {
    // The name of the file is not a language tag.
    return undefined;
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The English name of a language: `Japanese` for `ja`. The tag itself where it is none. */
export function languageName(tag: string): string {
  try {
    return languageNames.of(tag) ?? tag;
  } catch {
    return tag;
  }
}
