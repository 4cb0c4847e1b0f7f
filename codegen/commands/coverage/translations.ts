import { translatableTexts } from '../../3-check/texts/text-addresses';
import { messagesToTranslate, sharedMessages } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';

/** The texts of a language that are shown in English. */
export interface TranslationCoverage {
  readonly language: string;
  /** How many texts there are to translate, shared messages included. */
  readonly texts: number;
  /** Keys of shared messages and addresses of texts without a translation. */
  readonly missing: readonly string[];
}

/** The languages but English, in the order of their files. */
export function translationsOf(project: Project): readonly TranslationCoverage[] {
  const keys = [...sharedMessages(project).keys()];
  const addresses = project.descriptors.flatMap((descriptor) => translatableTexts(project, descriptor));
  return project.of('messages').flatMap((language) => {
    const { id, authored } = language;
    const { shared = {}, texts = {} } = authored;
    if (id === 'en') return [];
    const missing = [
      ...[...messagesToTranslate(project, language).keys()].filter((key) => !Object.hasOwn(shared, key)),
      ...addresses.filter((address) => !Object.hasOwn(texts, address)),
    ];
    return [{ language: id, texts: keys.length + addresses.length, missing }];
  });
}
