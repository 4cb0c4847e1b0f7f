import type { Language } from '../../generated/languages';
import { isRecord, isString } from '../../lib/json';
import { own } from '../../lib/own';
import { pseudoText } from './pseudo-text';

/**
 * Languages that exist only in the dev server, to see what a translation would break: a text that stays plain is not
 * translated or not translatable, one that is cut has too little room. `en-XB` runs from right to left.
 */
export const pseudoLanguages: Readonly<Record<'en-XA' | 'en-XB', Language>> = {
  'en-XA': { name: '[Þšéûðö]', direction: 'ltr', load },
  'en-XB': { name: '[Þšéûðö ⇐]', direction: 'rtl', load },
};

async function load() {
  const { default: shared } = await import('../../generated/messages/en');
  const files = import.meta.glob('../../../descriptors/messages/*.json');
  const catalogues = await Promise.all(Object.values(files).map((file) => file()));
  const english = { ...shared, ...Object.assign({}, ...catalogues.map(originals)) };
  return { default: Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(String(text))])) };
}

/** The English beside each translation, by key or address. */
function originals(catalogue: unknown): Readonly<Record<string, string>> {
  const entries = ['shared', 'texts'].flatMap((part) => {
    const list = own(own(catalogue, 'default') ?? catalogue, part);
    return isRecord(list) ? Object.entries(list) : [];
  });
  return Object.fromEntries(
    entries.flatMap(([key, entry]) => {
      const of = own(entry, 'of');
      return isString(of) ? [[key, of]] : [];
    }),
  );
}
