import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import type { Filter } from '~/generated/contract/descriptor-types';
import { showBar, words } from '~/tests/harness/view/screens/filter-bar-support';

const seen: readonly Filter[] = [{ type: 'date', id: 'seen', label: words('Seen') }];

test('a filter by a day applies after a pause, not while the year is typed, and is cleared by its button', async () => {
  const { steps, pass } = await showBar({ filters: seen });
  const field = screen.getByLabelText('Seen');
  for (const typed of ['0002-02-01', '0202-02-01']) {
    fireEvent.change(field, { target: { value: typed } });
    await pass(settings.screens.typing);
  }
  expect(steps).toEqual([]);
  fireEvent.change(field, { target: { value: '2025-02-01' } });
  await pass(settings.screens.typing);
  expect(steps).toEqual(['replace ?seen=2025-02-01']);
  await userEvent.click(screen.getByRole('button', { name: 'Clear “Seen”' }));
  expect(steps.at(-1)).toBe('push ');
  expect([field, document.activeElement]).toEqual([expect.objectContaining({ value: '' }), field]);
});

test('a filter by a day shows that of the address, and the browser clears it as well', async () => {
  const { steps, pass } = await showBar({ filters: seen, at: '?seen=2025-02-01' });
  expect(screen.getByLabelText('Seen')).toHaveProperty('value', '2025-02-01');
  fireEvent.change(screen.getByLabelText('Seen'), { target: { value: '' } });
  await pass(settings.screens.typing);
  expect(steps).toEqual(['replace ']);
});
