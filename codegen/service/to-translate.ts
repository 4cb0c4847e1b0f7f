import type { Project } from '../1-parse/project';
import { messagesToTranslate, textsOf } from '../2-analyze/analysis';
import { wordsOfMessage } from '../3-check/texts/translation';
import { translatableTexts, wordsOfAddress } from '../3-check/texts/text-addresses';
import { formsOf, isSameText, translationOf, type MessageText } from '../language/message-text';
import type { PartialJson } from '../language/authored';
import { otherLanguages, takesOneText, type TextTranslation } from './translate';

/** A text that a language has to translate, or to translate again. */
export interface TextToTranslate extends TextTranslation {
  /** The text in words: `Label of field Registrant name, drawer URL`. */
  readonly words: string;
  /** The English as it is now, its forms behind each other. */
  readonly english: string;
  /** Whether one text translates it; the forms of a text that counts are written as JSON. */
  readonly isOneText: boolean;
}

/** The texts of a language that wait for a translator. */
export interface TextsToTranslate {
  /** The first of them, in the order in which the check names them. */
  readonly texts: readonly TextToTranslate[];
  /** Number of all of them. */
  readonly count: number;
}

/** Texts of each part of the file that are given: a new language has thousands. */
const maxTexts = 50;

interface Entry {
  readonly name: string;
  readonly english: MessageText;
  readonly written: PartialJson;
  readonly words: () => string;
}

/** The texts that a file of messages does not translate, or not as the English is now; nothing for another file. */
export function textsToTranslate(project: Project, file: string): TextsToTranslate | undefined {
  const language = otherLanguages(project).find((one) => one.file.path === file);
  if (!language) return undefined;
  const { id, authored } = language;
  const shared = [...messagesToTranslate(project, language)].map(([name, english]): Entry => {
    const written = authored.shared?.[name] ?? null;
    return { name, english, written, words: () => wordsOfMessage(name, english) };
  });
  const texts = project.descriptors.flatMap((descriptor): readonly Entry[] => {
    const translatable = new Set(translatableTexts(project, descriptor));
    return textsOf(project, descriptor).flatMap(({ address, english }) =>
      english === undefined || !translatable.has(address)
        ? []
        : [
            {
              name: address,
              english,
              written: authored.texts?.[address] ?? null,
              words: () => wordsOfAddress(project, address),
            },
          ],
    );
  });
  const waiting = [shared, texts].map((entries) => entries.filter(isWaiting));
  return {
    texts: waiting
      .flatMap((entries) => entries.slice(0, maxTexts))
      .map(({ name, english, written, words }) => {
        const { text = '' } = translationOf(written);
        return {
          file,
          language: id,
          name: authored.language ?? id,
          address: name,
          text: typeof text === 'string' ? text : '',
          isStale: text !== '',
          words: words(),
          english: formsOf(english)
            .map((form) => form.text)
            .join(' / '),
          isOneText: takesOneText(id, english),
        };
      }),
    count: waiting.flat().length,
  };
}

/** Whether a text has no translation, or one of another English. */
function isWaiting({ english, written }: Entry): boolean {
  const { of = '', text = '' } = translationOf(written);
  return text === '' || !isSameText(of, english);
}
