import { isSameText, messageTextOf, translationOf, type MessageText } from '../language/message-text';
import type { DescriptorOf } from '../language/model';
import { globalQuery, query } from '../memo';
import type { Project } from '../1-parse/project';

/** Texts by the keys of their messages. */
export type SharedTexts = ReadonlyMap<string, MessageText>;

/** The English texts of the engine. */
export const engineMessages = globalQuery((project: Project): SharedTexts => writtenIn(project.engineTexts('en')));

/** The English of all shared messages: that of the engine, with the texts of the console over and after it. */
export const sharedMessages = globalQuery(
  (project: Project): SharedTexts =>
    new Map([...engineMessages(project), ...writtenIn(project.find('messages', 'en'))]),
);

/**
 * What the engine brings in the language of a file of messages: its translations of the texts of which the console
 * has not changed the English.
 */
export const broughtTranslations = query((project: Project, language: DescriptorOf<'messages'>): SharedTexts => {
  const [engine, shared] = [engineMessages(project), sharedMessages(project)];
  const translated = writtenIn(project.engineTexts(language.id));
  return new Map(
    [...translated].filter(([key]) => {
      const [english, current] = [engine.get(key), shared.get(key)];
      return english !== undefined && current !== undefined && isSameText(english, current);
    }),
  );
});

/** All shared messages of a language, as the console shows them; those without a translation are left out. */
export function messagesIn(project: Project, language: DescriptorOf<'messages'>): SharedTexts {
  if (language.id === 'en') return sharedMessages(project);
  return new Map([...broughtTranslations(project, language), ...writtenIn(language)]);
}

/** The shared messages that a language has to translate: those that the engine does not bring in it. */
export function messagesToTranslate(project: Project, language: DescriptorOf<'messages'>): SharedTexts {
  const brought = broughtTranslations(project, language);
  return new Map([...sharedMessages(project)].filter(([key]) => !brought.has(key)));
}

/** The shared messages of a file of messages. English is written alone, a translation beside its English. */
function writtenIn(messages: DescriptorOf<'messages'> | undefined): SharedTexts {
  return new Map(
    Object.entries(messages?.authored.shared ?? {}).flatMap(([key, entry]) => {
      const text = messageTextOf(entry) ?? translationOf(entry).text;
      // An empty translation waits for its text: the console shows the English.
      return text === undefined || text === '' ? [] : [[key, text] as const];
    }),
  );
}
