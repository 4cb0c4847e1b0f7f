import fc from 'fast-check';
import type { Json } from '~/codegen/language/model';
import { isList, isRecord } from '~/lib/json';
import { hostileTexts } from '../../fixtures/product/drawers/hostile-texts';

/** What is at a place of an answer instead; `undefined` takes the place away. */
type Change = (old: Json) => Json | undefined;

/** A change with its name, which a failure prints. */
interface NamedChange {
  readonly name: string;
  readonly change: Change;
}

/** Answers with one to four changes anywhere. */
export function mutated(valid: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const where = fc.record({ at: fc.nat(), named: fc.constantFrom(...changes) });
  return fc
    .tuple(valid, fc.array(where, { minLength: 1, maxLength: 4 }))
    .map(([answer, list]) => list.reduce<Json>((before, { at, named }) => changedAt(before, at, named), answer));
}

function changedAt(answer: Json, at: number, { change }: NamedChange): Json {
  const position = { left: at % countOf(answer) };
  return replaced(answer, position, change) ?? null;
}

/** Changes the value at the `left`-th place, counted while walking. */
function replaced(value: Json, position: { left: number }, change: Change): Json | undefined {
  if (position.left-- === 0) return change(value);
  if (position.left < 0) return value;
  if (isList(value)) {
    return value.map((entry) => replaced(entry, position, change)).filter((entry) => entry !== undefined);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, member]): (readonly [string, Json])[] => {
    const now = replaced(member, position, change);
    return now === undefined ? [] : [[name, now]];
  });
  // Unlike an assignment this makes `__proto__` an own member, as JSON.parse does.
  return Object.fromEntries(entries);
}

function countOf(value: Json): number {
  const below = isList(value) ? value : isRecord(value) ? Object.values(value) : [];
  return below.reduce<number>((sum, each) => sum + countOf(each), 1);
}

const deep = (depth: number, wrap: (inner: Json) => Json): Json =>
  Array.from({ length: depth }).reduce<Json>(wrap, 'deep');

/** Values of JSON that no honest server sends, by what they are. */
const values: Readonly<Record<string, Json>> = {
  null: null,
  true: true,
  'an empty object': {},
  'an empty list': [],
  'a list in a list': [[[]], null],
  'a list of everything': [null, 0, '', {}, [], true],
  'an object like a list': { 0: 'a', 1: 'b', length: 2 },
  'NaN in words': 'NaN',
  'endless in words': '-Infinity',
  'a number in words': '1e999',
  'a number of another base': '0x1F',
  'digits of another script': '١٢٣',
  'a huge number': 1e308,
  'a huge negative number': -1e308,
  'more than a whole number can be': 2 ** 53 + 2,
  'a tiny number': 5e-324,
  'a day that does not exist': '2026-02-30T00:00:00Z',
  'a year that does not exist': '+999999-01-01T00:00:00Z',
  'a moment without a zone': '2026-11-21T08:00:00',
  'deep objects': deep(200, (inner) => ({ name: inner })),
  'deep lists': deep(200, (inner) => [inner]),
  'a very long text': 'long '.repeat(4000),
  'a very long word': 'x'.repeat(20_000),
  'a very long list': Array.from({ length: 500 }, (_, index) => ({ id: index, name: `n${index}` })),
  'hidden and turning signs': hostileTexts['signs that turn the writing'],
  'control characters': hostileTexts['control characters'],
  'halves of pairs': hostileTexts['halves of pairs'],
  markup: hostileTexts.markup,
  'a script address': hostileTexts['a script address'],
};

/** Members that would change every object if they were assigned. */
const prototypes = Object.entries({
  ['__proto__']: { polluted: true, toString: null, items: [1] },
  constructor: { prototype: { polluted: true } },
}).concat([['__proto__', { polluted: true, items: [{ id: 1 }] }]]);

const changes: readonly NamedChange[] = [
  ...Object.entries(values).map(([name, value]) => ({ name, change: () => value })),
  { name: 'nothing', change: () => undefined },
  { name: 'a list of it', change: (old) => [old, old] },
  { name: 'an object around it', change: (old) => ({ value: old }) },
  { name: 'it as a text', change: (old) => (typeof old === 'string' ? Number(old.length) : JSON.stringify(old)) },
  {
    name: 'its first entry',
    change: (old) => (isList(old) ? (old[0] ?? null) : isRecord(old) ? Object.values(old) : -1),
  },
  {
    name: 'names of every object',
    change: (old) => Object.fromEntries([...(isRecord(old) ? Object.entries(old) : []), ...prototypes]),
  },
  { name: 'a name too many', change: (old) => (isRecord(old) ? { ...old, 'too many': 1 } : [old]) },
];
