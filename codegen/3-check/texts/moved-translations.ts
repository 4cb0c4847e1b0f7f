import { jsonOf, translationOf, type MessageText } from '../../language/message-text';
import type { DescriptorOf } from '../../language/model';

/** What of a language does not fit its texts, by addresses. */
export interface Unsettled {
  /** Entries that are of no text. */
  readonly unknown: readonly string[];
  /** Texts whose entry is of another English. */
  readonly stale: readonly string[];
  /** Texts without an entry. */
  readonly missing: readonly string[];
}

/** Where the translations belong whose English is at another address now. */
export interface MovedTranslations {
  /** The address that the text of an entry of no text has now. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The address of the entry that translates a text, where that is of another text or of another English. */
  readonly sources: ReadonlyMap<string, string>;
}

/**
 * Finds where the texts are whose addresses have changed with an id or with the order of a list: what an entry
 * translates is the English of a text that has no translation. Of several texts it is the one with most of the address.
 */
export function movedTranslations(
  { authored: { texts = {} } }: DescriptorOf<'messages'>,
  { unknown, stale, missing }: Unsettled,
  englishOf: (address: string) => MessageText | undefined,
): MovedTranslations {
  const waiting = new Map<string, Set<string>>();
  for (const address of [...missing, ...stale]) {
    const english = englishOf(address);
    if (english === undefined) continue;
    const key = JSON.stringify(jsonOf(english));
    waiting.set(key, (waiting.get(key) ?? new Set()).add(address));
  }
  const [isUnknown, isMissing] = [new Set(unknown), new Set(missing)];
  const moved = { renamed: new Map<string, string>(), sources: new Map<string, string>() };
  for (const address of [...unknown, ...stale]) {
    const { of, text = '' } = translationOf(texts[address] ?? null);
    const having = of === undefined || text === '' ? undefined : waiting.get(JSON.stringify(jsonOf(of)));
    const now = having && nearest(address, having, isUnknown.has(address));
    if (now === undefined) continue;
    having?.delete(now);
    if (isUnknown.has(address) && isMissing.has(now)) moved.renamed.set(address, now);
    else moved.sources.set(now, address);
  }
  return moved;
}

/** The address with most of another one: in the same file, or `anywhere` for the same property. */
function nearest(address: string, candidates: Iterable<string>, anywhere: boolean): string | undefined {
  let best: string | undefined;
  let longest = -1;
  for (const candidate of candidates) {
    const isNear = fileOf(candidate) === fileOf(address) || (anywhere && lastOf(candidate) === lastOf(address));
    const common = isNear && candidate !== address ? commonLength(address, candidate) : -1;
    if (common > longest) [best, longest] = [candidate, common];
  }
  return best;
}

function fileOf(address: string): string {
  return address.split('.', 2).join('.');
}

function lastOf(address: string): string {
  return address.slice(address.lastIndexOf('.'));
}

/** How many steps two addresses have in common from their beginnings and from their ends. */
function commonLength(left: string, right: string): number {
  const [from, to] = [left.split('.'), right.split('.')];
  const start = countEqual(from, to);
  return start + countEqual(from.slice(start).toReversed(), to.slice(start).toReversed());
}

function countEqual(left: readonly string[], right: readonly string[]): number {
  const different = left.findIndex((step, index) => step !== right[index]);
  return different < 0 ? left.length : different;
}
