import type { Language } from '../generated/languages';
import { ownText } from '../lib/own';
import { createStore, type ReadableStore } from '../lib/store';

/** Languages by their code. */
export type Languages = Readonly<Record<string, Language>>;

/** Gives the words of a key with their places filled; of a key that no language knows, the fallback or the key itself. */
export type Say = (key: string, values?: Values, fallback?: string) => string;

type Values = Readonly<Record<string, string | number>>;

/** The words of the console. */
export interface Texts {
  /** Those of the current language; what it lacks comes from the first of the languages, which is English. */
  readonly say: ReadableStore<Say>;
  /** Changes the language of all that is on the page. */
  speak(language: string): Promise<void>;
}

/** The words of a language. */
export async function createTexts(languages: Languages, language: string): Promise<Texts> {
  const load = async (code: string): Promise<unknown> =>
    Object.hasOwn(languages, code) ? (await languages[code]?.load())?.default : undefined;
  const english = await load(Object.keys(languages)[0] ?? 'en');
  const sayIn = async (code: string): Promise<Say> => {
    const words = await load(code);
    return (key, values = {}, fallback = key) => fill(ownText(words, key) ?? ownText(english, key) ?? fallback, values);
  };
  const say = createStore(await sayIn(language));
  return { say, speak: async (code) => say.set(await sayIn(code)) };
}

/** Fills places such as `{name}`, once: what stands in a value is no place. A place without a value stays. */
function fill(text: string, values: Values): string {
  return text.replace(/\{([^{}]*)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
