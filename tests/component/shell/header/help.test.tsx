import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '~/tests/harness/api-client';
import { calm, openConsole, part, profileOf } from '~/tests/harness/app/console';

const at = '/users/about';

test('help that is under way says so, and a second click does nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { page, requested } = await openConsole({
    at,
    profile: profileOf('mspc', { partnerId: 'partner-1' }),
    answers: { whitelabel: new Promise<Response>((resolve) => (answer = resolve)) },
  });
  const help = screen.getByRole('button', { name: 'Mail to technical support' });
  await userEvent.click(help);
  expect(help.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(help);
  expect(document.activeElement).toBe(help);
  await act(async () => answer(json({ data: { email: 'help@partner.example' } })));
  await calm();
  expect(requested.filter((path) => path.includes('whitelabel'))).toHaveLength(1);
  await waitFor(() => expect(page.done.filter((line) => line.includes('mailto'))).toHaveLength(1));
  expect(help.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['government cloud [SH-HD-14]', { partnerId: 'p' }, 'GOV_US', 'contact-support'],
  ['a partner [SH-HD-15]', { partnerId: 'p' }, '', 'technical-support'],
  ['no partner [SH-OP-047]', {}, '', 'technical-support'],
])('help does one thing, %s', async (_, members, region, want) => {
  await openConsole({ at, profile: profileOf('xsp-dfir', members), config: { region } });
  expect(part('help-menu')?.dataset['action']).toBe(want);
});
