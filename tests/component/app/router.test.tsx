import { expect, test } from 'vitest';
import { createConsoleRouter } from '~/app/router';
import { address } from '../../harness/app/console';

test('the router changes the address at once, and reports every change until it is disposed', () => {
  window.location.hash = '#/first?a=1';
  const router = createConsoleRouter();
  const seen: string[] = [];
  router.subscribe(() => seen.push(`${router.state.action} ${router.state.location.pathname}`));
  router.navigate('/second', { state: { from: 'test' } });
  expect([address(), router.state.location.state]).toEqual(['/second', { from: 'test' }]);
  router.navigate('?b=2', { replace: true });
  expect([address(), router.state.location.state]).toEqual(['/second?b=2', null]);
  expect(seen).toEqual(['PUSH /second', 'REPLACE /second']);
  router.dispose();
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(seen).toHaveLength(2);
});
