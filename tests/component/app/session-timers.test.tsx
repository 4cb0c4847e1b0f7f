import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { preloadDialog } from '~/view/dialog/preload-dialog';
import { json } from '../../harness/api-client';
import { calm, openConsole } from '../../harness/app/console';

/** The console half a second after its start, with a session answer. */
async function openWith(timeoutLeft: object, isFoundation = true, report = json({})) {
  await preloadDialog('session');
  const world = await openConsole({
    answers: { '/uic/v3/session': json({ timeoutLeft, isFoundation }), '/uic/v3/activeStatus': report },
  });
  const pass = async (milliseconds: number) => {
    await act(() => world.clock.advance(milliseconds));
    await calm();
  };
  await pass(500);
  return { ...world, pass };
}

const names = () =>
  screen
    .queryAllByRole('alertdialog')
    .map((dialog) => dialog.getAttribute('aria-labelledby') && within(dialog).getByRole('heading').textContent);
const isLocked = () => document.documentElement.hasAttribute('data-locked');

test('the session is asked 500 ms after the profile [SH-PR-10]', async () => {
  await preloadDialog('session');
  const { requested, clock } = await openConsole();
  const questions = () => requested.filter((address) => address.includes('/uic/v3/session')).length;
  await clock.advance(499);
  expect(questions()).toBe(0);
  await clock.advance(1);
  expect(questions()).toBe(1);
});

test('idle warning, then idle timeout, which locks [DG-SS-04, DG-SS-06, DG-AU-01, DG-AU-02, SH-SE-08]', async () => {
  const { pass, page } = await openWith({ idleTimeoutLeft: 40_000 });
  expect([names(), isLocked()]).toEqual([['Are you still there?'], false]);
  await pass(1000);
  expect(screen.getByRole('alertdialog').textContent).toContain('It locks in 39 s.');
  await pass(39_000);
  expect([names(), isLocked()]).toEqual([['Locked because nobody was active'], true]);
  await act(async () => {
    screen.getByRole('button', { name: 'Sign in' }).click();
    await calm();
  });
  expect(page.done.at(-1)).toContain('assign /saml/ssoLogin?reauth=true');
});

test('session warning, then session expired, which locks and offers to sign in [DG-SS-15, DG-SS-17, SH-SE-08]', async () => {
  const { pass, page } = await openWith({ sessionTimeoutLeft: 50_000 }, false);
  expect([names(), isLocked()]).toEqual([['Your session is about to end'], false]);
  await pass(50_000);
  expect([names(), isLocked()]).toEqual([['Your session has ended'], true]);
  expect(
    within(screen.getByRole('alertdialog'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Sign in']);
  await act(async () => {
    screen.getByRole('button', { name: 'Sign in' }).click();
    await calm();
  });
  expect(page.done.at(-1)).toContain('assign /saml/ssoLogin?reauth=true');
});

test('activity closes the warning [DG-SS-03, SH-IDL-08]', async () => {
  const { page } = await openWith({ idleTimeoutLeft: 40_000 });
  await act(async () => {
    page.use();
    await calm();
  });
  expect(names()).toEqual([]);
});

test('if a report of activity fails, the warning says that activity does not help, and it can be closed [SH-IDL-21]', async () => {
  const { page, pass } = await openWith({ idleTimeoutLeft: 40_000 }, true, json({}, 400));
  await act(async () => {
    page.use();
    await calm();
  });
  expect(screen.getByRole('alertdialog').textContent).toContain('could not be reported');
  await act(async () => {
    screen.getByRole('button', { name: 'Continue' }).click();
    await calm();
  });
  expect(names()).toEqual([]);
  await pass(40_000);
  expect([names(), isLocked()]).toEqual([['Locked because nobody was active'], true]);
});

test.each([
  [61, '2 minutes'],
  [180, '3 minutes'],
  [240, '4 minutes'],
  [241, '5 minutes'],
  [300, '5 minutes'],
  [301, 'more than 5 minutes'],
  [60, '60 s'],
  [1, '1 s'],
])('%s s left reads %s [DG-SS-07, DG-SS-10, DG-SS-11, DG-CONST-08]', async (countdownValue, words) => {
  const { page } = await openWith({});
  await act(async () => {
    page.fire('console:open-dialog', { detail: { dialog: 'session', countdownValue, showSessionWarning: true } });
    await calm();
  });
  expect(screen.getByRole('alertdialog').textContent).toContain(`You will be signed out in ${words}, even`);
});

test('Continue emits continueSession above 60 s alone, and closes [DG-SS-08, DG-SS-09]', async () => {
  const { page } = await openWith({});
  for (const countdownValue of [61, 60]) {
    await act(async () => {
      page.fire('console:open-dialog', { detail: { dialog: 'session', countdownValue, showSessionWarning: true } });
      await calm();
    });
    await act(async () => {
      screen.getByRole('button', { name: 'Continue' }).click();
      await calm();
    });
    expect(names()).toEqual([]);
  }
  expect(page.done.filter((line) => line.includes('continue-session'))).toEqual(['dispatch console:continue-session']);
});
