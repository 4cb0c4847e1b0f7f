import { applyEdits, findNodeAtLocation, parseTree, type Edit } from 'jsonc-parser';
import type { Project } from '../1-parse/project';
import { messagesToTranslate, textsOf } from '../2-analyze/analysis';
import { translatableTexts } from '../3-check/texts/text-addresses';
import { filesOf, pointerOf } from '../diagnostics/locate';
import { isSameText, jsonOf, pluralFormsOf, translationOf, type MessageText } from '../language/message-text';
import type { Descriptor, DescriptorOf, Path } from '../language/model';
import { translationEntries } from './translation-entries';

/** What a language has for a text of a descriptor. */
export interface TextTranslation {
  /** The file of the language. */
  readonly file: string;
  /** Its tag, such as `ja`. */
  readonly language: string;
  /** Its name in the language itself. */
  readonly name: string;
  readonly address: string;
  /** Empty if there is none. */
  readonly text: string;
  /** Whether the English has changed since. */
  readonly isStale: boolean;
}

/** The translations of the text at a path into each other language; none for what is not one English text. */
export function translationsAt(project: Project, descriptor: Descriptor, path: Path): readonly TextTranslation[] {
  const { address, english } =
    textsOf(project, descriptor).find((one) => pointerOf(one.path) === pointerOf(path)) ?? {};
  if (address === undefined || typeof english !== 'string') return [];
  if (!translatableTexts(project, descriptor).includes(address)) return [];
  return otherLanguages(project).flatMap((language) => {
    const entry = language.authored.texts?.[address];
    const { of = english, text = '' } = translationOf(entry ?? null);
    if (typeof text !== 'string') return [];
    const isStale = entry !== undefined && !isSameText(of, english);
    const { file, id, authored } = language;
    return [{ file: file.path, language: id, name: authored.language ?? id, address, text, isStale }];
  });
}

/**
 * The text of a file of messages in which a text of a descriptor, or a shared message, has a translation, which is of
 * the English as it is now; nothing if there is no such text or file, or if the language needs several forms of it.
 */
export function withTranslation(project: Project, file: string, name: string, text: string): string | undefined {
  const language = otherLanguages(project).find((one) => filesOf(one).some((written) => written.file.path === file));
  const written = language && filesOf(language).find((one) => one.file.path === file);
  const found = language && textNamed(project, language, name);
  if (!written || !found || !takesOneText(language.id, found.english)) return undefined;
  const { part, english } = found;
  const fix = translationEntries(project, file).get(pointerOf([part, name]));
  const added = fix ? [{ offset: fix.offset, length: fix.length, content: fix.text }] : [];
  const withEntry = applyEdits(written.file.text, added);
  const root = parseTree(withEntry);
  const edits = Object.entries({ of: jsonOf(english), text }).flatMap(([property, value]): readonly Edit[] => {
    const node = root && findNodeAtLocation(root, [part, name, property]);
    return node ? [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }] : [];
  });
  return edits.length === 2 ? applyEdits(withEntry, edits) : undefined;
}

/** Whether one text translates an English one: a language with plural forms needs several of a text that counts. */
export function takesOneText(language: string, english: MessageText): boolean {
  return typeof english === 'string' || pluralFormsOf(language).length === 1;
}

type Language = DescriptorOf<'messages'>;

/** The languages that English is translated into. */
export function otherLanguages(project: Project): readonly Language[] {
  return project.of('messages').filter(({ id }) => id !== 'en');
}

/** The English of the text at an address or with the key of a message, and the part of the file that translates it. */
function textNamed(
  project: Project,
  language: Language,
  name: string,
): { readonly part: 'texts' | 'shared'; readonly english: MessageText } | undefined {
  for (const descriptor of project.descriptors) {
    const { english } = textsOf(project, descriptor).find(({ address }) => address === name) ?? {};
    if (english !== undefined) return { part: 'texts', english };
  }
  const english = messagesToTranslate(project, language).get(name);
  return english === undefined ? undefined : { part: 'shared', english };
}
