import { addressOf } from '../address';
import type { Descriptor, Path } from '../model';
import type { Project } from '../project';
import { member, objectAt, stringAt, type JsonObject } from '../parse/read';

/** A text of a descriptor. */
export interface FoundText {
  readonly path: Path;
  readonly address: string;
  /** The English, or nothing for a shared message. */
  readonly english?: string;
  /** Where in the descriptor the English or the message key stands. */
  readonly at: Path;
  /** Key of a shared message. */
  readonly message?: string;
  /** The values handed over, by name. */
  readonly values: JsonObject;
}

const known = new WeakMap<Descriptor, readonly FoundText[]>();

/** The texts of a descriptor in document order. */
export function textsOf(descriptor: Descriptor, project: Pick<Project, 'marks'>): readonly FoundText[] {
  const texts = known.get(descriptor) ?? find(descriptor, project);
  known.set(descriptor, texts);
  return texts;
}

/** The names of the `{name}` places of a text with their positions. */
export function placesOf(
  text: string,
): readonly { readonly name: string; readonly index: number; readonly length: number }[] {
  if (!text.includes('{')) return [];
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(({ 0: { length }, 1: name = '', index }) => ({ name, index, length }));
}

function find(descriptor: Descriptor, project: Pick<Project, 'marks'>): readonly FoundText[] {
  return project.marks(descriptor).flatMap(({ mark, path, value }): readonly FoundText[] => {
    if (mark.is !== 'text') return [];
    const address = addressOf(descriptor, path);
    if (typeof value === 'string') return [{ path, address, english: value, at: path, values: {} }];
    const message = stringAt(value, 'message');
    const values = objectAt(value, 'with');
    if (message !== undefined) return [{ path, address, message, at: [...path, 'message'], values }];
    return [{ path, address, english: String(member(value, 'text')), at: [...path, 'text'], values }];
  });
}
