import type { Type } from '~/codegen/language/type';
import { alternatives } from '~/codegen/language/type-relations';
import type { World } from './world';

/** Shorter words are near to too many others. */
const minLength = 5;

/**
 * Whether it can be known that a text is misspelt: what it is compared with can have certain values alone, or the
 * project has the text at least twice more.
 */
export function isKnowable(world: World, word: string, type: Type | undefined): boolean {
  const isOpen = !type || alternatives(type).some((one) => one.is === 'string' && !one.values);
  return !isOpen || (word.length >= minLength && countOf(world, word) > 2);
}

/** How often a text is a value: in expressions, and in scales and scenarios. Elsewhere it may be the name of a part. */
function countOf({ sources }: World, word: string): number {
  let count = 0;
  for (const [file, text] of textsOf(sources)) {
    if (!file.startsWith('descriptors/') || file.includes('/messages/')) continue;
    count += text.split(`'${word}'`).length - 1;
    if (/\/scales\/|\.scenarios\.json$/.test(file)) count += text.split(`"${word}"`).length - 1;
  }
  return count;
}

const decoded = new WeakMap<object, ReadonlyMap<string, string>>();

function textsOf(sources: World['sources']): ReadonlyMap<string, string> {
  const known =
    decoded.get(sources) ?? new Map([...sources].map(([file, bytes]) => [file, new TextDecoder().decode(bytes)]));
  decoded.set(sources, known);
  return known;
}
