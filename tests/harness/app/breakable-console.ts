import { act, screen } from '@testing-library/react';
import { expect } from 'vitest';
import { calm, entry, openConsole, part, profileOf } from './console';

/** A console in which a test breaks one part. */
export type Console = Awaited<ReturnType<typeof openConsole>>;

/** The address of its page. */
export const at = '/users/about';

const menu = [entry('group', { title: 'Detection', children: [entry(88)] }), entry(8761, { title: 'Dashboards' })];

/** Opens it and waits until it has loaded. */
export async function opened(): Promise<Console> {
  const console = await openConsole({ at, profile: profileOf('ents'), menu });
  await act(() => console.clock.advance(600));
  await calm();
  return console;
}

/** Everything around the broken part is there and can be used. */
export function expectRest(): void {
  expect(part('shell')).not.toBeNull();
  expect(screen.queryByText('Something went wrong')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeTruthy();
  expect(document.querySelector('[inert]')).toBeNull();
}
