import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../harness/api-client';
import { calm, entry, openConsole, part } from '../../harness/app/console';

const expired = 'Your session has timed out or is invalid, please log in again.';

test.each<[string, { framed: boolean; want: { message: string | undefined; parent: readonly string[] } }]>([
  ['in the own window', { framed: false, want: { message: expired, parent: [] } }],
  [
    'in the window around this one',
    {
      framed: true,
      want: { message: undefined, parent: ['parent console:session-message {"message":"SESSION.EXPIRED"}'] },
    },
  ],
])('a refused session is told %s [SH-ER-01]', async (_, { framed, want }) => {
  let arrive: (response: Response) => void = () => undefined;
  const menu = new Promise<Response>((resolve) => (arrive = resolve));
  const { page } = await openConsole({ at: '/users/about', menu });
  page.framed = framed;
  await act(async () => arrive(json({}, 401)));
  await calm();
  const message = part('toast')?.querySelector('p')?.textContent;
  expect({ message, parent: page.done.filter((line) => line.startsWith('parent')) }).toEqual(want);
});

test('what a frame says of its session is shown around it [SH-ER-01]', async () => {
  const { page } = await openConsole({ at: '/users/about', menu: [entry(1)] });
  act(() => page.fire('console:session-message', { detail: { message: 'SESSION.EXPIRED' } }));
  expect(part('toast')?.textContent).toContain(expired);
});
