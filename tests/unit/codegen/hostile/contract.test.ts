import { describe, expect, test } from 'vitest';
import { emitContract } from '~/codegen/4-emit/contract-types/emit-contract';
import type { Json } from '~/codegen/language/model';
import type { LoadedContract } from '~/codegen/1-parse/openapi/contract';
import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import { contract as accepted } from '~/tests/harness/codegen/hostile/contract';
import { positionsIn, withTexts, type Position } from '~/tests/harness/codegen/hostile/positions';
import { syntaxOf } from '~/tests/harness/codegen/hostile/syntax-of';
import { hostileNames, hostileText } from '~/tests/fixtures/codegen/hostile/texts';

/** A list of nodes and texts by file. */
type Output = ReadonlyMap<string, readonly string[]>;

/** A document that the compiler can read; nothing for one that it refuses. */
function readable(document: Json): LoadedContract | undefined {
  const contract = readContract(new Map([['openapi/sensors.yaml', JSON.stringify(document)]]));
  return contract.diagnostics.length > 0 ? undefined : contract;
}

/** What is emitted for a document; nothing for a document that is refused. */
async function emitted(document: Json): Promise<Output | undefined> {
  const contract = readable(document);
  if (!contract) return undefined;
  const files = await emitContract(contract).catch((error: unknown) => {
    expect(error).toBeInstanceOf(Error);
    return undefined;
  });
  return files && new Map(Object.entries(files).map(([path, module]) => [path, syntaxOf(path, module)]));
}

/** The contract with other texts for some of its strings. */
function changed(strings: readonly Position[], textOf: (string: Position) => string): Json {
  return withTexts(accepted, new Map(strings.map((string) => [string, textOf(string)])));
}

/** A hostile text for every string, the harmless one that it is compared with, and how their nodes correspond. */
interface Attack {
  readonly harmless: (string: Position) => string;
  readonly hostile: (string: Position) => string;
  readonly expected: (harmlessNode: string) => string;
}

const strings = positionsIn(accepted);
const marks = new Map(strings.map((string, index) => [string, `h${String(index).padStart(4, '0')}`]));
const markOf = (string: Position): string => marks.get(string) ?? '';
const nameOf = ({ path, key }: Position): string => `${key ? 'the key' : 'the value'} /${path.join('/')}`;
const attacks: readonly (readonly [string, Attack])[] = [
  [
    'ends strings, comments and templates',
    {
      harmless: markOf,
      hostile: (string) => hostileText(markOf(string)),
      expected: (node) => node.replaceAll(/h\d{4}/g, hostileText),
    },
  ],
  ...hostileNames.map((name): readonly [string, Attack] => [
    `is ${name}`,
    { harmless: () => 'h0', hostile: () => name, expected: (node) => node.replaceAll('h0', () => name) },
  ]),
];

/** A file whose nodes differ from the expected ones, with the first difference. */
interface Difference {
  readonly path: string;
  readonly found: string | undefined;
  readonly expected: string | undefined;
}

function differences(hostile: Output, harmless: Output | undefined, { expected }: Attack): readonly Difference[] {
  return [...hostile].flatMap(([path, syntax]) => {
    const found = syntax.toSorted();
    const wanted = harmless?.get(path)?.map(expected).toSorted() ?? [];
    const at = Array.from({ length: Math.max(found.length, wanted.length) }).findIndex(
      (_, index) => found[index] !== wanted[index],
    );
    return at < 0 ? [] : [{ path, found: found[at], expected: wanted[at] }];
  });
}

const countOf = (output: Output | undefined): number => [...(output?.values() ?? [])].flat().length;

/** The strings that decide only texts of the output: other texts in their place change no number of nodes. */
async function freeStrings(): Promise<ReadonlySet<Position>> {
  const count = countOf(await emitted(accepted));
  const free = new Set<Position>();
  for (const string of strings) if (countOf(await emitted(changed([string], markOf))) === count) free.add(string);
  return free;
}

/**
 * The strings that are more than data when they are hostile, by name. A group is changed in one document. If that is
 * refused or differs, its halves are changed, until the group is one string.
 */
async function failuresOf(
  group: readonly Position[],
  attack: Attack,
): Promise<readonly (readonly [string, unknown])[]> {
  const [first, second] = group;
  if (!first) return [];
  const hostile = await emitted(changed(group, attack.hostile));
  if (hostile) {
    const found = differences(hostile, await emitted(changed(group, attack.harmless)), attack);
    if (found.length === 0) return [];
    if (!second) return [[nameOf(first), found]];
  } else if (!second) return [];
  const middle = Math.ceil(group.length / 2);
  return [...(await failuresOf(group.slice(0, middle), attack)), ...(await failuresOf(group.slice(middle), attack))];
}

describe('a contract', async () => {
  const free = await freeStrings();

  test('of this test is accepted', async () => {
    expect([...((await emitted(accepted)) ?? [])].map(([path]) => path)).toEqual([
      'src/generated/contract/api/sensors.ts',
      'src/generated/contract/operations.ts',
    ]);
    expect(free.size).toBeGreaterThanOrEqual(200);
  });

  test.each(attacks)('is emitted as data, whichever of its strings %s', { timeout: 120_000 }, async (_, attack) => {
    // Where a string decides what is emitted, two of them in one document could hide each other.
    const alone = strings.filter((string) => !free.has(string)).map((string) => [string]);
    const failures: unknown[] = [];
    const together = [...free].filter((string) => readable(changed([string], attack.hostile)));
    for (const group of [together, ...alone]) failures.push(...(await failuresOf(group, attack)));
    expect(failures).toEqual([]);
  });
});
