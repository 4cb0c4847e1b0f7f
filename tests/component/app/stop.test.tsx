import { expect, test } from 'vitest';
import { createConnection } from '~/app/create-connection';
import { createShell } from '~/app/create-shell';
import { defaultConfig } from '~/session/config';
import { json } from '../../harness/api-client';
import { calm, fakeEnvironment, openConsole, profileOf } from '../../harness/app/console';

test('a console that was stopped hears nothing any more', async () => {
  const { app, go, page, tab } = await openConsole({ at: '/users/about' });
  app.stop();
  await go('/users/started');
  page.fire('console:navigate', { detail: { to: '/users/maintenance' } });
  expect(app.router.state.location.pathname).toBe('/users/started');
  expect(tab.getItem('uic_beforeSearch:account-1')).toBe('/users/about');
});

test.each([
  ['before its profile arrives', 0],
  ['in the half second before its tasks', 300],
])('a console that was stopped %s stores and calls nothing', async (_, delay) => {
  let answer: (response: Response) => void = () => undefined;
  const auth = new Promise<Response>((resolve) => (answer = resolve));
  const { app, clock, local, requested } = await openConsole({
    backend: async (address) => (address.includes('/uic/v3/auth') ? auth : json({}, 404)),
  });
  if (delay > 0) {
    answer(json(profileOf('ents')));
    await clock.advance(delay);
  }
  app.stop();
  local.clear();
  const before = requested.length;
  answer(json(profileOf('ents')));
  await calm();
  await clock.advance(3000);
  expect([local.length, requested.slice(before)]).toEqual([0, []]);
});

test('a console of an older build does not reload by itself while a dialog of a response is open', async () => {
  const { environment, page } = fakeEnvironment();
  const old = { ...environment, version: '1', fetch: async () => json({ version: '2' }) };
  const connection = createConnection({
    environment: old,
    config: defaultConfig,
    reactions: { react: () => undefined, middleware: { onRequest: () => undefined } },
  });
  const shell = createShell({ environment: old, connection, account: () => '', scope: () => ({}) });
  shell.overlays.respond({ undo: { response: 'isolate-endpoint', targets: [] } });
  await shell.update.check();
  expect(page.done).not.toContain('reload');
  shell.overlays.close(shell.overlays.responses.get()[0]?.key ?? 0);
  await shell.update.check();
  expect(page.done).toContain('reload');
});
