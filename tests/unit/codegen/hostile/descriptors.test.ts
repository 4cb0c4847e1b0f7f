import { expect, test } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { suppressCascades } from '~/codegen/3-check/suppress-cascades';
import { defaultLayout } from '~/codegen/language/layout';
import { findingsOf } from '~/codegen/3-check/rules';
import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import { emit } from '~/codegen/4-emit/emit';
import type { Json, Sources } from '~/codegen/language/model';
import type { Contract } from '~/codegen/1-parse/openapi/contract';
import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import { pointerOf } from '~/codegen/diagnostics/locate';
import { filesBelow } from '~/codegen/1-parse/same-files';
import { shipped } from '~/tests/harness/codegen/shipped-sources';
import { positionsIn, withTexts, type Position } from '~/tests/harness/codegen/hostile/positions';
import { syntaxOf } from '~/tests/harness/codegen/hostile/syntax-of';
import { hostileNames, hostileText } from '~/tests/fixtures/codegen/hostile/texts';

/** A string value of a descriptor. */
interface Target {
  readonly file: string;
  readonly position: Position;
  readonly pointer: string;
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const documents = new Map(
  [...filesBelow(shipped, 'descriptors/')].map(([path, bytes]): [string, Json] => [path, JSON.parse(decode(bytes))]),
);
const { contract: typedContract } = readContract(
  new Map([...filesBelow(shipped, 'openapi/')].map(([path, bytes]) => [path, decode(bytes)])),
);
/** The contract of the shipped sources without its types: which values fit is not what is tested here. */
const contract = untyped(typedContract);

/** Names of properties of the language; all other keys of a descriptor are names that its author gives. */
const words = new Set(
  [...filesBelow(shipped, 'schemas/').values()].flatMap((bytes) => propertiesOf(JSON.parse(decode(bytes)))),
);

function propertiesOf(schema: Json): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const named = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...named, ...Object.values(schema).flatMap(propertiesOf)];
}

/** What one part of the emitters prints: the kind of the file, and the path without numbers and names. */
function shapeOf({ file, position }: Target): string {
  const kind = file.replace(/[^/]*$/, '') === 'descriptors/' ? file : file.replace(/[^/]*$/, '');
  return [kind, ...position.path.map((step) => (words.has(String(step)) ? step : '*'))].join(' ');
}

/** Of texts that are printed by the same code, so many are enough. */
const OF_EACH_SHAPE = 3;
const counts = new Map<string, number>();

const targets: readonly Target[] = [...documents].flatMap(([file, document]) =>
  positionsIn(document)
    .filter(({ key, path }) => !key && path[0] !== '$schema')
    .map((position) => ({ file, position, pointer: pointerOf(position.path) }))
    .filter((target) => {
      const count = (counts.get(shapeOf(target)) ?? 0) + 1;
      counts.set(shapeOf(target), count);
      return count <= OF_EACH_SHAPE;
    }),
);

function untyped({ operations, schemes }: Contract): Contract {
  const any = { is: 'any' } as const;
  return {
    isIncomplete: false,
    schemes,
    operations: new Map(
      [...operations].map(([id, operation]) => {
        const parameters = operation.parameters.map((parameter) => ({ ...parameter, type: any }));
        return [id, { ...operation, parameters, answer: any, ...(operation.body && { body: any }) }];
      }),
    ),
  };
}

/** A number for each different text, so that equal texts stay equal and others different. */
const numbers = new Map([...new Set(targets.map(({ position }) => position.text))].map((text, index) => [text, index]));
const markOf = ({ position }: Target) => `h${String(numbers.get(position.text)).padStart(5, '0')}`;
/** The values that a text has a place for stay in it. */
const valuesIn = ({ position }: Target) => (position.text.match(/\{\w+\}/g) ?? []).join('');

/** The shipped sources with other texts at some places. */
function sourcesWith(changed: Iterable<Target>, textOf: (target: Target) => string): Sources {
  const texts = new Map<string, Map<Position, string>>();
  for (const target of changed) {
    const ofFile = texts.get(target.file) ?? new Map<Position, string>();
    texts.set(target.file, ofFile.set(target.position, textOf(target)));
  }
  const files = [...texts].map(([file, changes]): [string, Uint8Array] => {
    return [file, new TextEncoder().encode(JSON.stringify(withTexts(documents.get(file) ?? null, changes), null, 1))];
  });
  return new Map([...shipped, ...files]);
}

