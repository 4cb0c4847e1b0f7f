import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OperationId } from '~/generated/contract/operations';
import { answerShape, refill, type AnswerNode } from '../../harness/answer-shape';
import { goodAnswer } from '../../harness/every-drawer';
import { hiddenIn } from '../../harness/hidden-in';
import { draw, rest, textsOf, waiting, type Reply } from '../../harness/product/screens/drawing';
import { everyScreen, sourcesOf, type Shipped } from '../../harness/product/screens/every-screen';

const everything = await everyScreen();
const all = everything.filter(({ screen }) => Object.keys(sourcesOf(screen)).length > 0);
const operationsOf = ({ screen }: Shipped): readonly OperationId[] => [
  ...new Set(Object.values(sourcesOf(screen)).map(({ operation }) => operation)),
];

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(broken).toEqual([]);
});

const failures: Readonly<Record<string, Reply>> = {
  '500': () => Response.json({}, { status: 500 }),
  'no network': () => Promise.reject(new TypeError('no network')),
  'no answer in time': () => new Promise(() => undefined),
  'a page': () => new Response('<!doctype html><h1>Proxy</h1>', { headers: { 'content-type': 'text/html' } }),
};

const long = `<img src=x onerror="globalThis.hit=1">\u202egnp.exe\u2066${'x'.repeat(1000)}`;
const isLeaf = ({ shape }: AnswerNode): boolean => shape.kind !== 'object' && shape.kind !== 'list';
const everywhere = (value: unknown) => (node: AnswerNode) => (isLeaf(node) ? { value } : undefined);
const total = (value: unknown) => (node: AnswerNode) => (/\/total$/.test(node.path) ? { value } : undefined);
const atDepth = (depth: number, value: unknown) => (node: AnswerNode) => (node.depth === depth ? { value } : undefined);

/** What is in good answers instead, by what is wrong with them. */
const changes: Readonly<Record<string, Parameters<typeof refill>[2]>> = {
  'nothing below data': atDepth(1, null),
  'an empty object': atDepth(1, {}),
  'a list in place of an object': atDepth(1, [{}, null, 5, 'text', []]),
  'a text in place of each member': atDepth(2, 'text'),
  'rows of other types': (node) => (node.depth === 3 && /items/.test(node.path) ? { value: [null, 7, []] } : undefined),
  'members of other types': everywhere({ toString: null }),
  'lists everywhere': everywhere([[], null]),
  'numbers everywhere': everywhere(-1e300),
  'a negative total': total(-7),
  'a total in words': total('many'),
  'no total': total(null),
  'an endless total': total(1e15),
};

/** Columns and tiles have formats of their own, so every screen is drawn with these. */
const hostile: typeof changes = { 'long hostile texts': everywhere(long) };

