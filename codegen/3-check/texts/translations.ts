import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { DescriptorOf, Diagnostic } from '../../language/model';
import { query } from '../../memo';
import type { Project, Rule } from '../../1-parse/project';
import { comparedTexts } from './compared-texts';
import { movedTranslations } from './moved-translations';
import { reportRenamed } from './renamed-addresses';
import { withSource } from './take-translation';
import { addressesNear, englishAt, rootOfText, translatableTexts, wordsOfAddress } from './text-addresses';
import { reportMissing } from './translation';

/** Texts of descriptors are translated by their address, and every translated address exists. */
export const translations: Rule = function* (project) {
  for (const language of project.of('messages')) if (language.id !== 'en') yield* checkTexts(project, language);
};

function* checkTexts(project: Project, language: DescriptorOf<'messages'>): Iterable<Diagnostic> {
  const { texts = {} } = language.authored;
  const { diagnostics, stale } = comparedTexts(project, language);
  const { unknown, untranslated, renamed, sources } = unsettledTexts(project, language);
  yield* diagnostics;
  for (const [address, found] of stale) yield withSource(language, address, { found, from: sources.get(address) });
  const meant = new Set(renamed.values());
  // No error: whoever renames a field shall see it on the page before the translators come to it.
  yield* reportRenamed(language, renamed);
  for (const address of unknown) {
    if (renamed.has(address)) continue;
    const advice = suggest(
      address,
      addressesNear(project, address, texts).filter((one) => !meant.has(one)),
    );
    if (typeof advice.fix === 'string') meant.add(advice.fix);
    yield diagnose(language, ['texts', address], { ...finding('message/address.unknown'), key: true, ...advice });
  }
  // What a misspelt address means is reported there.
  const missing = meant.size === 0 ? untranslated : untranslated.map((of) => of.filter((one) => !meant.has(one)));
  yield* reportMissing(language, 'texts', missing, {
    wordsOf: (address) => wordsOfAddress(project, address),
    writtenIn: (address) => rootOfText(project, address),
    sources,
  });
}

/** The entries and texts that do not fit each other, and where their translations belong now. */
const unsettledTexts = query((project: Project, language: DescriptorOf<'messages'>) => {
  const { texts = {} } = language.authored;
  const { owners, stale, ...compared } = comparedTexts(project, language);
  // The addresses of a broken file are not known.
  const unknown = project.broken.some(({ kind }) => kind !== 'messages') ? [] : compared.unknown;
  const untranslated = project.descriptors.map((one) => {
    const translatable = translatableTexts(project, one);
    return owners.has(one) ? translatable.filter((address) => !Object.hasOwn(texts, address)) : translatable;
  });
  const unsettled = { unknown, stale: [...stale.keys()], missing: untranslated.flat() };
  const moved = movedTranslations(language, unsettled, (address) => englishAt(project, address));
  return { ...moved, unknown, untranslated };
});

/** The addresses that texts have now by those that their translations have: an id of them is another one. */
export function renamedTexts(project: Project): readonly (readonly [from: string, to: string])[] {
  const languages = project.of('messages').filter(({ id }) => id !== 'en');
  return languages.flatMap((language) => [...unsettledTexts(project, language).renamed]);
}