const reportedEverywhere: ReadonlySet<string> = new Set([
  'text/hidden-character',
  'text/blank',
  'text/space',
  'text/tag',
  'text/long',
]);

/** The places that no diagnostic refuses a text at. What is refused gets its own text again, until nothing more is. */
function acceptedPositions(textOf: (target: Target) => string): ReadonlySet<Target> {
  const cache = new ParseCache();
  const left = new Set(targets);
  let unknown: readonly string[] = [];
  for (let before = Infinity; left.size < before;) {
    before = left.size;
    // All that the rules find: the compiler reports a name that a file repeats once.
    const { project, diagnostics: parsing } = createProject(sourcesWith(left, textOf), typedContract, cache);
    const diagnostics = [...parsing, ...suppressCascades(parsing, findingsOf(project), defaultLayout)];
    unknown = diagnostics.flatMap(({ code, file, message }) =>
      code === 'rule/too-many' && message.includes('(name/') ? [file] : [],
    );
    // Hidden characters and slips of a text are reported everywhere; emitters do not rely on it.
    const others = diagnostics.filter(({ code }) => !reportedEverywhere.has(code));
    const refused = new Set(others.map(({ file, pointer }) => `${file}${pointer}`));
    for (const target of left) {
      const steps = target.pointer.split('/').map((_, index, all) => all.slice(0, index + 1).join('/'));
      // An object is refused for one of its members.
      if (steps.slice(1).some((pointer) => refused.has(target.file + pointer))) left.delete(target);
    }
  }
  // A rule gives up after many findings: of the files from that one on it does not say what it refuses.
  for (const target of left) if (unknown.some((file) => target.file >= file)) left.delete(target);
  // An expression that compares a changed value cannot be emitted.
  const { project } = createProject(sourcesWith(left, textOf), contract);
  const broken = new Set([...expressions(project)].map(({ file }) => file));
  return new Set([...left].filter(({ file }) => !broken.has(file)));
}

/** What is emitted, as lists of nodes and texts by file. The rules have no say: what they refuse could only be less. */
function emitted(sources: Sources): ReadonlyMap<string, readonly string[]> {
  const files = emit(createProject(sources, contract).project);
  // Style sheets have numbers, colours that were read, and names that the schema limits.
  const modules = [...files].filter(([path]) => path.endsWith('.ts'));
  return new Map(modules.map(([path, text]) => [path, syntaxOf(path, text)]));
}

test('every text of a descriptor is emitted as data, whatever it says', { timeout: 300_000 }, () => {
  const hostileOf = (target: Target) => hostileText(markOf(target)) + valuesIn(target);
  const accepted = acceptedPositions(hostileOf);
  expect(new Set([...accepted].map(shapeOf)).size).toBeGreaterThan(200);
  const plain = emitted(sourcesWith(accepted, (target) => markOf(target) + valuesIn(target)));
  const hostile = emitted(sourcesWith(accepted, hostileOf));
  expect([...hostile.keys()]).toEqual([...plain.keys()]);
  for (const [path, syntax] of hostile) {
    expect(
      syntax.map((node) => node.replaceAll(hostileText(''), '')),
      path,
    ).toEqual(plain.get(path));
  }
});

test.each(hostileNames)('a text that says %s is emitted as data', { timeout: 300_000 }, (name) => {
  // Another name that every object inherits: expressions ask for both in the same way.
  const like = 'propertyIsEnumerable';
  const accepted = acceptedPositions(() => name);
  const plain = emitted(sourcesWith(accepted, () => like));
  const hostile = emitted(sourcesWith(accepted, () => name));
  for (const [path, syntax] of hostile) {
    const want = plain.get(path)?.map((node) => (node.startsWith('text ') ? node.replaceAll(like, name) : node));
    expect(syntax.toSorted(), path).toEqual(want?.toSorted());
  }
});
