import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '~/generated/contract/operations';
import { answerShape, refill, type AnswerNode } from '../../harness/answer-shape';
import { everyDrawer, goodAnswer, respondControl } from '../../harness/every-drawer';
import { rest } from '../../harness/product/drawers/shown';
import { findWays, type Way } from '../../harness/product/drawers/sweep-ways';
import { drawerNow, openSwept, panelNow, press, respondMenuNow } from '../../harness/product/drawers/swept';

const wrong = {
  null: null,
  'a text': 'text',
  'an empty text': '',
  'a number': -7.5,
  'a huge number': 1e300,
  true: true,
  'an empty list': [],
  'a list of lists': [[[]], null, 5, 'text', {}],
  'an empty object': {},
  'an object of objects': { id: {}, name: { toString: null }, length: 3, text: null },
} as const;
type WrongName = keyof typeof wrong;

/** What replaces each level of the answer by itself, one of them at each level by turns. */
const ofLevels: readonly WrongName[] = ['null', 'a text', 'a number', 'a list of lists'];

/** Deeper than any answer of the contract. */
const levels = [1, 2, 3, 4, 5, 6, 7];

/** A call is answered with every such one of the wrong values, another call with their neighbours. */
const everyValue = 3;

/** What is at a place by turns, so that neighbours are wrong in different ways. */
const turns = 2;

/** Bodies with a status of success that are not what the contract says, by what is wrong with them. */
function wrongBodies(operation: OperationId, good: unknown): ReadonlyMap<string, string> {
  const shape = answerShape(operation);
  const bodies = new Map<string, string>();
  const add = (name: string, change: Parameters<typeof refill>[2]): void => {
    const body = JSON.stringify(refill(shape, good, change));
    if (![...bodies.values()].includes(body)) bodies.set(name, body);
  };
  const isLeaf = ({ shape: here }: AnswerNode): boolean => here.kind !== 'object' && here.kind !== 'list';
  add('as it should be', undefined);
  // Each call begins with another one, so that all of them are at each level of some call.
  const start = calls.indexOf(operation);
  for (const level of levels) {
    const name = ofLevels[(level + start) % ofLevels.length] ?? 'null';
    add(`${name} at level ${level}`, ({ depth }) => (depth === level ? { value: wrong[name] } : undefined));
  }
  for (const [index, [name, value]] of Object.entries(wrong).entries()) {
    if ((index + start) % everyValue === 0) {
      add(`${name} in place of every value`, (node) => (isLeaf(node) ? { value } : undefined));
    }
  }
  const values = Object.values(wrong);
  for (let turn = 0; turn < turns; turn += 1) {
    let count = turn;
    add(`something else everywhere, ${turn}`, (node) => {
      count += 1;
      return isLeaf(node) || (node.depth > 1 && count % 7 === 0)
        ? { value: values[(count * 3) % values.length] }
        : undefined;
    });
  }
  bodies.set('a nesting without end', `{"data":${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}}`);
  bodies.set(
    'nestings without end in every value',
    nested(JSON.stringify(refill(shape, good, (node) => (isLeaf(node) ? { value: '§' } : undefined)))),
  );
  return bodies;
}

const nested = (text: string): string => text.replaceAll('"§"', `${'[{"a":'.repeat(3000)}1${'}]'.repeat(3000)}`);

const all = await everyDrawer();
const calls = [...new Set(all.flatMap((swept) => swept.calls))];
/** Each call in the first drawer that sends it: a shared panel reads its answers alike everywhere. */
const ways = new Map<OperationId, readonly [string, Way]>();
beforeAll(async () => {
  for (const swept of all.filter(({ calls }) => calls.some((call) => !ways.has(call)))) {
    for (const [call, way] of await findWays(swept)) if (!ways.has(call)) ways.set(call, [swept.type, way]);
  }
}, 180_000);

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(broken).toEqual([]);
});

test.each(calls)('%s answers what no contract knows [DR-FRAME-07, 12]', { timeout: 180_000 }, async (operation) => {
  const [type = '', way] = ways.get(operation) ?? [];
  if (!way) throw new Error(`Nothing leads to ${operation}.`);
  const world = await openSwept(type);
  const unfit: unknown[] = [];
  for (const [name, body] of wrongBodies(operation, await goodAnswer(operation))) {
    world.replies.set(operation, () => new Response(body, { headers: { 'content-type': 'application/json' } }));
    await world.open(way.opener, way.tab);
    await rest();
    if (way.control !== undefined) {
      await press(way.control);
      await rest();
    }
    const { panel, state } = panelNow()?.dataset ?? {};
    const shownText = `${panelNow()?.textContent ?? ''}${respondMenuNow()?.textContent ?? ''}`;
    if (way.control === respondControl && !respondMenuNow()) unfit.push({ name, menu: 'gone' });
    const isOdd = shownText.includes('could not be shown') || /undefined|NaN|\[object|Infinity/.test(shownText);
    const words = shownText.slice(0, 200);
    if (state === undefined || isOdd) unfit.push({ name, panel, state, words });
    if (state === 'failed' && !/No data|Something went wrong/.test(shownText))
      unfit.push({ name, panel, state, words });
    if (!drawerNow().querySelector('.descry-drawer-head')) unfit.push({ name, frame: 'gone' });
  }
  expect(unfit).toEqual([]);
  expect(world.logged).toEqual([]);
});
