import { createProject } from '~/codegen/1-parse/create-project';
import { pluralFormsOf, type MessageText } from '~/codegen/language/message-text';
import type { Sources } from '~/codegen/language/model';
import { isStale, unitsOf } from '~/codegen/commands/messages/units';
import { writeTranslations } from '~/codegen/commands/messages/write-translations';

/**
 * The sources as if translators had come to each text: where a translation is missing or older than its English, the
 * English takes its place. A test of something else compiles them without a word about translations, so that a new
 * field that waits for its translation fails no test.
 */
export function withTranslations(sources: Sources): Sources {
  const { project } = createProject(sources, { operations: new Map(), schemes: new Map(), isIncomplete: true });
  const translated = new Map(sources);
  for (const language of project.of('messages').filter(({ id }) => id !== 'en')) {
    const waiting = unitsOf(project, language).filter((unit) => !unit.target || isStale(unit));
    if (waiting.length === 0) continue;
    const text = new TextDecoder().decode(sources.get(language.file.path));
    const changes = waiting.map(({ part, key, source }) => {
      return { part, key, of: source, text: inFormsOf(source, language.id) };
    });
    translated.set(language.file.path, new TextEncoder().encode(writeTranslations(text, changes)));
  }
  return translated;
}

/** The English with the plural forms of another language. */
function inFormsOf(english: MessageText, language: string): MessageText {
  if (typeof english === 'string') return english;
  const other = english.forms.get('other') ?? '';
  const forms = pluralFormsOf(language).map((form) => [form, english.forms.get(form) ?? other] as const);
  return { by: english.by, forms: new Map(forms) };
}
