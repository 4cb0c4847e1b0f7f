import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everyDrawer, goodAnswer, passedObject } from '../../harness/every-drawer';
import { settle } from '../../harness/fake-clock';
import { hiddenIn } from '../../harness/hidden-in';
import {
  hostileAnswer,
  hostileKinds,
  hostileTexts,
  type HostileKind,
} from '../../fixtures/product/drawers/hostile-texts';
import { rest } from '../../harness/product/drawers/shown';
import { drawerNow, openSwept, panelNow, press, showTab, tabPositions } from '../../harness/product/drawers/swept';

/** Longer than any piece of foreign text that is shown before somebody asks for all of it. */
const longest = 4100;

/** What of a page is more than text, and text that nobody sees or that turns the writing. */
function strangeIn(): readonly string[] {
  const found: string[] = [];
  const parts = document.body;
  for (const element of parts.querySelectorAll(
    'img, script, object, embed, form[action], [onerror], [onload], [onclick]',
  )) {
    found.push(`element ${element.outerHTML.slice(0, 200)}`);
  }
  for (const link of parts.querySelectorAll('a[href], iframe[src], [formaction], [action]')) {
    for (const name of ['href', 'src', 'formaction', 'action']) {
      const address = link.getAttribute(name);
      if (address === null) continue;
      const { protocol, username } = new URL(address, 'https://console.example');
      if (!['http:', 'https:'].includes(protocol) || username !== '') found.push(`address ${address.slice(0, 200)}`);
    }
  }
  const walker = document.createTreeWalker(parts, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data = '', parentElement } = node instanceof Text ? node : {};
    // Raw answers show the beginning of each line.
    const lines = parentElement?.matches('pre') ? data.split('\n') : [data];
    if (lines.some((line) => line.length > longest)) found.push(`long ${parentElement?.outerHTML.slice(0, 80)}`);
  }
  for (const element of parts.querySelectorAll('[aria-label], [title], [alt], [aria-description]')) {
    for (const name of ['aria-label', 'title', 'alt', 'aria-description']) {
      const value = element.getAttribute(name) ?? '';
      if (value.length > longest) found.push(`long ${name} ${element.tagName}`);
    }
  }
  return [...found, ...hiddenIn(parts)];
}

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(broken).toEqual([]);
  expect(Reflect.get(globalThis, 'hit')).toBeUndefined();
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
});

/**
 * Half of a pair cannot be sent, so a call that takes a text from an answer fails: this kind has a round of its own.
 */
const halves: HostileKind = 'halves of pairs';
const others = hostileKinds.filter((kind) => kind !== halves);

/** Kinds of hostile texts that take turns in one answer, and those that the opener of the drawer gives. */
interface Round {
  readonly kinds: readonly HostileKind[];
  readonly given: readonly HostileKind[];
}

const alone = (kind: HostileKind): Round => ({ kinds: [kind], given: [kind, kind, kind] });
const rotated = (list: readonly HostileKind[], by: number): readonly HostileKind[] => [
  ...list.slice(by),
  ...list.slice(0, by),
];
/** In three rounds each text of an answer is hostile in three ways, and each kind but one comes from the opener. */
const rounds: readonly Round[] = [
  alone(halves),
  ...[1, 4, 7].map((by) => ({ kinds: rotated(others, by), given: rotated(others, by).slice(0, 3) })),
];

describe.each(await everyDrawer())('drawer $type', ({ type, drawer, calls, controls }) => {
  test.each([
    ['all texts', { rounds: [alone('markup'), alone('a name that every object has')], every: true }],
    ['all texts that the contract leaves free', { rounds, every: false }],
  ] as const)(
    'shows an answer as text in which %s are hostile [DR-FRAME-22]',
    { timeout: 180_000 },
    async (_, given) => {
      const world = await openSwept(type);
      const strange: unknown[] = [];
      let shown = 0;
      for (const { kinds, given: fromOpener } of given.rounds) {
        const texts = kinds.map((kind) => hostileTexts[kind]);
        for (const call of calls) {
          const body = hostileAnswer(call, await goodAnswer(call), kinds, given.every);
          world.replies.set(call, () => new Response(body, { headers: { 'content-type': 'application/json' } }));
        }
        const [name = '', protocol, account] = fromOpener.map((kind) => hostileTexts[kind].slice(0, 2000));
        const passed = { ...passedObject, name, extra: { ...passedObject.extra, protocol, account } };
        const check = async (where: string): Promise<void> => {
          await rest();
          const { panel, state } = panelNow()?.dataset ?? {};
          const text = panelNow()?.textContent ?? '';
          if (state === 'failed' && !(kinds.includes(halves) && text.includes('No data')))
            strange.push({ kinds, index: where, panel, state, text: text.slice(0, 300) });
          strange.push(...strangeIn().map((what) => ({ kinds, index: where, panel, what })));
          shown += texts.filter((each) => text.includes(each.slice(0, 20))).length;
        };
        await world.open('from a workbench', 1, passed);
        await rest();
        for (const tab of tabPositions(drawer)) {
          await showTab(drawer, tab);
          await check(`tab ${tab}`);
          for (const control of [...controls, '[data-action="raw"]', '[data-action="history"]']) {
            if (!drawerNow().querySelector(control)) continue;
            await press(control);
            await check(`tab ${tab} ${control}`);
            for (const { key } of world.overlays.open.get()) act(() => world.overlays.close(key));
            if (document.querySelectorAll('[role="dialog"]').length > 1)
              fireEvent.keyDown(document.body, { key: 'Escape' });
            await act(settle);
          }
        }
      }
      expect(strange).toEqual([]);
      expect(world.logged).toEqual([]);
      expect(shown).toBeGreaterThanOrEqual(given.every ? 0 : hostileKinds.length - 1);
    },
  );
});
