import { createProject, ParseCache } from '../../1-parse/create-project';
import type { Project } from '../../1-parse/project';
import { member, objectAt } from '../../1-parse/read';
import { filesOf } from '../../diagnostics/locate';
import { shippedKinds, type KindTable } from '../../language/kind-table';
import { isPublished, rootOf } from '../../language/layout';
import type { DescriptorOf, Sources } from '../../language/model';
import { readI18nextJson, writeI18nextJson } from './i18next-json';
import { RefusedFile, type Problem } from './problem';
import { compareUnits, type Change } from './translation';
import { unitsOf, type Unit } from './units';
import { writeTranslations } from './write-translations';
import { readXliff, writeXliff } from './xliff';

/** The formats in which texts are exchanged with translators. */
export const formats = ['xliff', 'i18next'] as const;

/** A format of exchange. */
export type Format = (typeof formats)[number];

/** A file that came back from a translator. */
export interface ImportedFile {
  readonly path: string;
  readonly text: string;
  /** The language, if the format does not name it. */
  readonly language: string;
}

/** What an import does. */
export interface ImportResult {
  /** The files of messages that change: in a console of several roots, each text is translated in its root. */
  readonly files: readonly ChangedMessages[];
  /** Texts of the file that the console no longer has. */
  readonly unknown: readonly Problem[];
}

/** A file of messages and its new text. */
export interface ChangedMessages {
  readonly path: string;
  readonly text: string;
  /** Number of translations that are new or changed. */
  readonly changed: number;
}

/** All texts of a language for a translator. Throws `RefusedFile` if the descriptors cannot be read. */
export function exportMessages(
  sources: Sources,
  language: string,
  format: Format,
  kinds: KindTable = shippedKinds,
): string {
  const { units } = readUnits(sources, language, kinds);
  return format === 'xliff' ? writeXliff(units, language) : writeI18nextJson(units, language);
}

/** Takes the translations of a file over. Throws `RefusedFile` with all mistakes; then nothing changes. */
export function importMessages(
  sources: Sources,
  { path, text, language }: ImportedFile,
  kinds: KindTable = shippedKinds,
): ImportResult {
  const xliff = /^\uFEFF?\s*</.test(text) ? readXliff(path, text) : undefined;
  const target = xliff?.language ?? language;
  const { units, messages } = readUnits(sources, target, kinds);
  const read = xliff?.units ?? readI18nextJson(path, text, { units, language: target });
  const { changes, problems, unknown } = compareUnits(units, read, { file: path, language: target });
  if (problems.length > 0) throw new RefusedFile(problems);
  const byFile = new Map<string, Change[]>();
  for (const change of changes) {
    const file = fileFor(change, messages, kinds);
    byFile.set(file, [...(byFile.get(file) ?? []), change]);
  }
  const files = [...byFile].map(([file, of]) => ({
    path: file,
    text: writeTranslations(new TextDecoder().decode(sources.get(file)), of),
    changed: of.length,
  }));
  return { files, unknown };
}

/** The file of a language that has a translation, or else that of the root of the English. */
function fileFor({ part, key, home }: Change, messages: DescriptorOf<'messages'>, { layout }: KindTable): string {
  const files = filesOf(messages).filter(({ file }) => !isPublished(layout, file.path));
  const root = home === undefined ? undefined : rootOf(layout, home)?.name;
  const found =
    files.find(({ written }) => member(objectAt(written, part), key) !== undefined) ??
    files.find(({ file }) => rootOf(layout, file.path)?.name === root) ??
    files[0];
  return found?.file.path ?? messages.file.path;
}

function readUnits(
  sources: Sources,
  language: string,
  kinds: KindTable,
): { readonly units: readonly Unit[]; readonly messages: DescriptorOf<'messages'> } {
  const contract = { operations: new Map(), schemes: new Map(), isIncomplete: true };
  const { project, diagnostics } = createProject(sources, contract, new ParseCache(kinds));
  const broken = diagnostics.filter(({ severity }) => severity === 'error');
  if (broken.length > 0) throw new RefusedFile(broken);
  const messages = messagesOf(project, language);
  return { messages, units: unitsOf(project, messages) };
}

function messagesOf(project: Project, language: string): DescriptorOf<'messages'> {
  const messages = language === 'en' ? undefined : project.find('messages', language);
  if (messages) return messages;
  const known = project.of('messages').flatMap(({ id }) => (id === 'en' ? [] : [id]));
  const file = project.kinds.pathOf('messages', language);
  const message =
    language === 'en'
      ? 'English is the source of all translations. Edit its texts in the descriptors.'
      : `There is no such file. Create it first (docs/authoring.md, "A language"), or use one of: ${known.join(', ')}.`;
  throw new RefusedFile([{ file, line: 1, message }]);
}
