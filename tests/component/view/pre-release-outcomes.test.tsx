import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeSizes } from '../../harness/fake-sizes';
import {
  advanced,
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
  user,
} from '../../harness/view/open-pre-release';
import { json, setUp } from '../../harness/view/support';

// Short enough to be read at once.
beforeEach(() => void fakeSizes());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('opting in', () => {
  test('opting in to a feature sends one call and one message, and closes the dialog [DG-PR-14, DG-PR-16, DG-PR-17, DG-CALL-09, DG-BODY-11]', async () => {
    const { calls, sent, page } = await openPreRelease();
    await user.dblClick(agree() ?? document.body);
    expect(sent()).toEqual([`POST ${preview}`]);
    expect(calls[1]?.body).toEqual({ optIn: true });
    expect(page.done).toEqual([]);
    await calls[1]?.answer(json({}));
    expect([page.done, box(), toast()]).toEqual([[message('success')], null, null]);
    expect(sent()).toHaveLength(1);
  });

  test('opting in to an AI feature calls the advanced function first, then the opt-in, and sends one message [DG-PR-15, DG-CALL-10, DG-BODY-12, DG-OP-40]', async () => {
    const { calls, sent, page } = await openPreRelease(ai);
    await user.dblClick(agree() ?? document.body);
    expect(sent()).toEqual([`POST ${advanced}`]);
    expect(calls[1]?.body).toEqual({});
    await calls[1]?.answer(json({}));
    expect([sent(), page.done]).toEqual([[`POST ${advanced}`, `POST ${preview}`], []]);
    expect(calls[2]?.body).toEqual({ optIn: true });
    await calls[2]?.answer(json({}));
    expect([page.done, box()]).toEqual([[message('success')], null]);
  });

  const failures: readonly [string, () => Response][] = [
    ['500', () => json({}, 500)],
    ['400 with a number', () => json({ error: { code: 7930201 } }, 400)],
    ['a body that cannot be read', () => new Response('<html>', { status: 502 })],
  ];
  const attempts = [plain, ai].flatMap((params) => failures.map((failure) => [...failure, params] as const));
  test.each(attempts)(
    '%s: the common error, failed, one message for each attempt [DG-PR-19, DG-PR-21, DG-ERR-37]',
    async (_, failure, params) => {
      const { calls, page } = await openPreRelease(params);
      for (const attempt of [1, 2]) {
        await click('agree');
        if (params === ai) await calls.at(-1)?.answer(json({}));
        await calls.at(-1)?.answer(failure());
        expect(page.done).toEqual(Array.from({ length: attempt }, () => message('failed')));
      }
      expect(toast()?.textContent).toContain('Something went wrong. Try again later.');
      expect(toast()?.getAttribute('data-intent')).toBe('danger');
      expect([box() !== null, isDisabled()]).toEqual([true, false]);
    },
  );

  test.each(failures)(
    '%s for the advanced function: that outcome, no opt-in [DG-PR-20, DG-PR-21, DG-ERR-38, DG-OP-40]',
    async (_, failure) => {
      const { calls, sent, page } = await openPreRelease(ai);
      await click('agree');
      await calls[1]?.answer(failure());
      expect(page.done).toEqual([message('enable-advanced-function-failed')]);
      expect(sent()).toEqual([`POST ${advanced}`]);
      expect(toast()?.textContent).toContain('Something went wrong. Try again later.');
      expect([box() !== null, isDisabled()]).toEqual([true, false]);
    },
  );

  test('a failure that the session handles is not shown again, and the outcome is still posted [DG-OP-54]', async () => {
    const { calls, page, clock } = await openPreRelease();
    await click('agree');
    await calls[1]?.answer(json({}, 401));
    await act(() => clock.advance(4000));
    expect([page.done, toast()]).toEqual([[message('failed')], null]);
  });
});

describe('leaving', () => {
  test.each<[string, () => Promise<void>]>([
    ['Cancel', () => click('cancel')],
    ['the cross', () => click('close')],
    ['Escape', () => user.keyboard('{Escape}')],
    ['a click outside', () => user.click(document.querySelector('.descry-backdrop') ?? document.body)],
  ])('leaving by %s posts cancel once and sends nothing [DG-PR-18, DG-PR-21, DG-OP-41]', async (_, leave) => {
    const { sent, page } = await openPreRelease(ai);
    await leave();
    await user.keyboard('{Escape}');
    expect([page.done, sent(), box()]).toEqual([[message('cancel')], [], null]);
  });

  test('the dialog of a feature can be left by its link to the list of features [DG-PR-24]', async () => {
    const { address, page } = await openPreRelease();
    await click('sitemap');
    expect(address.get()).toBe('/admin/sitemap?tab=2');
    expect([page.done, box()]).toEqual([[message('cancel')], null]);
  });

  test.each(['cancel', 'close'])(
    'leaving by %s while the opt-in is running posts only the outcome of the opt-in [DG-PR-21]',
    async (action) => {
      const { calls, page, overlays } = await openPreRelease();
      await click('agree');
      await click(action);
      expect([page.done, box()]).toEqual([[], null]);
      await calls[1]?.answer(json({}));
      expect(page.done).toEqual([message('success')]);
      expect([overlays.open.get(), toast()]).toEqual([[], null]);
    },
  );

  test('leaving before the record has arrived aborts its call and drops a late answer', async () => {
    const { overlays, show, calls, page } = await setUp();
    await show();
    act(() => void overlays.show('pre-release', plain));
    await waitFor(() => expect(calls).toHaveLength(1), { timeout: 5000 });
    await click('cancel');
    expect(calls[0]?.signal?.aborted).toBe(true);
    await calls[0]?.answer(json(record));
    expect([page.done, box(), toast()]).toEqual([[message('cancel')], null, null]);
  });
});
