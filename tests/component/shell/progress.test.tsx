import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { settings } from '~/generated/console/console';
import { pages } from '~/app/pages/registry';
import { calm, entry, openConsole } from '../../harness/app/console';
import { json } from '../../harness/api-client';

const delay = settings.timers.skeletonDelay;
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

test('while the menu that decides is on its way, a line is shown after the delay, not before', async () => {
  let arrive = (_answer: Response): void => undefined;
  const menu = new Promise<Response>((resolve) => (arrive = resolve));
  const { clock } = await openConsole({ at: '/app/ddr', menu });
  await act(() => clock.advance(delay - 1));
  expect(bar()).toBeNull();
  await act(() => clock.advance(1));
  expect(bar()).not.toBeNull();
  arrive(json({ data: [entry(88)] }));
  await calm();
  expect(bar()).toBeNull();
});

test('while the code of a page is on its way, a line is shown after the delay, not before', async () => {
  const page = await pages.maintenance();
  let arrive = (): void => undefined;
  const code = new Promise<typeof page>((resolve) => (arrive = () => resolve(page)));
  vi.spyOn(pages, 'maintenance').mockReturnValue(code);
  const { clock, go } = await openConsole({ at: '/users/about', menu: [] });
  await act(() => clock.advance(delay));
  expect(bar()).toBeNull();
  await go('/users/maintenance');
  await act(() => clock.advance(delay));
  expect(bar()).not.toBeNull();
  arrive();
  await calm();
  expect(bar()).toBeNull();
});
