import { addressOf } from '../language/address';
import { formsOf, messageTextOf, type MessageText } from '../language/message-text';
import type { Descriptor, Path } from '../language/model';
import { query } from '../memo';
import type { Project } from '../1-parse/project';
import { textParts } from '../1-parse/parts';
import type { JsonObject } from '../1-parse/read';

/** A text of a descriptor. */
export interface FoundText {
  readonly path: Path;
  readonly address: string;
  /** The English, or nothing for a shared message. */
  readonly english?: MessageText;
  /** Path of the English or of the message key. */
  readonly at: Path;
  /** Key of a shared message. */
  readonly message?: string;
  /** The values handed over, by name. */
  readonly values: JsonObject;
  /** Names of values that the renderer adds. */
  readonly provided: readonly string[];
}

/** The texts of a descriptor in document order. */
export const textsOf = query((project: Project, descriptor: Descriptor): readonly FoundText[] =>
  project.marks(descriptor).flatMap(({ mark, path, value }): readonly FoundText[] => {
    if (mark.is !== 'text') return [];
    const address = addressOf(descriptor, path);
    const provided = mark.values ?? [];
    const plain = messageTextOf(value);
    if (plain !== undefined) return [{ path, address, english: plain, at: path, values: {}, provided }];
    const { message, text, values } = textParts(value);
    if (message !== undefined) return [{ path, address, message, at: [...path, 'message'], values, provided }];
    const english = messageTextOf(text) ?? '';
    return [{ path, address, english, at: [...path, 'text'], values, provided }];
  }),
);

/** A `{name}` placeholder of a text. */
interface Placeholder {
  readonly name: string;
  readonly index: number;
  readonly length: number;
}

/** The placeholders of a text with their positions. */
export function placeholdersOf(text: string): readonly Placeholder[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(({ 0: { length }, 1: name = '', index }) => ({ name, index, length }));
}

/** The values that a wording needs: those of its placeholders, and the number that chooses its plural form. */
export function valueNames(text: MessageText): ReadonlySet<string> {
  const names = placeholderNames(text);
  return typeof text === 'string' ? names : new Set([...names, text.by]);
}

/** The names of all placeholders of a wording. */
export function placeholderNames(text: MessageText): ReadonlySet<string> {
  return new Set(formsOf(text).flatMap(({ text: one }) => placeholdersOf(one).map(({ name }) => name)));
}
