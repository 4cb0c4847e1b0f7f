import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { settle } from '../../harness/fake-clock';
import { json, session, setUp } from '../../harness/view/support';

const user = userEvent.setup({ delay: null });
const messages = () =>
  Object.fromEntries(
    [...document.querySelectorAll('[data-error-for]')].map((message) => [
      message.getAttribute('data-error-for'),
      message.textContent,
    ]),
  );
const control = (name: string): HTMLElement => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No control ${name}.`);
  return found;
};
const send = () => user.click(document.querySelector('[data-action="send"]') ?? document.body);

async function openForm(scope = session) {
  const world = await setUp({ scope });
  await world.show();
  await act(async () => {
    world.overlays.show('support-case');
    await settle();
  });
  await waitFor(() => control('memo'), { timeout: 5000 });
  return world;
}

async function fill() {
  await user.type(control('phoneNumber'), '+49 30 1234');
  await user.selectOptions(control('caseType'), 'Technical Support');
  await user.selectOptions(control('severity'), 'System Impaired P3');
  await user.type(control('memo'), 'It does not work.');
}

const required = 'Please fill in required field.';

describe('the controls', () => {
  test('the support form has seven controls with names and labels, and Phone is chosen [SH-SF-01, 03, 15]', async () => {
    await openForm();
    expect(screen.getByRole('dialog', { name: 'Contact Support' })).toBeDefined();
    const names = ['Contact name', 'Email', 'Phone number', 'Case type', 'Severity', 'Description'];
    for (const name of names)
      expect(screen.getByLabelText(name, { selector: 'input:not([type=radio]),select,textarea' })).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'Contact method' })).toBeDefined();
    expect(screen.getByRole('radio', { name: 'Phone' })).toMatchObject({ checked: true });
  });

  test('the support form has name and e-mail of the profile [SH-OP-096]', async () => {
    await openForm();
    expect(control('name')).toMatchObject({ value: 'Ada' });
    expect(control('email')).toMatchObject({ value: 'ada@halden.example' });
  });

  test('the browser can fill in name, e-mail and phone, and nothing else', async () => {
    await openForm();
    const tokens = [...document.querySelectorAll('[autocomplete]')].map((each) => [
      each.getAttribute('name'),
      each.getAttribute('autocomplete'),
    ]);
    expect(tokens).toEqual([
      ['name', 'name'],
      ['email', 'email'],
      ['phoneNumber', 'tel'],
    ]);
  });

  test('the first control of the support form has the focus, although the form loads after its dialog opens', async () => {
    await openForm();
    expect(document.activeElement).toBe(control('name'));
  });

  test.each([
    [
      'caseType',
      'SH-SF-11',
      ['Subscription Support', 'User Management Support', 'Threat Concern', 'Technical Support'],
    ],
    [
      'severity',
      'SH-SF-12',
      [
        'General Guidance P4',
        'System Impaired P3',
        'Production System Impaired P2',
        'Production System Down P1',
        'Business-Critical System Down P0',
      ],
    ],
  ])('the options of %s in the support form are exactly the required ones [%s]', async (name, _, want) => {
    await openForm();
    const options = [...control(name).querySelectorAll('option')].filter(({ value }) => value !== '');
    expect(options.map(({ textContent }) => textContent)).toEqual(want);
    expect(options.map(({ value }) => value)).toEqual(want);
  });

  test('the support form chooses no option by itself', async () => {
    await openForm();
    expect(control('caseType')).toMatchObject({ value: '' });
    expect(control('severity')).toMatchObject({ value: '' });
  });

  test.each([
    ['', ['Email', 'Phone'], false],
    ['GOV_US', ['Phone'], true],
  ])('the support form has the contact methods of region "%s" [SH-SF-14, 16, 17]', async (region, want, noted) => {
    await openForm({ ...session, region });
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('data-value'))).toEqual(want);
    expect(screen.queryByText('Only phone is available at the moment.') !== null).toBe(noted);
  });
});

describe('messages', () => {
  test('an empty support form shows a message at each control, sends nothing, and focuses the first [SH-SF-04, 06, 09, 18, 19]', async () => {
    const { calls } = await openForm({ ...session, profile: {} });
    expect(messages()).toEqual({});
    await send();
    expect(messages()).toEqual({
      name: 'Contact name',
      email: required,
      phoneNumber: required,
      caseType: required,
      severity: required,
      memo: required,
    });
    expect(document.activeElement).toBe(control('name'));
    expect(control('name').getAttribute('aria-invalid')).toBe('true');
    const about = control('name').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(about)?.textContent).toBe('Contact name');
    expect(calls).toHaveLength(0);
  });

  test.each([
    ['blanks', '   '],
    ['a blank of another script', '\u3000'],
    ['line breaks', '{Enter}{Enter}'],
  ])('%s do not fill a required control, and stay as they were typed', async (_, typed) => {
    const { calls } = await openForm();
    await fill();
    for (const name of ['name', 'phoneNumber', 'memo']) {
      await user.clear(control(name));
      if (name === 'memo' || typed !== '{Enter}{Enter}') await user.type(control(name), typed);
    }
    await send();
    expect(messages()).toEqual({ name: 'Contact name', phoneNumber: required, memo: required });
    expect(control('memo')).toMatchObject({ value: typed.replaceAll('{Enter}', '\n') });
    expect(calls).toHaveLength(0);
    await user.type(control('memo'), 'x');
    expect(messages()).toEqual({ name: 'Contact name', phoneNumber: required });
  });

  test.each([
    ['name', 101, 'Contact name'],
    ['email', 251, required],
    ['phoneNumber', 101, required],
    ['memo', 501, required],
  ])('%s of %i characters is refused [SH-SF-05, 08, 10, 13]', async (name, length, want) => {
    await openForm();
    await fill();
    const value = name === 'email' ? `${'a'.repeat(length - 6)}@b.com` : 'x'.repeat(length);
    await user.clear(control(name));
    await user.click(control(name));
    await user.paste(value);
    await send();
    expect(messages()).toEqual({ [name]: want });
  });

  test('values of the maximum length are sent unchanged [SH-SF-05, SH-SF-08, SH-SF-10, SH-SF-13]', async () => {
    const { calls } = await openForm();
    await fill();
    const longest = {
      name: 'n'.repeat(100),
      email: `${'a'.repeat(241)}@test.com`,
      phoneNumber: '1'.repeat(100),
      memo: 'm'.repeat(500),
    };
    expect(longest.email).toHaveLength(250);
    for (const [name, value] of Object.entries(longest)) {
      await user.clear(control(name));
      await user.click(control(name));
      await user.paste(value);
    }
    await send();
    expect(messages()).toEqual({});
    expect(calls.map(({ body }) => body)).toEqual([expect.objectContaining(longest)]);
  });

  test('the support form refuses a text that is no e-mail address [SH-SF-07]', async () => {
    const { calls } = await openForm();
    await fill();
    for (const address of ['abc', 'a@', '@b.example', 'a b@c.example']) {
      await user.clear(control('email'));
      await user.type(control('email'), address);
      await send();
      expect(messages(), address).toEqual({ email: required });
    }
    expect(calls).toEqual([]);
  });

  test('a message of the support form disappears as soon as its control is valid, and no new one appears before sending', async () => {
    await openForm();
    await user.type(control('memo'), 'x');
    await user.clear(control('memo'));
    expect(messages()).toEqual({});
    await send();
    expect(Object.keys(messages())).toContain('phoneNumber');
    await user.type(control('phoneNumber'), '1');
    expect(Object.keys(messages())).not.toContain('phoneNumber');
    await user.clear(control('name'));
    expect(Object.keys(messages())).not.toContain('name');
  });
});

describe('sending', () => {
  test('the support form sends one call with its seven values, shows a toast, and closes [SH-SF-03, 19, 20]', async () => {
    const { calls } = await openForm();
    await fill();
    await user.dblClick(document.querySelector('[data-action="send"]') ?? document.body);
    await send();
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      address: '/public/uic/v3/notifications/supportForm',
      body: {
        name: 'Ada',
        email: 'ada@halden.example',
        phoneNumber: '+49 30 1234',
        caseType: 'Technical Support',
        severity: 'System Impaired P3',
        memo: 'It does not work.',
        contactMethod: 'Phone',
      },
    });
    await calls[0]?.answer(json({}));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByTestId('toast').getAttribute('data-intent')).toBe('success');
  });

  test('a failed support form shows the common error, keeps its values, and can be sent again [SH-SF-21, SH-ER-13]', async () => {
    const { calls } = await openForm();
    await fill();
    await send();
    await calls[0]?.answer(json({}, 500));
    expect(screen.getByTestId('toast').textContent).toContain('Something went wrong');
    expect(screen.getByTestId('toast').getAttribute('data-intent')).toBe('danger');
    expect(control('memo')).toMatchObject({ value: 'It does not work.' });
    await send();
    expect(calls).toHaveLength(2);
  });

  test('a support form that is opened again is empty, and Phone is chosen [SH-SF-20]', async () => {
    const { calls, overlays } = await openForm();
    await fill();
    await user.click(screen.getByRole('radio', { name: 'Email' }));
    await send();
    await calls[0]?.answer(json({}));
    await act(async () => {
      overlays.show('support-case');
      await settle();
    });
    expect(control('memo')).toMatchObject({ value: '' });
    expect(screen.getByRole('radio', { name: 'Phone' })).toMatchObject({ checked: true });
  });
});
