import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../support/api-client';
import { calm, openConsole, part, profileOf } from '../../app/console';

const at = '/users/about';

test('help that is under way says so, and a second click does nothing', async () => {
  let answer: (response: Response) => void = () => undefined;
  const { page, asked } = await openConsole({
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
  expect(asked.filter((path) => path.includes('whitelabel'))).toHaveLength(1);
  expect(page.done.filter((line) => line.includes('mailto'))).toHaveLength(1);
  expect(help.getAttribute('aria-busy')).toBeNull();
});

test.each([
  ['SH-HD-14: government cloud', { partnerId: 'p' }, 'GOV_US', 'contact-support'],
  ['SH-HD-15: a partner', { partnerId: 'p' }, '', 'technical-support'],
  ['SH-OP-047: no partner', {}, '', 'technical-support'],
])('help does one thing, %s', async (_, members, region, want) => {
  await openConsole({ at, profile: profileOf('xsp-dfir', members), config: { region } });
  expect(part('help-menu')?.dataset['action']).toBe(want);
});
