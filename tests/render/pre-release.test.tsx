import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSizes } from '../support/fake-sizes';
import {
  agree,
  ai,
  box,
  click,
  isOff,
  message,
  openPreRelease,
  plain,
  preview,
  record,
  toast,
} from './open-pre-release';
import { fieldValue, json, setUp } from './support';

let sizes = fakeSizes();
beforeEach(() => {
  sizes = fakeSizes();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const scrollTo = (top: number) =>
  act(() => {
    const area = screen.getByRole('region', { name: 'About the feature' });
    area.scrollTop = top;
    area.dispatchEvent(new Event('scroll'));
  });

describe('the record', () => {
  test('DG-PR-01, DG-PR-02, DG-CALL-08: is asked for once, by key and language', async () => {
    const { calls } = await openPreRelease(plain, json(record), 'ja');
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([`GET ${preview}?lang=ja`]);
    expect(box()?.getAttribute('data-dialog')).toBe('pre-release');
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['no key', { needAction: true }],
    ['an empty key', { key: '' }],
    ['a key that is no text', { key: ['a'] }],
  ])('%s: nothing opens, nothing is asked', async (_, params) => {
    const { overlays, show, calls, page } = await setUp();
    await show();
    act(() => void overlays.show('pre-release', params));
    await waitFor(() => expect(overlays.open.get()).toEqual([]), { timeout: 5000 });
    expect([calls, page.done]).toEqual([[], []]);
  });

  test('DG-PR-06, OP-43: shows name, credits, day and description', async () => {
    await openPreRelease();
    expect(
      ['feature', 'creditAllocation', 'GATimestamp', 'description'].map((id) => fieldValue(id).textContent),
    ).toEqual(['Assistant', '120 credits are required once it is released', '2026-11-02', 'Answers questions.']);
  });

  test('DG-PR-05: each way of allocating credits has words of its own, with and without an amount; others a dash', async () => {
    const said: string[] = [];
    for (const amount of ['7', null]) {
      for (const way of [
        'required',
        'possiblyRequired',
        'notRequired',
        'fullCredit',
        'partialCredit',
        'free',
        'rented',
      ]) {
        const { overlays } = await openPreRelease(
          plain,
          json({ ...record, creditAllocation: way, requiredCreditStr: amount }),
        );
        said.push(fieldValue('creditAllocation').textContent);
        act(() => overlays.open.get().forEach(({ key }) => overlays.close(key)));
      }
    }
    expect(new Set(said.slice(0, 7)).size).toBe(7);
    expect(new Set(said.slice(7)).size).toBe(7);
    expect(said.filter((words) => words.includes('7'))).toHaveLength(4);
    expect([said[6], said[13]]).toEqual(['-', '-']);
  });

  test('OP-43: no line for a day that is not known', async () => {
    await openPreRelease(plain, json({ ...record, GATimestamp: null }));
    expect(box()?.querySelector('[data-field="GATimestamp"]')).toBeNull();
  });

  test('markup in it is shown as it is written', async () => {
    await openPreRelease(
      plain,
      json({ ...record, feature: '<img src=x onerror=alert(1)>', description: '{feature} <b>x</b>' }),
    );
    expect(fieldValue('feature').textContent).toBe('<img src=x onerror=alert(1)>');
    expect(fieldValue('description').textContent).toBe('{feature} <b>x</b>');
    expect(box()?.querySelector('img, b')).toBeNull();
  });

  test.each<[string, Response]>([
    ['500', json({}, 500)],
    ['404', json({}, 404)],
    ['a body that is no record', json([1, 2])],
    ['no JSON', new Response('<html>', { status: 200 })],
    ['nulls', json({ feature: null, description: null, creditAllocation: null, optIn: null, GATimestamp: null })],
  ])('DG-PR-25, DG-PR-26, DG-ERR-35: %s: an empty record, nothing said, nothing to agree to', async (_, answer) => {
    const { page, sent } = await openPreRelease(ai, answer);
    expect(['feature', 'creditAllocation', 'description'].map((id) => fieldValue(id).textContent)).toEqual([
      '-',
      '-',
      '-',
    ]);
    expect([toast(), agree(), box()?.querySelector('[role="alert"]')]).toEqual([null, null, null]);
    expect(box()?.getAttribute('data-state')).toBeNull();
    await click('cancel');
    expect([page.done, sent(), box()]).toEqual([[message('cancel')], [], null]);
  });
});

describe('the button', () => {
  test.each<[needAction: unknown, optIn: unknown, shown: boolean]>([
    [true, false, true],
    [true, true, false],
    [false, false, false],
    [false, true, false],
    [true, null, false],
    [true, 'false', false],
    ['true', false, false],
    [1, false, false],
    [undefined, false, false],
  ])('DG-PR-13: with needAction %s and optIn %s it is there: %s', async (needAction, optIn, shown) => {
    for (const disclaimer of ['genAI', undefined]) {
      const { overlays } = await openPreRelease(
        { key: 'assistant', needAction, disclaimer },
        json({ ...record, optIn }),
      );
      expect(agree() !== null).toBe(shown);
      act(() => overlays.open.get().forEach(({ key }) => overlays.close(key)));
    }
  });

  test('is not there while the record is on its way', async () => {
    const { overlays, show, calls } = await setUp();
    await show();
    act(() => void overlays.show('pre-release', plain));
    await waitFor(() => expect(calls).toHaveLength(1), { timeout: 5000 });
    expect(agree()).toBeNull();
    expect(box()?.getAttribute('data-state')).toBe('loading');
  });

  test.each<[row: string, given: { tops: readonly number[]; content?: number; params?: object }, off: boolean]>([
    ['DG-PR-07, DG-PR-08: nothing scrolled', { tops: [] }, true],
    ['DG-PR-09: to the middle', { tops: [300] }, true],
    ['DG-PR-09: to 20 px above the end', { tops: [620] }, true],
    ['DG-PR-08: to the end', { tops: [640] }, false],
    ['DG-PR-08: to 2 px above the end', { tops: [638] }, false],
    ['DG-PR-09: to 3 px above the end', { tops: [637] }, true],
    ['DG-PR-10: to the end and back', { tops: [640, 0] }, false],
    ['DG-PR-11: content that fits', { tops: [], content: 300 }, false],
    ['DG-PR-12: no AI, long content, nothing scrolled', { tops: [], params: plain }, false],
    ['DG-PR-07: another disclaimer is no AI', { tops: [], params: { ...plain, disclaimer: 'beta' } }, false],
  ])('%s', async (_, { tops, content = 1000, params = ai }, off) => {
    sizes.set({ text: content, seen: 360 });
    await openPreRelease({ ...params });
    for (const top of tops) scrollTo(top);
    expect(isOff()).toBe(off);
  });

  test('while it is off it says why, and a click sends nothing', async () => {
    sizes.set({ text: 1000, seen: 360 });
    const { sent, page } = await openPreRelease(ai);
    await click('agree');
    expect([sent(), page.done]).toEqual([[], []]);
    act(() => agree()?.focus());
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Read to the end first.'));
  });

  test('only a feature that has to be read says so', async () => {
    sizes.set({ text: 1000, seen: 360 });
    const { overlays } = await openPreRelease(plain);
    expect(screen.queryByText('Scroll to the end to continue.')).toBeNull();
    act(() => overlays.open.get().forEach(({ key }) => overlays.close(key)));
    await openPreRelease(ai);
    expect(screen.getByText('Scroll to the end to continue.')).not.toBeNull();
  });
});

test('DG-PR-22, DG-CONST-09, DG-PR-23, DG-CONST-10: 672 wide, its content 360 high', async () => {
  await openPreRelease();
  expect(box()?.style.width).toBe('672px');
  expect(screen.getByRole('region', { name: 'About the feature' }).style.flexBasis).toBe('360px');
});
