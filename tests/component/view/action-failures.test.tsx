import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Button } from '~/generated/contract/descriptor-types';
import type { Reads } from '~/generated/contract/types';
import { createStore } from '~/lib/store';
import { words } from '~/tests/harness/view/show-dialog';
import { setUp } from '~/tests/harness/view/support';
import { ActionButton } from '~/view/action/ActionButton';
import { useStore } from '~/view/context/use-store';

vi.mock('~/actions/handlers/rare-actions', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('an action whose code cannot be loaded is reported, and the build of the server is compared', async () => {
  const check = vi.fn(() => Promise.resolve());
  const world = await setUp({ update: { check } });
  const button: Button = { id: 'mail', label: words('Write'), action: { type: 'mail', subject: () => 'Hello' } };
  await world.show(<ActionButton button={button} scope={world.scope} />);
  await userEvent.click(screen.getByRole('button', { name: 'Write' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Trace ID: ');
  expect(check).toHaveBeenCalledOnce();
});

test('an action that can no longer be used while it is being confirmed does not run', async () => {
  const world = await setUp();
  const button: Button = {
    id: 'leave',
    label: words('Leave'),
    confirm: words('Really?'),
    enabledWhen: (s: Reads) => s.item?.isHere,
    action: { type: 'event', name: 'console:continue-session' },
  };
  const isHere = createStore(true);
  function Shown() {
    return <ActionButton button={button} scope={{ ...world.scope, item: { isHere: useStore(isHere) } }} />;
  }
  await world.show(<Shown />);
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('Really?')).toBeDefined();
  act(() => isHere.set(false));
  expect(screen.queryByText('Really?')).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave' }).getAttribute('aria-disabled')).toBe('true');
});
