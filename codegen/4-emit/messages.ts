import { bundleEntries, defaultCount, translationOf, type MessageText } from '../language/message-text';
import type { DescriptorOf } from '../language/model';
import type { Project } from '../1-parse/project';
import {
  engineMessages,
  messagesIn,
  placeholderNames,
  sharedMessages,
  textsOf,
  valueNames,
} from '../2-analyze/analysis';
import { consoleFolder, contractFolder, header, type EmittedFile } from './emitter';
import { Code, print, quote, type Printable } from '../language/print';

/**
 * `messages/<language>.ts`: a resource bundle of i18next (JSON v4) with texts by key and address; `messages.ts`: how
 * shared messages count, and of the engine's the keys and the types of their values; `languages.ts`: the languages
 * offered, in their order.
 */
export function* emitMessages(project: Project): Iterable<EmittedFile> {
  const english = englishTexts(project);
  for (const descriptor of project.of('messages')) {
    const texts = [...messagesIn(project, descriptor), ...translationsIn(descriptor)];
    const entries = texts.filter(([key, text]) => hasItsValues(text, english.get(key)));
    const bundle = Object.fromEntries(entries.flatMap(([key, text]) => bundleEntries(key, text)));
    yield {
      path: `${consoleFolder}messages/${descriptor.id}.ts`,
      text: `${header(descriptor.file.path)}
const messages: Readonly<Record<string, string>> = ${print(bundle)};

export default messages;
`,
    };
  }
  yield emitEngineKeys(project);
  yield emitCounts(project);
  yield emitLanguages(project);
}

/** What code of the engine can name: its texts, whatever a console makes of them. */
function emitEngineKeys(project: Project): EmittedFile {
  const values = [...engineMessages(project)].map(
    ([key, text]) => `  readonly ${quote(key)}: ${typeOfValues(text)};\n`,
  );
  return {
    path: `${contractFolder}messages.ts`,
    text: `${header('schemas/messages/en.json')}
/**
 * The texts of the engine by key, with the values of their placeholders. A number that is required chooses a plural
 * form.
 */
export interface MessageValues {
${values.join('')}}

/** Key of a text of the engine. */
export type MessageKey = keyof MessageValues;
`,
  };
}

function emitCounts(project: Project): EmittedFile {
  const countedBy = [...sharedMessages(project)].flatMap(([key, text]) =>
    typeof text === 'object' && text.by !== defaultCount ? [[key, text.by] as const] : [],
  );
  return {
    path: `${consoleFolder}messages.ts`,
    text: `${header('descriptors/messages/')}
/** By key of a shared message: the placeholder whose number chooses the plural form, where it is not \`${defaultCount}\`. */
export const countedBy: Readonly<Record<string, string>> = ${print(Object.fromEntries(countedBy))};
`,
  };
}

/** A translation may have plural forms where the English has none, so `count` is always a number. */
function typeOfValues(text: MessageText): string {
  const by = typeof text === 'string' ? defaultCount : text.by;
  const members = [...valueNames(text)].map(
    (name) => `readonly ${quote(name)}: ${name === by ? 'number' : 'string | number'}`,
  );
  return members.length === 0 ? 'undefined' : `{ ${members.join('; ')} }`;
}

function emitLanguages(project: Project): EmittedFile {
  const offered = project.of('console').flatMap(({ authored }) => authored.languages ?? []);
  const isFollowed = offered.length > 1 && project.find('console', 'console')?.authored.initialLanguage === 'browser';
  const languages = offered.flatMap((id) => {
    const descriptor = project.find('messages', String(id));
    return descriptor ? [[descriptor.id, languageOf(descriptor)] as const] : [];
  });
  return {
    path: `${consoleFolder}languages.ts`,
    text: `${header('descriptors/')}${isFollowed ? "import { nearestLanguage } from '~/i18n/nearest-language';\n" : ''}
/** A language of the console, named in itself; its texts are loaded when it is chosen. */
export interface Language {
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly load: () => Promise<{ readonly default: Readonly<Record<string, string>> }>;
}

/** Code of a language. */
export type LanguageId = ${languages.map(([id]) => quote(id)).join(' | ') || 'never'};

/** The languages offered; the first is the default. */
export const languages: Readonly<Record<LanguageId, Language>> = ${print(Object.fromEntries(languages))};

/** Finds the language of the browser in which the console begins; undefined if it begins in its first one. */
export const followedLanguage: typeof import('~/i18n/nearest-language').nearestLanguage | undefined = ${
      isFollowed ? 'nearestLanguage' : 'undefined'
    };
`,
  };
}

function languageOf({ id, authored }: DescriptorOf<'messages'>): Printable {
  return {
    name: authored.language ?? id,
    direction: authored.direction ?? 'ltr',
    load: new Code(`() => import(${quote(`./messages/${id}`)})`),
  };
}

/** The English of all texts, by the keys of shared messages and the addresses of others. */
function englishTexts(project: Project): ReadonlyMap<string, MessageText> {
  const texts = project.descriptors.flatMap((one) => textsOf(project, one));
  return new Map([
    ...sharedMessages(project),
    ...texts.flatMap(({ address, english }) => (english === undefined ? [] : [[address, english] as const])),
  ]);
}

/** Nobody gives a value for a placeholder that the English no longer has: the console shows the English. */
function hasItsValues(text: MessageText, english: MessageText = text): boolean {
  const given = valueNames(english);
  return [...placeholderNames(text)].every((name) => given.has(name));
}

/** The translations of texts of descriptors by address. */
function translationsIn({ authored }: DescriptorOf<'messages'>): readonly (readonly [string, MessageText])[] {
  return Object.entries(authored.texts ?? {}).flatMap(([key, entry]) => {
    const { text } = translationOf(entry);
    // An empty translation waits for its text: the console shows the English.
    return text === undefined || text === '' ? [] : [[key, text] as const];
  });
}
