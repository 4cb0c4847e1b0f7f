import { act } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Json } from '~/codegen/language/model';
import type { OperationId } from '~/generated/contract/operations';
import { getOwn } from '~/lib/get-own';
import { mutated } from '../../harness/answers/mutated-answers';
import { operationsRead } from '../../harness/answers/operations-read';
import { cases } from '../../harness/answers/seed';
import { validValues } from '../../harness/answers/valid-answers';
import { everyDrawer } from '../../harness/every-drawer';
import { settle } from '../../harness/fake-clock';
import { rest as drawerRest } from '../../harness/product/drawers/shown';
import { drawerNow, openSwept, showTab, tabPositions } from '../../harness/product/drawers/swept';
import { draw } from '../../harness/product/screens/drawing';
import { everyScreen, sourcesOf } from '../../harness/product/screens/every-screen';

const reads = new Map((await operationsRead()).map(({ id, plain }) => [id, plain]));
const drawers = await everyDrawer();
const screens = (await everyScreen()).filter(({ screen }) => Object.keys(sourcesOf(screen)).length > 0);

/** How often all drawers and all screens are opened with other answers. */
const openings = { drawers: 56, screens: 54 };

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(getOwn(Object.prototype, 'polluted')).toBeUndefined();
  expect('hit' in globalThis).toBe(false);
});

/** Answers for some operations: one in four is valid. */
function answersFor(calls: readonly OperationId[]): fc.Arbitrary<ReadonlyMap<OperationId, Json>> {
  const arbitraries = calls.flatMap((id) => {
    const schema = reads.get(id);
    const valid = schema && validValues(schema);
    const answer = valid && fc.oneof({ weight: 3, arbitrary: mutated(valid) }, valid);
    return answer ? [answer.map((body) => [id, body] as const)] : [];
  });
  return fc.tuple(...arbitraries).map((entries) => new Map(entries));
}

const replyWith = (body: Json) => () =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** What the page says in place of a part that an error broke, and what React and the console reported. */
function brokenParts(): readonly unknown[] {
  const shown = [...document.querySelectorAll('.descry-no-data-text')].map(({ textContent }) => textContent);
  return [...shown.filter((words) => /could not be shown|stopped/.test(words)), ...broken];
}

describe.each(drawers.map((each) => [each.type, each] as const))('drawer %s', (_, { type, drawer, calls }) => {
  test('shows whatever the server answers without breaking', { timeout: 60_000 }, async () => {
    const world = await openSwept(type);
    const shows = async (answers: ReadonlyMap<OperationId, Json>): Promise<void> => {
      for (const [id, body] of answers) world.replies.set(id, replyWith(body));
      await world.open('from a workbench', 1);
      await drawerRest();
      for (const tab of tabPositions(drawer)) {
        await showTab(drawer, tab);
        await drawerRest();
        expect([tab, brokenParts(), world.logged]).toEqual([tab, [], []]);
      }
      expect(drawerNow().querySelector('.descry-drawer-head')).not.toBeNull();
    };
    await fc.assert(fc.asyncProperty(answersFor(calls), shows), {
      ...cases(openings.drawers, drawers.length),
      endOnFailure: true,
    });
  });
});

describe.each(screens.map((each) => [each.id, each] as const))('screen %s', (_, each) => {
  test('shows whatever the server answers without breaking', { timeout: 60_000 }, async () => {
    const calls = [...new Set(Object.values(sourcesOf(each.screen)).map(({ operation }) => operation))];
    const shows = async (answers: ReadonlyMap<OperationId, Json>): Promise<void> => {
      const replies = Object.fromEntries([...answers].map(([id, body]) => [id, replyWith(body)]));
      const { logged } = await draw(each, { replies });
      await act(settle);
      expect([brokenParts(), logged]).toEqual([[], []]);
    };
    await fc.assert(fc.asyncProperty(answersFor(calls), shows), {
      ...cases(openings.screens, screens.length),
      endOnFailure: true,
    });
  });
});
