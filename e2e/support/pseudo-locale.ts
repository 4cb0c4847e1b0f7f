import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pseudoText } from '~/lib/pseudo-text';

/** A wording: plain, or by plural form. */
type Wording = string | Readonly<Record<string, string>>;

/** The English wordings of the engine and of the console, by key or text address. */
function englishTexts(): Readonly<Record<string, Wording>> {
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { texts } = read('descriptors/messages/ja.json');
  const addresses = Object.entries<{ readonly of: Wording }>(texts).map(([address, { of }]) => [address, of]);
  const [engine, shared] = ['schemas', 'descriptors'].map((folder) => read(`${folder}/messages/en.json`).shared);
  return { ...engine, ...shared, ...Object.fromEntries(addresses) };
}

/** Shows pseudo texts for one load of the page: accented, in brackets, 40 % longer than the English. */
export async function usePseudoLocale(page: Page): Promise<void> {
  const entries = Object.entries(englishTexts()).flatMap(([key, wording]) => {
    if (typeof wording === 'string') return [[key, pseudoText(wording)]];
    const forms = Object.entries(wording).filter(([form]) => form !== 'by');
    return forms.map(([form, text]) => [`${key}_${form}`, pseudoText(text)]);
  });
  const body = `export default ${JSON.stringify(Object.fromEntries(entries))};`;
  await page.route('**/assets/ja-*.js', async (route) => {
    await route.fulfill({ contentType: 'text/javascript', body });
    // While anything is routed, every request of the page takes a detour through this process.
    await page.unroute('**/assets/ja-*.js');
  });
  await page.addInitScript(() => localStorage.setItem('uic_language', 'ja'));
}
