import type { PartialJson } from '../../language/authored';
import type { DescriptorOf, Diagnostic } from '../../language/model';
import { query } from '../../memo';
import type { Project } from '../../1-parse/project';
import { englishOf, ownerIn, ownerOf, wordsOfAddress } from './text-addresses';
import { compareTranslation } from './translation';

/** The translated texts of a language, compared with the English. */
export const comparedTexts = query((project: Project, language: DescriptorOf<'messages'>) => {
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
