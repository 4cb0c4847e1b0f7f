import type { OperationId } from '../../../src/generated/operations';
import { isList, isRecord } from '../../../src/lib/json';
import { answerShape, refill } from '../../support/answer-shape';

const hit = 'globalThis.hit=1';

/** Texts as no honest server sends them, by what is wrong with them. */
export const hostileTexts = {
  markup: `<img src=x onerror="${hit}"><script>${hit}</script><svg/onload=${hit}><a href="javascript:${hit}">`,
  'a script address': `javascript:${hit}//https://`,
  'a data address': `data:text/html,<script>${hit}</script>`,
  'an address with a name in it': `https://user:${hit}@evil.example/`,
  'signs that turn the writing': '\u202egnp.exe\u2066\u2067\u2069\u200f.invoice',
  'control characters': 'a\u0000b\u0007\u001b[31m\u007f\u0085\u2028z',
  'halves of pairs': '\ud800 half \udc00',
  'a place to fill': '{name} {{constructor}} ${7*7} {0} %s &lt;',
  'a name that every object has': '__proto__',
  'another name that every object has': 'constructor',
  'endless text': 'x'.repeat(1_000_000),
} as const;

/** What is wrong with a text. */
export type HostileKind = keyof typeof hostileTexts;

const isKind = (name: string): name is HostileKind => Object.hasOwn(hostileTexts, name);
/** Every kind of hostile text. */
export const hostileKinds = Object.keys(hostileTexts).filter(isKind);

/** An answer over this many characters is refused; there are other things in it too. */
const room = 9_000_000;

/**
 * The JSON of an answer in which every text is hostile, and so are the names in maps; beside them stand members that every
 * object has. Texts of which the contract names all stay, unless `all` takes these too: others would hide what they decide.
 */
export function hostileAnswer(operation: OperationId, good: unknown, kind: HostileKind, all: boolean): string {
  const shape = answerShape(operation);
  const fill = (text: string): unknown =>
    refill(shape, good, ({ shape: here }) => {
      if (here.kind === 'text') return all || here.choices === undefined ? { value: text } : undefined;
      const isMap = here.kind === 'object' && here.others && Object.keys(here.members).length === 0;
      return isMap ? { value: Object.fromEntries([[text, text]]) } : undefined;
    });
  const text = hostileTexts[kind];
  const count = JSON.stringify(fill('\u0001')).split('\\u0001').length;
  return JSON.stringify(withCommonNames(fill(text.slice(0, Math.floor(room / count)))));
}

/** What stands instead of the text at a place of an answer, if anything does. */
export type TextAt = (place: number) => string | undefined;

/** The JSON of an answer with other texts; those of which the contract names all stay. */
export function answerWith(operation: OperationId, good: unknown, textAt: TextAt): string {
  let place = 0;
  const body = refill(answerShape(operation), good, ({ shape }) => {
    if (shape.kind !== 'text' || shape.choices !== undefined) return undefined;
    const value = textAt(place);
    place += 1;
    return value === undefined ? undefined : { value };
  });
  return JSON.stringify(body);
}

/** Members with names that every object inherits, in every object, as own members. */
function withCommonNames(value: unknown): unknown {
  if (isList(value)) return value.map(withCommonNames);
  if (!isRecord(value)) return value;
  const common = [
    ['__proto__', { polluted: true, toString: null }],
    ['constructor', { prototype: { polluted: true } }],
    ['toString', null],
    ['hasOwnProperty', 1],
  ];
  return Object.fromEntries([
    ...Object.entries(value).map(([name, inner]) => [name, withCommonNames(inner)]),
    ...common,
  ]);
}
