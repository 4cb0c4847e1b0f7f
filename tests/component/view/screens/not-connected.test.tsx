import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { compile } from '~/codegen/compile';
import { routeFacts } from '~/app/route-facts';
import { routes } from '~/generated/console/routes';
import { connectionFiles, NotConnected } from '~/view/screen/placeholder/NotConnected';
import { isPageRoute } from '~/shell/routing/route-paths';
import { edited, shipped } from '~/tests/harness/codegen/shipped-sources';
import { setUp } from '~/tests/harness/view/support';

const free = routes.filter(isPageRoute).filter(({ screen: id, page }) => id === undefined && page === undefined);
const [first] = free.filter(({ path }) => path === '/app/service-gateway/{id*}');

test('the descriptor lines that a placeholder page suggests compile unchanged in place of the old line', () => {
  const facts = first && routeFacts(first);
  if (!facts) throw new Error('The route has a screen by now; take another one.');
  const { screen: file, route } = connectionFiles(facts, undefined);
  expect(route?.file).toBe('descriptors/routes/administration.json');
  const withLine = edited(shipped, route?.file ?? '', (text) =>
    text.replace(/\{[^{}]*(\{[^{}]*\})?[^{}]*"\/app\/service-gateway\/[^{}]*\{id\*\}[^{}]*\}/, route?.text ?? ''),
  );
  const sources = new Map([...withLine, [file.file, new TextEncoder().encode(file.text)]]);
  const { diagnostics, files } = compile(sources);
  expect(diagnostics.filter(({ file: at }) => !at.startsWith('descriptors/messages/'))).toEqual([]);
  expect([...files.keys()]).toContain('src/generated/console/screens/service-gateway.ts');
  expect(String(files.get('src/generated/console/routes.ts'))).toContain("screen: 'service-gateway'");
});

test('the placeholder page names a screen of its own for every route without one, and the file of its line', () => {
  const written = free.map((route) => connectionFiles(routeFacts(route), undefined));
  const names = written.map(({ screen: { file } }) => file);
  expect(new Set(names).size).toBe(names.length);
  for (const { screen: file, route } of written) {
    expect(file.file).toMatch(/^descriptors\/screens\/[a-z0-9]+(-[a-z0-9]+)*\.json$/);
    expect([...shipped.keys()]).toContain(route?.file);
  }
});

test('a placeholder page shows the known facts, untrusted parts as text, and copies the suggested lines', async () => {
  const world = await setUp();
  const route = { kind: 'screen', path: '/app/x/{id*}', keys: [7, 8], title: 'X', file: 'home' } as const;
  await world.show(<NotConnected route={route} tail="<b>a</b>" search="?q=%3Ci%3E&r=2" />);
  for (const [field, want] of [
    ['route', '/app/x/{id*}'],
    ['key', '7, 8'],
    ['tail', '<b>a</b>'],
    ['query', 'q=<i>\nr=2'],
  ])
    expect(document.querySelector(`[data-field="${field}"] dd`)?.textContent).toBe(want);
  const steps = screen.getAllByRole('listitem');
  expect(steps).toHaveLength(3);
  for (const step of steps) await userEvent.click(within(step).getByRole('button', { name: 'Copy' }));
  const copied = world.page.done.filter((line) => line.startsWith('copy '));
  expect(copied[0]).toContain('"kind": "table"');
  expect(copied[1]).toBe(
    'copy { "kind": "screen", "path": "/app/x/{id*}", "screen": "x", "keys": [7, 8], "title": "X" }',
  );
  expect(copied[2]).toBe('copy npm run dev');
});

test('the page of an existing placeholder suggests its screen again, and keeps its route', async () => {
  const world = await setUp();
  const route = { kind: 'screen', path: '/x', keys: [], title: 'X', file: 'home' } as const;
  await world.show(<NotConnected route={route} tail="" search="" screen="soon" text="Soon" hint="Use the old one" />);
  expect(screen.getByText('Soon')).toBeTruthy();
  expect(screen.getByText('Use the old one')).toBeTruthy();
  expect(screen.getByText('descriptors/screens/soon.json')).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
