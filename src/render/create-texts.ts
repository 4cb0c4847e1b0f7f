import { createInstance, type i18n } from 'i18next';
import type { Language } from '../generated/languages';

/** Languages by their code. */
export type Languages = Readonly<Record<string, Language>>;

const namespace = 'texts';

/**
 * The words of a language. What it lacks comes from the first of the languages, which is English. Keys are whole, places
 * are `{name}`, and nothing is escaped: React writes text, never markup.
 */
export async function createTexts(languages: Languages, language: string): Promise<i18n> {
  const [first = 'en'] = Object.keys(languages);
  const texts = createInstance();
  await texts.init({
    lng: first,
    fallbackLng: first,
    ns: namespace,
    defaultNS: namespace,
    keySeparator: false,
    nsSeparator: false,
    pluralSeparator: ':',
    contextSeparator: ':',
    returnEmptyString: false,
    interpolation: { prefix: '{', suffix: '}', escapeValue: false, skipOnVariables: true },
    resources: {},
  });
  await addLanguage(texts, languages, first);
  await setLanguage(texts, languages, language);
  return texts;
}

/** Changes the language of all that is on the page. */
export async function setLanguage(texts: i18n, languages: Languages, language: string): Promise<void> {
  await addLanguage(texts, languages, language);
  await texts.changeLanguage(language);
}

async function addLanguage(texts: i18n, languages: Languages, language: string): Promise<void> {
  const found = Object.hasOwn(languages, language) ? languages[language] : undefined;
  if (!found || texts.hasResourceBundle(language, namespace)) return;
  texts.addResourceBundle(language, namespace, { ...(await found.load()).default });
}
