import { languages as shippedLanguages, type Language } from '~/generated/console/languages';
import type { Languages } from '~/i18n/create-lookup';
import { pseudoText } from '~/lib/pseudo-text';
import { getOwn } from '~/lib/get-own';
import { isRecord, isString } from '~/lib/json';

/**
 * Languages that exist only in the dev server, to see what a translation would break: a text that stays plain cannot be
 * translated, and one that is cut has too little room. `en-XB` runs from right to left.
 */
const pseudoLanguages: Readonly<Record<'en-XA' | 'en-XB', Language>> = {
  'en-XA': { name: '[Þšéûðö]', direction: 'ltr', load },
  'en-XB': { name: '[Þšéûðö ⇐]', direction: 'rtl', load },
};

/** The languages of the console, the default first. The dev server adds the pseudo languages; a build omits them. */
export const languages: Languages = import.meta.env.DEV
  ? { ...shippedLanguages, ...pseudoLanguages }
  : shippedLanguages;

async function load() {
  const [{ default: shared }, { authoredTexts }] = await Promise.all([
    import('~/generated/console/messages/en'),
    import('./authored-texts'),
  ]);
  const modules = await Promise.all(Object.values(authoredTexts).map((file) => file()));
  const english = { ...Object.assign({}, ...modules.map(originals)), ...shared };
  return { default: Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(String(text))])) };
}

/** The English texts of a file by key or text address. Plural forms have a suffix, as in a resource bundle. */
function originals(texts: unknown): Readonly<Record<string, string>> {
  const entries = ['shared', 'texts'].flatMap((part) => {
    const list = getOwn(getOwn(texts, 'default') ?? texts, part);
    return isRecord(list) ? Object.entries(list) : [];
  });
  return Object.fromEntries(
    entries.flatMap(([key, entry]) => {
      const of = getOwn(entry, 'of');
      if (isString(of)) return [[key, of]];
      const forms = isRecord(of) ? Object.entries(of).filter(([form]) => form !== 'by') : [];
      return forms.map(([form, text]) => [`${key}_${form}`, String(text)]);
    }),
  );
}