/** What no page may show, whatever it was told. */
function oddities(): readonly string[] {
  const text = document.body.textContent.replaceAll(long, '');
  return [
    ...(text.match(/undefined|NaN|\[object \w+|Infinity/g) ?? []),
    ...(waiting() > 0 ? ['still waits'] : []),
    ...(document.querySelector('.descry-screen-view')?.textContent === '' ? ['is blank'] : []),
    ...(document.querySelector('.descry-screen-view img') ? ['has markup of the server'] : []),
    ...hiddenIn(document.body),
    ...textsOf('.descry-no-data-text').filter((words) => /could not be shown|stopped/.test(words)),
  ];
}

/** Screens of a kind are drawn alike: each is told some of what can be wrong, together they are told all of it. */
function share<T>(every: Readonly<Record<string, T>>, { screen }: Shipped): readonly (readonly [string, T])[] {
  const entries = Object.entries(every);
  const alike = all.filter((other) => other.screen.kind === screen.kind);
  const parts = Math.min(alike.length, entries.length);
  const at = alike.findIndex((other) => other.screen === screen);
  return entries.filter((_, index) => index % parts === at % parts);
}

describe.each(all.map((each) => [each.id, each] as const))('%s', (_, each) => {
  const called = operationsOf(each);

  test('says in words that nothing could be loaded', async () => {
    const wrong: unknown[] = [];
    for (const [name, reply] of share(failures, each)) {
      const { clock } = await draw(each, { replies: repliesOf(called, () => reply) });
      await act(() => clock.advance(60_000));
      await rest();
      const messages = document.querySelectorAll('[role="alert"], .descry-no-data').length;
      const isNamed = textsOf('h1').some((text) => /\S/.test(text));
      // Nothing found and nothing known are not the same.
      const isHidden = textsOf('.descry-no-data-text').some((words) => words === 'No data');
      const odd = oddities();
      if (messages === 0 || isHidden || !isNamed || odd.length > 0)
        wrong.push({ name, messages, isHidden, isNamed, odd });
    }
    expect(wrong).toEqual([]);
  });

  test('shows what is wrong in an answer as a dash, or says that there is nothing', async () => {
    const wrong: unknown[] = [];
    for (const [name, change] of [...Object.entries(hostile), ...share(changes, each)]) {
      const bodies = new Map<OperationId, string>();
      for (const id of called) bodies.set(id, JSON.stringify(refill(answerShape(id), await goodAnswer(id), change)));
      const replyOf =
        (id: OperationId): Reply =>
        () =>
          new Response(bodies.get(id) ?? null, { headers: { 'content-type': 'application/json' } });
      await draw(each, { replies: repliesOf(called, replyOf) });
      if (oddities().length > 0) wrong.push({ name, odd: oddities() });
    }
    expect(wrong).toEqual([]);
    expect('hit' in globalThis).toBe(false);
  });

  test.runIf(called.length > 1)('goes on with what else it asks for', async () => {
    const wrong: unknown[] = [];
    const sources = Object.entries(sourcesOf(each.screen));
    for (const turn of [0, 1]) {
      const ids = sources.filter((_, index) => index % 2 === turn).map(([, { operation }]) => operation);
      // Several sources may call one operation.
      const down = sources.flatMap(([name, { operation }]) => (ids.includes(operation) ? [name] : []));
      await draw(each, { replies: repliesOf(ids, () => () => Response.json({}, { status: 500 })) });
      const tiles = 'tiles' in each.screen ? each.screen.tiles : [];
      const readers = tiles.filter(({ needs }) => needs.some((name) => down.includes(name))).map(({ id }) => id);
      const failed = [...document.querySelectorAll<HTMLElement>('[data-tile][data-state="failed"]')];
      const names = failed.map(({ dataset }) => dataset['tile']);
      const isListUp = each.screen.kind === 'table' && !down.includes(each.screen.paged ?? '');
      const rows = document.querySelectorAll('[data-item]').length;
      if (names.join() !== readers.join() || (isListUp && rows === 0) || oddities().length > 0)
        wrong.push({ down, failed: names, rows, odd: oddities() });
    }
    expect(wrong).toEqual([]);
  });
});

/** Replies for some operations. */
function repliesOf(
  called: readonly OperationId[],
  replyOf: (id: OperationId) => Reply,
): { readonly [K in OperationId]?: Reply } {
  return Object.fromEntries(called.map((id) => [id, replyOf(id)]));
}

test.each(everything.filter(({ screen }) => screen.kind === 'tabs').map((each) => [each.id, each] as const))(
  '%s: a tab that fails leaves the others as they are',
  async (_, each) => {
    let isDown = true;
    const reply: Reply = () => (isDown ? Response.json({}, { status: 500 }) : undefined);
    await draw(each, { replies: { '*': reply } });
    expect(document.querySelectorAll('[role="alert"]').length).toBeGreaterThan(0);
    isDown = false;
    for (const tab of document.querySelectorAll('[role="tab"][aria-selected="false"]')) {
      fireEvent.click(tab);
      await rest();
      const rows = document.querySelectorAll('[data-item]').length;
      expect([tab.textContent, rows > 0, oddities()]).toEqual([tab.textContent, true, []]);
    }
  },
);
