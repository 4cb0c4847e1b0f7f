import { applyEdits, findNodeAtLocation, parseTree, type Edit } from 'jsonc-parser';
import type { Project } from '../1-parse/project';
import { textsOf } from '../2-analyze/analysis';
import { translatableTexts } from '../3-check/texts/translations';
import { finding } from '../diagnostics/finding';
import { pointerOf } from '../diagnostics/locate';
import { isSameText, translationOf, type MessageText } from '../language/message-text';
import type { Descriptor, Path } from '../language/model';
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
 * The text of a file of messages in which a text of a descriptor has a translation, which is of the English as it is
 * now; nothing if there is no such text or file.
 */
export function withTranslation(project: Project, file: string, address: string, text: string): string | undefined {
  const language = otherLanguages(project).find((one) => one.file.path === file);
  const english = englishOf(project, address);
  if (!language || typeof english !== 'string') return undefined;
  const missing = finding('message/missing.text', { name: address }).message;
  const fix = translationEntries(project, file).get(missing);
  const added = fix ? [{ offset: fix.offset, length: fix.length, content: fix.text }] : [];
  const withEntry = applyEdits(language.file.text, added);
  const root = parseTree(withEntry);
  const edits = [
    ['of', english],
    ['text', text],
  ].flatMap(([name = '', value]): readonly Edit[] => {
    const node = root && findNodeAtLocation(root, ['texts', address, name]);
    return node ? [{ offset: node.offset, length: node.length, content: JSON.stringify(value) }] : [];
  });
  return edits.length === 2 ? applyEdits(withEntry, edits) : undefined;
}

function otherLanguages(project: Project) {
  return project.of('messages').filter(({ id }) => id !== 'en');
}

function englishOf(project: Project, address: string): MessageText | undefined {
  for (const descriptor of project.descriptors) {
    const found = textsOf(project, descriptor).find((one) => one.address === address);
    if (found) return found.english;
  }
  return undefined;
}
