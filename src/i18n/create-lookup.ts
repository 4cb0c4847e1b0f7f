import { createInstance } from 'i18next';
import type { Language } from '~/generated/console/languages';
import { isNumber, isString } from '~/lib/json';
import { visibleText } from '~/lib/visible-text';
import { numberText } from '~/lib/format/number-text';
import type { Lookup, ResolvedText } from './translate';

/** Languages by their code; the first has a text for every message. */
export type Languages = Readonly<Record<string, Language>>;

/** The plural rules of the English texts in descriptors. */
const englishForms = new Intl.PluralRules('en');

/**
 * Loads the texts of a language and of the first one, English, which has those that the other does not have. Another
 * language comes with another load of the page. Rejects if the module of a language cannot be loaded.
 */
export async function createLookup(languages: Languages, language: string): Promise<Lookup> {
  const [first = 'en'] = Object.keys(languages);
  const i18n = createInstance();
  await i18n.init({
    lng: first,
    fallbackLng: first,
    load: 'currentOnly',
    resources: {},
    keySeparator: false,
    nsSeparator: false,
    // React escapes. Placeholders are `{name}`; a name may contain everything else that i18next could read as syntax.
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, formatSeparator: '\0' },
    missingInterpolationHandler: (_text: string, [placeholder]: RegExpExecArray) => placeholder,
  });
  const bundles = new Map<string, Messages>();
  const lookupIn = async (code: string): Promise<Lookup> => {
    const loaded = Object.hasOwn(languages, code) ? await languages[code]?.load() : undefined;
    if (loaded) {
      // Thousands of texts, which nobody changes: a copy of them takes time at every start.
      i18n.addResourceBundle(code, 'translation', loaded.default, false, false, { skipCopy: true });
      bundles.set(code, loaded.default);
    }
    const translate = i18n.getFixedT(code);
    const ofLanguage = bundles.get(code) ?? noMessages;
    const english = bundles.get(first) ?? noMessages;
    return (text) => {
      const { key, values, by = 'count' } = text;
      const plain = values === undefined ? plainText(text, ofLanguage, english) : undefined;
      if (plain !== undefined) return plain;
      const count = countOf(values?.[by]);
      return translate(key, {
        count,
        defaultValue: englishOf(text, count),
        // Values are no options of i18next, are shown as they are, and are never searched for placeholders or nested
        // keys.
        replace: values && replacements(values, by, code),
        skipInterpolation: values === undefined,
        nest: false,
      });
    };
  };
  const english = await lookupIn(first);
  return language === first ? english : lookupIn(language);
}

type Messages = Readonly<Record<string, string>>;

const noMessages: Messages = {};

/**
 * A text without values and plural forms, for which i18next takes ten microseconds: a drawer shows hundreds of labels.
 * It is what i18next finds.
 */
function plainText({ key, text }: ResolvedText, ofLanguage: Messages, english: Messages): string | undefined {
  return messageOf(ofLanguage, key) ?? messageOf(english, key) ?? (isString(text) ? text : undefined);
}

function messageOf(messages: Messages, key: string): string | undefined {
  return Object.hasOwn(messages, key) ? messages[key] : undefined;
}

/** The number that chooses a plural form. For a value that is no number, languages choose `other`. */
function countOf(value: string | number | undefined): number {
  return isNumber(value) ? value : NaN;
}

/** The English in a descriptor; the key of a message that no language has. */
function englishOf({ key, text = key }: ResolvedText, count: number): string {
  return isString(text) ? text : (text[englishForms.select(count)] ?? text.other);
}

/**
 * The number that counts is written in the language. Every other value can be from outside, and is as a person may read
 * it.
 */
function replacements(values: NonNullable<ResolvedText['values']>, by: string, language: string) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      name === by && isNumber(value) ? numberText(value, { language }) : visibleText(String(value)),
    ]),
  );
}
