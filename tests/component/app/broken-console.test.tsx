import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { openConsole } from '../../harness/app/console';

vi.mock('~/shell/header/Header', () => ({
  Header: () => {
    throw new Error('broken header');
  },
}));

afterEach(() => vi.restoreAllMocks());

test('a console that breaks as a whole says so and can be reloaded', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { page } = await openConsole({ at: '/users/about' });
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the console' }));
  expect(page.done).toContain('reload');
});
