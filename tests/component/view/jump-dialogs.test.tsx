import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import english from '~/generated/console/messages/en';
import { settle } from '../../harness/fake-clock';
import { setUp } from '../../harness/view/support';

type Params = Readonly<Record<string, unknown>>;

async function open(id: 'company-console-notice' | 'jump-failed', params: Params) {
  const world = await setUp();
  await world.show();
  await act(async () => {
    world.overlays.show(id, params);
    await settle();
  });
  return screen.findByRole('dialog');
}

const notice = (variant: number) => ({
  status: 400,
  variant,
  message: { key: `NOTICE.COMPANY_CONSOLE_${variant}` },
});

test.each([1, 2])('the notice of the company console has the wording %s [SH-NT-02]', async (variant) => {
  const box = await open('company-console-notice', notice(variant));
  expect(box.getAttribute('data-variant')).toBe(String(variant));
  expect(box.textContent).not.toContain(english[`NOTICE.COMPANY_CONSOLE_${3 - variant}`]);
  expect(box.textContent).toContain(english[`NOTICE.COMPANY_CONSOLE_${variant}`]);
});

test.each([404, 500, 501, 0])('the error dialog ends with the code %s [SH-NT-03, SH-ER-16]', async (status) => {
  const box = await open('jump-failed', { status, message: { key: 'ERROR.COMMON_ERROR' } });
  expect(box).toBe(screen.getByRole('dialog', { name: english['ERROR.SUBTITLE'] ?? '' }));
  expect(box.querySelector('p')?.textContent).toBe(`${english['ERROR.COMMON_ERROR']} (Error code: ${status})`);
  const close = screen.getByRole('button', { name: 'Close' });
  expect([...box.querySelectorAll('[data-action="close"]')]).toEqual([close]);
  await userEvent.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each<['company-console-notice' | 'jump-failed', Params]>([
  ['company-console-notice', notice(1)],
  ['jump-failed', { status: 404, message: { key: 'ERROR.COMMON_ERROR' } }],
])('%s is 452 px wide [SH-SJ-11, SH-CO-22]', async (id, params) => {
  expect((await open(id, params)).style.width).toBe('452px');
});
