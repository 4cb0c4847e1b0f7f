import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { fileWith } from '../../diagnostics/locate';
import { finding } from '../../diagnostics/finding';
import type { PartialJson } from '../../language/authored';
import { formsOf, type MessageText } from '../../language/message-text';
import { rootOf } from '../../language/layout';
import type { Descriptor, DescriptorOf, Diagnostic } from '../../language/model';
import { query } from '../../memo';
import type { Project, Rule } from '../../1-parse/project';
import { wordsOfText } from '../../1-parse/part-words';
import { placeholdersOf, textsOf } from '../../2-analyze/analysis';
import { movedTranslations } from './moved-translations';
import { reportRenamed } from './renamed-addresses';
import { withSource } from './take-translation';
import { compareTranslation, reportMissing } from './translation';

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

/** The folder of the root that brings a text. */
function rootOfText(project: Project, address: string): string | undefined {
  const owner = ownerOf(address, project);
  const text = owner && textsOf(project, owner).find((one) => one.address === address);
  return text && rootOf(project.kinds.layout, fileWith(owner, text.path))?.folder;
}

/** What an unknown address can mean: addresses of its file without a translation, or of all if it has no file. */
function addressesNear(project: Project, address: string, translated: object): readonly string[] {
  const owner = ownerOf(address, project);
  const addresses = (owner ? [owner] : project.descriptors).flatMap((one) => [...englishOf(project, one).keys()]);
  return addresses.filter((one) => !Object.hasOwn(translated, one));
}

/** The translated texts of a language, compared with the English. */
const comparedTexts = query((project: Project, language: DescriptorOf<'messages'>) => {
  const compared = textsByOwner(project, language).map((texts) => compareTexts(project, texts));
  return {
    owners: new Set(compared.map(({ owner }) => owner)),
    diagnostics: compared.flatMap(({ diagnostics }) => diagnostics),
    unknown: compared.flatMap(({ unknown }) => unknown),
    stale: new Map(compared.flatMap(({ stale }) => stale)),
  };
});

/** The translated texts of one descriptor, by their addresses. */
interface TranslatedTexts {
  readonly language: DescriptorOf<'messages'>;
  /** The first address. */
  readonly first: string;
  readonly entries: Map<string, PartialJson>;
}

/** The translated texts of a language by the descriptors that their addresses name. */
const textsByOwner = query((project: Project, language: DescriptorOf<'messages'>): readonly TranslatedTexts[] => {
  const byOwner = new Map<string, TranslatedTexts>();
  for (const [address, entry] of Object.entries(language.authored.texts ?? {})) {
    const { kind = '', id = '' } = ownerIn(address, project) ?? {};
    const owner = `${kind}/${id}`;
    const texts = byOwner.get(owner) ?? { language, first: address, entries: new Map<string, PartialJson>() };
    byOwner.set(owner, texts);
    texts.entries.set(address, entry);
  }
  return [...byOwner.values()];
});

/** The translations of one descriptor, compared with its English: an edit of another one does not do it again. */
const compareTexts = query((project: Project, { language, first, entries }: TranslatedTexts) => {
  const diagnostics: Diagnostic[] = [];
  const unknown: string[] = [];
  const stale: (readonly [address: string, found: Diagnostic])[] = [];
  const owner = ownerOf(first, project);
  const originals = owner && englishOf(project, owner);
  for (const [address, entry] of entries) {
    const english = originals?.get(address);
    if (english === undefined) {
      unknown.push(address);
      continue;
    }
    const words = (): string => wordsOfAddress(project, address);
    for (const one of compareTranslation(language, ['texts', address], { entry, english, words }))
      if (one.code === 'message/stale') stale.push([address, one]);
      else diagnostics.push(one);
  }
  return { owner, diagnostics, unknown, stale };
});

/** The addresses of the texts of a descriptor that have words to translate. */
export const translatableTexts = query((project: Project, descriptor: Descriptor): readonly string[] =>
  textsOf(project, descriptor).flatMap(({ address, english }) =>
    english !== undefined && hasWords(english) ? [address] : [],
  ),
);

/** The English of the texts of a descriptor, by their addresses. */
const englishOf = query(
  (project: Project, descriptor: Descriptor): ReadonlyMap<string, MessageText> =>
    new Map(
      textsOf(project, descriptor).flatMap(({ address, english }) =>
        english === undefined ? [] : [[address, english] as const],
      ),
    ),
);

/** The text at an address in words: `Label of field Registrant name, drawer URL`. */
export function wordsOfAddress(project: Project, address: string): string {
  const owner = ownerOf(address, project);
  const found = owner && textsOf(project, owner).find((one) => one.address === address);
  return owner && found?.english !== undefined ? wordsOfText(owner, found.path, found.english) : address;
}

function englishAt(project: Project, address: string): MessageText | undefined {
  const owner = ownerOf(address, project);
  return owner && englishOf(project, owner).get(address);
}

function ownerOf(address: string, project: Project): Descriptor | undefined {
  const owner = ownerIn(address, project);
  return owner && project.find(owner.kind, owner.id);
}

/** The descriptor that an address names. It starts with folder and name of the file, or with the name alone. */
function ownerIn(address: string, { kinds }: Project): Pick<Descriptor, 'kind' | 'id'> | undefined {
  const [folder = '', id = ''] = address.split('.', 2);
  const entry = kinds.ofFolderOrFile(folder);
  return entry && { kind: entry.kind, id: entry.folder === undefined ? entry.kind : id };
}

/** A text of placeholders and signs alone reads the same in every language. */
function hasWords(text: MessageText): boolean {
  return formsOf(text).some(({ text: one }) =>
    /\p{L}/u.test(placeholdersOf(one).reduce((rest, { name }) => rest.replace(`{${name}}`, ''), one)),
  );
}
