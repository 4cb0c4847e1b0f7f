import { childOf } from '../address';
import type { Descriptor, Json } from '../model';
import { isList, isObject } from '../parse/schema';
import type { Project } from '../project';
import { header, target, type EmittedFile } from './emitter';
import { Code, print, quote, type Printable } from './print';

/** `messages/<language>.ts`: texts by key and address; `languages.ts`: the languages offered, in their order. */
export function* emitMessages(project: Project): Iterable<EmittedFile> {
  for (const descriptor of project.of('messages')) {
    const messages = print({
      ...textsIn(childOf(descriptor.value, 'shared')),
      ...textsIn(childOf(descriptor.value, 'texts')),
    });
    yield {
      path: `${target}messages/${descriptor.id}.ts`,
      text: `${header(descriptor.file.path)}
const messages: Readonly<Record<string, string>> = ${messages};

export default messages;
`,
    };
  }
  const offered = project.of('console').flatMap(({ value }) => childOf(value, 'languages') ?? []);
  const languages = offered.flat().flatMap((id) => {
    const descriptor = project.find('messages', String(id));
    return descriptor ? [[descriptor.id, languageOf(descriptor)] as const] : [];
  });
  yield {
    path: `${target}languages.ts`,
    text: `${header('descriptors/')}
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
`,
  };
}

function languageOf({ id, value }: Descriptor): Printable {
  return {
    name: childOf(value, 'language') ?? id,
    direction: childOf(value, 'direction') ?? 'ltr',
    load: new Code(`() => import(${quote(`./messages/${id}`)})`),
  };
}

/** An English text stands alone, a translation beside the English it was made from. */
function textsIn(texts: Json | undefined): Record<string, string> {
  const entries = isObject(texts) ? Object.entries(texts) : [];
  return Object.fromEntries(
    entries.map(([key, text]) => [key, String((isObject(text) && !isList(text) ? text.text : text) ?? '')]),
  );
}
