import { expect, test } from 'vitest';
import { openConsole } from '../../harness/app/console';

test('a console that was stopped hears nothing any more', async () => {
  const { app, go, page, tab } = await openConsole({ at: '/users/about' });
  app.stop();
  await go('/users/started');
  page.fire('console:navigate', { detail: { to: '/users/maintenance' } });
  expect(app.router.state.location.pathname).toBe('/users/started');
  expect(tab.getItem('uic_beforeSearch')).toBe('/users/about');
});
