import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OperationId } from '../../../src/generated/operations';
import { answerShape, refill, type AnswerPlace } from '../../support/answer-shape';
import { everyDrawer, goodAnswer } from '../../support/every-drawer';
import { rest } from './shown';
import { findWays, type Way } from './sweep-ways';
import { drawerNow, openSwept, panelNow, press } from './swept';

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

/** What stands at each level of the answer by itself; the others in place of every value. */
const everyLevel: ReadonlySet<string> = new Set(['null', 'a text', 'a number', 'a list of lists']);

/** Deeper than any answer of the contract. */
const levels = [1, 2, 3, 4, 5, 6, 7];

/** What stands at a place by turns, so that neighbours are wrong in different ways. */
const turns = 4;

/** Bodies with a status of success that are not what the contract says, by what is wrong with them. */
function wrongBodies(operation: OperationId, good: unknown): ReadonlyMap<string, string> {
  const shape = answerShape(operation);
  const bodies = new Map<string, string>();
  const add = (name: string, change: Parameters<typeof refill>[2]): void => {
    const body = JSON.stringify(refill(shape, good, change));
    if (![...bodies.values()].includes(body)) bodies.set(name, body);
  };
  const isLeaf = ({ shape: here }: AnswerPlace): boolean => here.kind !== 'object' && here.kind !== 'list';
  add('as it should be', undefined);
  for (const [name, value] of Object.entries(wrong)) {
    for (const level of everyLevel.has(name) ? levels : [])
      add(`${name} at level ${level}`, ({ depth }) => (depth === level ? { value } : undefined));
    add(`${name} in place of every value`, (place) => (isLeaf(place) ? { value } : undefined));
  }
  const values = Object.values(wrong);
  for (let turn = 0; turn < turns; turn += 1) {
    let nth = turn;
    add(`something else everywhere, ${turn}`, (place) => {
      nth += 1;
      return isLeaf(place) || (place.depth > 1 && nth % 7 === 0)
        ? { value: values[(nth * 3) % values.length] }
        : undefined;
    });
  }
  bodies.set('a nesting without end', `{"data":${'[{"a":'.repeat(5000)}1${'}]'.repeat(5000)}}`);
  bodies.set(
    'nestings without end in every value',
    nested(JSON.stringify(refill(shape, good, (place) => (isLeaf(place) ? { value: '§' } : undefined)))),
  );
  return bodies;
}

const nested = (text: string): string => text.replaceAll('"§"', `${'[{"a":'.repeat(3000)}1${'}]'.repeat(3000)}`);

const all = await everyDrawer();
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

const calls = [...new Set(all.flatMap((swept) => swept.calls))];

test.each(calls)('DR-FRAME-07, 12: %s answers what no contract knows', { timeout: 180_000 }, async (operation) => {
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
    const said = panelNow()?.textContent ?? '';
    const isOdd = said.includes('could not be shown') || /undefined|NaN|\[object|Infinity/.test(said);
    const words = said.slice(0, 200);
    if (state === undefined || isOdd) unfit.push({ name, panel, state, words });
    if (state === 'failed' && !/No data|Something went wrong/.test(said)) unfit.push({ name, panel, state, words });
    if (!drawerNow().querySelector('.descry-drawer-head')) unfit.push({ name, frame: 'gone' });
  }
  expect(unfit).toEqual([]);
  expect(world.logged).toEqual([]);
});
