import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../support/api-client';
import { calm, entry, openConsole, part } from './console';

const expired = 'Your session has timed out or is invalid, please log in again.';

test.each<[string, { framed: boolean; want: { said: string | undefined; parent: readonly string[] } }]>([
  ['in the own window', { framed: false, want: { said: expired, parent: [] } }],
  [
    'in the window around this one',
    {
      framed: true,
      want: { said: undefined, parent: ['parent console:session-message {"message":"SESSION.EXPIRED"}'] },
    },
  ],
])('SH-ER-01: a refused session is told %s', async (_, { framed, want }) => {
  let arrive: (response: Response) => void = () => undefined;
  const menu = new Promise<Response>((resolve) => (arrive = resolve));
  const { page } = await openConsole({ at: '/users/about', menu });
  page.framed = framed;
  await act(async () => arrive(json({}, 401)));
  await calm();
  const said = part('toast')?.querySelector('p')?.textContent;
  expect({ said, parent: page.done.filter((line) => line.startsWith('parent')) }).toEqual(want);
});

test('SH-ER-01: what a frame says of its session is shown around it', async () => {
  const { page } = await openConsole({ at: '/users/about', menu: [entry(1)] });
  act(() => page.fire('console:session-message', { detail: { message: 'SESSION.EXPIRED' } }));
  expect(part('toast')?.textContent).toContain(expired);
});
