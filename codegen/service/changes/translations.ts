import { isRecord } from '~/lib/json';
import { jsonOf, translationOf, type MessageText } from '../../language/message-text';
import type { Descriptor, Json, Path } from '../../language/model';
import type { Difference } from './differences';

/** A translation that is different. */
interface ChangedTranslation {
  /** Its entry; the whole file if that is gone. */
  readonly path: Path;
  readonly sentence: string;
}

/** The properties of a file of messages that hold translations, each by the key or address of its text. */
const parts = ['shared', 'texts'] as const;

/** Whether a difference of a descriptor is one of its translations. */
export function isOfTranslations({ id, kind }: Descriptor, { name }: Difference): boolean {
  return kind === 'messages' && id !== 'en' && parts.some((part) => name === part || name.startsWith(`${part}.`));
}

/** What is different in the translations of a language, one sentence for each text: with it, and not with its key. */
export function describeTranslations(before: Descriptor, after: Descriptor): readonly ChangedTranslation[] {
  if (after.kind !== 'messages' || after.id === 'en') return [];
  return parts.flatMap((part) => {
    const [was, is] = [entriesOf(before, part), entriesOf(after, part)];
    return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key): readonly ChangedTranslation[] => {
      const words = describe(was[key], is[key]);
      const path = is[key] === undefined ? [] : [part, key];
      return words === undefined ? [] : [{ path, sentence: `Messages ${after.id}: ${words}.` }];
    });
  });
}

function entriesOf({ value }: Descriptor, part: string): Readonly<Record<string, Json | undefined>> {
  const entries = isRecord(value) ? value[part] : undefined;
  return isRecord(entries) ? entries : {};
}

/** The difference between two entries in words; nothing if they say the same. */
function describe(before: Json | undefined, after: Json | undefined): string | undefined {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const [was, is] = [translationOf(before ?? null), translationOf(after ?? null)];
  if (after === undefined) return `translation of ${quoted(was.of)} removed`;
  const [from, to, english] = [quoted(was.text), quoted(is.text), quoted(is.of)];
  if (isEmpty(is.text))
    return isEmpty(was.text) ? `${english} is not translated yet` : `translation of ${english} removed`;
  if (isEmpty(was.text)) return `${english} translated as ${to}`;
  if (from === to) return `translation ${to} is now of ${english}`;
  return `translation of ${english} changed from ${from} to ${to}`;
}

function isEmpty(text: MessageText | undefined): boolean {
  return text === undefined || text === '';
}

function quoted(text: MessageText | undefined): string {
  return JSON.stringify(jsonOf(text ?? ''));
}
