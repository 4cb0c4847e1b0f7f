import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasBidiControls } from '../../../src/lib/bidi';
import { everyDrawer, goodAnswer, handedOver } from '../../support/every-drawer';
import { settle } from '../../support/fake-clock';
import { hostileAnswer, hostileKinds, hostileTexts } from './hostile-texts';
import { rest } from './shown';
import { drawerNow, openSwept, panelNow, press, showTab, tabPositions } from './swept';

/** Longer than any piece of foreign text that is shown before somebody asks for all of it. */
const longest = 4100;

/** What of a page is more than text, and text that does not keep to itself. */
function strangeIn(text: string): readonly string[] {
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
  const start = text.slice(0, 40);
  const walker = document.createTreeWalker(parts, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { data = '', parentElement } = node instanceof Text ? node : {};
    // Raw answers show the beginning of each line.
    const lines = parentElement?.matches('pre') ? data.split('\n') : [data];
    if (lines.some((line) => line.length > longest)) found.push(`long ${parentElement?.outerHTML.slice(0, 80)}`);
    const isShut = parentElement?.closest('bdi, pre') || data.includes('\u2068');
    if (data.includes(start) && hasBidiControls(text) && !isShut) {
      found.push(`open text ${parentElement?.outerHTML.slice(0, 200)}`);
    }
  }
  for (const element of parts.querySelectorAll('[aria-label], [title], [alt], [aria-description]')) {
    for (const name of ['aria-label', 'title', 'alt', 'aria-description']) {
      const said = element.getAttribute(name) ?? '';
      if (said.length > longest) found.push(`long ${name} ${element.tagName}`);
      if (said.includes(start) && hasBidiControls(text) && !said.includes('\u2068')) found.push(`open ${name} ${said}`);
    }
  }
  return found;
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

describe.each(await everyDrawer())('DR-FRAME-22: drawer $type', ({ type, drawer, calls, controls }) => {
  test.each([
    ['all texts', { kinds: ['markup', 'a name that every object has'], every: true }],
    ['all texts that the contract leaves free', { kinds: hostileKinds, every: false }],
  ] as const)('%s are hostile', { timeout: 180_000 }, async (_, { kinds, every }) => {
    const world = await openSwept(type);
    const strange: unknown[] = [];
    let shown = 0;
    for (const kind of kinds) {
      const text = hostileTexts[kind];
      for (const call of calls) {
        const body = hostileAnswer(call, await goodAnswer(call), kind, every);
        world.replies.set(call, () => new Response(body, { headers: { 'content-type': 'application/json' } }));
      }
      const name = text.slice(0, 2000);
      const handed = { ...handedOver, name, extra: { ...handedOver.extra, protocol: name, account: name } };
      const look = async (place: string): Promise<void> => {
        await rest();
        const { panel, state } = panelNow()?.dataset ?? {};
        // Half of a pair cannot be sent, so nothing can be asked with it.
        const isAsked = kind !== 'halves of pairs' || !panelNow()?.textContent.includes('No data');
        if (state === 'failed' && isAsked)
          strange.push({ kind, place, panel, state, text: panelNow()?.textContent.slice(0, 300) });
        strange.push(...strangeIn(text).map((what) => ({ kind, place, panel, what })));
        shown += panelNow()?.textContent.includes(text.slice(0, 20)) ? 1 : 0;
      };
      await world.open('from a workbench', 1, handed);
      await rest();
      for (const tab of tabPositions(drawer)) {
        await showTab(drawer, tab);
        await look(`tab ${tab}`);
        for (const control of [...controls, '[data-action="raw"]', '[data-action="history"]']) {
          if (!drawerNow().querySelector(control)) continue;
          await press(control);
          await look(`tab ${tab} ${control}`);
          for (const { key } of world.overlays.open.get()) act(() => world.overlays.close(key));
          if (document.querySelectorAll('[role="dialog"]').length > 1)
            fireEvent.keyDown(document.body, { key: 'Escape' });
          await act(settle);
        }
      }
    }
    expect(strange).toEqual([]);
    expect(world.logged).toEqual([]);
    expect(shown).toBeGreaterThanOrEqual(every ? 0 : hostileKinds.length - 1);
  });
});
