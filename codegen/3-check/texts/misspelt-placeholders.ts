import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { formsOf, type MessageText } from '../../language/message-text';
import type { Diagnostic, Descriptor } from '../../language/model';
import { globalQuery } from '../../memo';
import type { Project, Rule } from '../../1-parse/project';
import type { JsonObject } from '../../1-parse/read';
import { placeholdersOf, sharedMessages, textsOf, valueNames, type FoundText } from '../../2-analyze/analysis';

/** A placeholder of a shared message for which no text gives a value, and the value that all of them give. */
interface MisspeltPlaceholder {
  readonly key: string;
  readonly name: string;
  readonly meant: string;
}

/** A placeholder that is misspelt in a shared message is reported there, and not at each text that uses it. */
export const sharedPlaceholders: Rule = function* (project) {
  const english = project.find('messages', 'en');
  if (!english) return;
  for (const misspelt of misspeltPlaceholders(project)) {
    const text = sharedMessages(project).get(misspelt.key);
    if (text !== undefined) yield* reportIn(english, text, misspelt);
  }
};

function* reportIn(
  english: Descriptor,
  text: MessageText,
  { key, name, meant }: MisspeltPlaceholder,
): Iterable<Diagnostic> {
  const { hint } = suggest(name, [meant]);
  const found = { ...finding('text/place.message', { placeholder: `{${name}}` }), ...(hint !== undefined && { hint }) };
  if (typeof text === 'object' && text.by === name) {
    yield diagnose(english, ['shared', key, 'by'], { ...found, fix: meant });
  }
  for (const { form, text: one } of formsOf(text)) {
    for (const { name: written, index, length } of placeholdersOf(one)) {
      if (written !== name) continue;
      const path = ['shared', key, ...(form === undefined ? [] : [form])];
      yield diagnose(english, path, { ...found, fix: `{${meant}}`, at: { index, length } });
    }
  }
}

/** The texts that use shared messages, by the key of the message. */
function textsByMessage(project: Project): ReadonlyMap<string, readonly FoundText[]> {
  const texts = new Map<string, FoundText[]>();
  for (const text of project.descriptors.flatMap((one) => textsOf(project, one))) {
    const { message } = text;
    if (message === undefined) continue;
    const before = texts.get(message);
    if (before) before.push(text);
    else texts.set(message, [text]);
  }
  return texts;
}

/** The misspelt placeholders of the messages of the console. */
export const misspeltPlaceholders = globalQuery(
  (project: Project): readonly MisspeltPlaceholder[] => {
    const written = project.find('messages', 'en')?.authored.shared ?? {};
    const texts = textsByMessage(project);
    return [...sharedMessages(project)].flatMap(([key, text]) => {
      const users = Object.hasOwn(written, key) ? texts.get(key) : undefined;
      if (!users || users.some(({ values, provided }) => misspeltValue(values, text, provided))) return [];
      const names = valueNames(text);
      const given = users.map(({ values, provided }) => new Set([...Object.keys(values), ...provided]));
      const free = [...(given[0] ?? [])].filter((name) => !names.has(name) && given.every((all) => all.has(name)));
      return [...names].flatMap((name) => {
        if (given.some((all) => all.has(name))) return [];
        const meant = didYouMean(name, free);
        return meant === undefined ? [] : [{ key, name, meant }];
      });
    });
  },
  (left, right) => JSON.stringify(left) === JSON.stringify(right),
);

/**
 * The one value that no placeholder shows, if the one placeholder without a value has nearly its name, and what the
 * value reads has that name or the text has it several times: then the name of the value is wrong, and not the text.
 */
export function misspeltValue(values: JsonObject, text: MessageText, provided: readonly string[]) {
  const names = valueNames(text);
  const [meant, ...others] = [...names].filter((name) => !Object.hasOwn(values, name) && !provided.includes(name));
  const [written, ...rest] = Object.keys(values).filter((name) => !names.has(name));
  if (meant === undefined || written === undefined || others.length > 0 || rest.length > 0) return undefined;
  if (didYouMean(written, [meant]) !== meant) return undefined;
  const read = new Set(String(values[written]).match(/\w+/g));
  const shown = formsOf(text).flatMap((form) => placeholdersOf(form.text).filter(({ name }) => name === meant));
  return (read.has(meant) && !read.has(written)) || shown.length > 1 ? { written, meant } : undefined;
}
