import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSizes } from '../../harness/fake-sizes';
import {
  agree,
  ai,
  box,
  click,
  isDisabled,
  message,
  openPreRelease,
  plain,
  preview,
  record,
  toast,
} from '../../harness/view/open-pre-release';
import { fieldValue, json, setUp } from '../../harness/view/support';

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
  test('the record of a feature is requested once, by key and language [DG-PR-01, DG-PR-02, DG-CALL-08]', async () => {
    const { calls } = await openPreRelease(plain, json(record), 'ja');
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([`GET ${preview}?lang=ja`]);
    expect(box()?.getAttribute('data-dialog')).toBe('pre-release');
  });

  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['no key', { needAction: true }],
    ['an empty key', { key: '' }],
    ['a key that is no text', { key: ['a'] }],
  ])('%s opens no dialog and sends no call', async (_, params) => {
    const { overlays, show, calls, page } = await setUp();
    await show();
    act(() => void overlays.show('pre-release', params));
    await waitFor(() => expect(overlays.open.get()).toEqual([]), { timeout: 5000 });
    expect([calls, page.done]).toEqual([[], []]);
  });

  test('the record of a feature shows name, credits, day and description [DG-PR-06, DG-OP-43]', async () => {
    await openPreRelease();
    expect(
      ['feature', 'creditAllocation', 'GATimestamp', 'description'].map((id) => fieldValue(id).textContent),
    ).toEqual(['Assistant', '120 credits are required once it is released', '2026-11-02', 'Answers questions.']);
  });

  test('each way of allocating credits has its text, with and without an amount, and others a dash [DG-PR-05]', async () => {
    const messages: string[] = [];
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
        messages.push(fieldValue('creditAllocation').textContent);
        act(() => overlays.open.get().forEach(({ key }) => overlays.close(key)));
      }
    }
    expect(new Set(messages.slice(0, 7)).size).toBe(7);
    expect(new Set(messages.slice(7)).size).toBe(7);
    expect(messages.filter((words) => words.includes('7'))).toHaveLength(4);
    expect([messages[6], messages[13]]).toEqual(['-', '-']);
  });

  test('a record without a day has no line for it [DG-OP-43]', async () => {
    await openPreRelease(plain, json({ ...record, GATimestamp: null }));
    expect(box()?.querySelector('[data-field="GATimestamp"]')).toBeNull();
  });

  test('markup in the record of a feature is shown as text', async () => {
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
  ])(
    '%s leads to an empty record without a message and without an opt-in [DG-PR-25, DG-PR-26, DG-ERR-35]',
    async (_, answer) => {
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
    },
  );
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
  ])(
    'with needAction %s and optIn %s the opt-in button is visible: %s [DG-PR-13]',
    async (needAction, optIn, shown) => {
      for (const disclaimer of ['genAI', undefined]) {
        const { overlays } = await openPreRelease(
          { key: 'assistant', needAction, disclaimer },
          json({ ...record, optIn }),
        );
        expect(agree() !== null).toBe(shown);
        act(() => overlays.open.get().forEach(({ key }) => overlays.close(key)));
      }
    },
  );

  test('the opt-in button is hidden while the record is loading', async () => {
    const { overlays, show, calls } = await setUp();
    await show();
    act(() => void overlays.show('pre-release', plain));
    await waitFor(() => expect(calls).toHaveLength(1), { timeout: 5000 });
    expect(agree()).toBeNull();
    expect(box()?.getAttribute('data-state')).toBe('loading');
  });

  test.each<[row: string, given: { tops: readonly number[]; content?: number; params?: object }, off: boolean]>([
    ['nothing scrolled [DG-PR-07, DG-PR-08]', { tops: [] }, true],
    ['scrolled to the middle [DG-PR-09]', { tops: [300] }, true],
    ['scrolled to 20 px above the end [DG-PR-09]', { tops: [620] }, true],
    ['scrolled to the end [DG-PR-08]', { tops: [640] }, false],
    ['scrolled to 2 px above the end [DG-PR-08]', { tops: [638] }, false],
    ['scrolled to 3 px above the end [DG-PR-09]', { tops: [637] }, true],
    ['scrolled to the end and back [DG-PR-10]', { tops: [640, 0] }, false],
    ['content that fits [DG-PR-11]', { tops: [], content: 300 }, false],
    ['no AI, long content, nothing scrolled [DG-PR-12]', { tops: [], params: plain }, false],
    ['another disclaimer is no AI [DG-PR-07]', { tops: [], params: { ...plain, disclaimer: 'beta' } }, false],
  ])('%s', async (_, { tops, content = 1000, params = ai }, off) => {
    sizes.set({ text: content, seen: 360 });
    await openPreRelease({ ...params });
    for (const top of tops) scrollTo(top);
    expect(isDisabled()).toBe(off);
  });

  test('a disabled opt-in button gives the reason, and a click sends nothing', async () => {
    sizes.set({ text: 1000, seen: 360 });
    const { sent, page } = await openPreRelease(ai);
    await click('agree');
    expect([sent(), page.done]).toEqual([[], []]);
    act(() => agree()?.focus());
    await waitFor(() => expect(screen.getByRole('tooltip').textContent).toBe('Read to the end first.'));
  });

  test('only a feature whose text must be read says so', async () => {
    sizes.set({ text: 1000, seen: 360 });
    const { overlays } = await openPreRelease(plain);
    expect(screen.queryByText('Scroll to the end to continue.')).toBeNull();
    act(() => overlays.open.get().forEach(({ key }) => overlays.close(key)));
    await openPreRelease(ai);
    expect(screen.getByText('Scroll to the end to continue.')).not.toBeNull();
  });
});

test('the dialog of a feature is 672 px wide, and its content 360 px high [DG-PR-22, DG-CONST-09, DG-PR-23, DG-CONST-10]', async () => {
  await openPreRelease();
  expect(box()?.style.width).toBe('672px');
  expect(screen.getByRole('region', { name: 'About the feature' }).style.flexBasis).toBe('360px');
});
