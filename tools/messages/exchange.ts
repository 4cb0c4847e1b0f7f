import { createProject } from '../../codegen/1-parse/create-project';
import type { Project } from '../../codegen/1-parse/project';
import type { DescriptorOf, Sources } from '../../codegen/language/model';
import { readI18nextJson, writeI18nextJson } from './i18next-json';
import { RefusedFile, type Problem } from './problem';
import { compareUnits } from './translation';
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
  /** The file of messages and its new text. */
  readonly path: string;
  readonly text: string;
  /** Number of translations that are new or changed. */
  readonly changed: number;
  /** Texts of the file that the console no longer has. */
  readonly unknown: readonly Problem[];
}

/** All texts of a language for a translator. Throws `RefusedFile` if the descriptors cannot be read. */
export function exportMessages(sources: Sources, language: string, format: Format): string {
  const { units } = readUnits(sources, language);
  return format === 'xliff' ? writeXliff(units, language) : writeI18nextJson(units, language);
}

/** Takes the translations of a file over. Throws `RefusedFile` with all mistakes; then nothing changes. */
export function importMessages(sources: Sources, { path, text, language }: ImportedFile): ImportResult {
  const xliff = /^\uFEFF?\s*</.test(text) ? readXliff(path, text) : undefined;
  const target = xliff?.language ?? language;
  const { units, messages } = readUnits(sources, target);
  const read = xliff?.units ?? readI18nextJson(path, text, { units, language: target });
  const { changes, problems, unknown } = compareUnits(units, read, { file: path, language: target });
  if (problems.length > 0) throw new RefusedFile(problems);
  const changedText = writeTranslations(new TextDecoder().decode(sources.get(messages.file.path)), changes);
  return { path: messages.file.path, text: changedText, changed: changes.length, unknown };
}

function readUnits(
  sources: Sources,
  language: string,
): { readonly units: readonly Unit[]; readonly messages: DescriptorOf<'messages'> } {
  const { project, diagnostics } = createProject(sources, {
    operations: new Map(),
    schemes: new Map(),
    isIncomplete: true,
  });
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
