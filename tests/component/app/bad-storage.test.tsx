import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { localKeys, sessionKeys } from '~/platform/storage-keys';
import { memoryStorage } from '../../harness/memory-storage';
import { calm, entry, openConsole, part } from '../../harness/app/console';

/** Every name; one that ends in a colon goes on with the account. */
const keys: readonly string[] = [
  ...[...Object.values(localKeys), ...Object.values(sessionKeys)].map((key) => key.replace(/:$/, ':account-1')),
  ...Object.values(settings.preferences).map(({ key }) => key),
];

function thrower(name: string): never {
  throw new DOMException('No storage here.', name);
}

/** A storage that keeps nothing more. */
function full(): Storage {
  return { ...memoryStorage(), setItem: () => thrower('QuotaExceededError') };
}

const values: readonly string[] = [
  ...['', '{', '[]', '{}', 'null', 'true', '-1', '1e999', '"text"', '<script>', '__proto__', 'constructor'],
  ...['[null,{},[],1e999,"x"]', '{"__proto__":{"hash":1},"length":-1}', '9'.repeat(400), 'x'.repeat(100_000)],
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
];

const menu = [entry(73), entry(5)];

async function expectUsable(): Promise<void> {
  expect(part('screen')?.dataset.route).toBe('/users/about');
  expect(part('side-menu')).not.toBeNull();
  expect(document.documentElement.lang === '' || /^[a-z]{2}$/.test(document.documentElement.lang)).toBe(true);
  await userEvent.click(screen.getByTestId('user-menu'));
  await calm();
  expect(screen.getByRole('menuitem', { name: 'Log out' })).not.toBeNull();
}

test.each<[string, () => Storage | undefined]>([
  ['missing', () => undefined],
  ['forbidden', () => thrower('SecurityError')],
  ['full', full],
])('the console works while storage is %s', async (_, storage) => {
  const { clock, logged } = await openConsole({ at: '/users/about', menu, storage });
  await act(() => clock.advance(3000));
  await calm();
  expect(logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
  await expectUsable();
});

async function expectUsableWith(stored: Readonly<Record<string, string>>): Promise<void> {
  const storage = memoryStorage(stored);
  const { clock, logged } = await openConsole({ at: '/users/about', menu, storage: () => storage });
  await act(() => clock.advance(3000));
  await calm();
  expect(logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
  await expectUsable();
}

test.each(values.map((value) => [value.slice(0, 40), value]))('the console works with %s in every place', (_, value) =>
  expectUsableWith(Object.fromEntries(keys.map((key) => [key, value]))),
);

// What one unusable value hides, another one of all at once may have hidden.
test.each(keys)('the console works with %s alone being of another shape', (key) =>
  expectUsableWith({ [key]: '[null,{},[],1e999,"x"]' }),
);
