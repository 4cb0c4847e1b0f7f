import { expect, test } from 'vitest';
import { exampleEvents } from '~/demo/control/events';
import { readers } from '~/actions/incoming-events';
import { drawers } from '~/generated/console/catalogue';
import { getOwn } from '~/lib/get-own';
import { call, demoApp } from '../../harness/demo/support';

test('the launcher of the demo can send every event that the console hears [DG-FRM-01, DG-OP-02]', () => {
  expect(new Set(exampleEvents.map(({ name }) => name))).toEqual(new Set(Object.keys(readers)));
});

test('the launcher of the demo opens every drawer', () => {
  const types = exampleEvents.flatMap(({ detail }) => getOwn(detail, 'search_type') ?? []);
  expect(types.map(String)).toEqual(Object.keys(drawers).filter((type) => type !== 'object-group'));
});

test('the demo knows the pre-release features of the launcher', async () => {
  const keys = exampleEvents.flatMap(({ detail }) => getOwn(detail, 'key') ?? []).map(String);
  const answers = await Promise.all(
    keys.map((key) => call(demoApp(), 'getPreviewFeature', { path: { key }, query: { lang: 'en' } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each(exampleEvents)('its event $name is one that the console takes: $label', ({ name, detail }) => {
  const [, read] = Object.entries(readers).find(([known]) => known === name) ?? [];
  expect(read?.(detail)).toBeDefined();
});

test('the page of the launcher opens and has these events', async () => {
  const app = demoApp();
  const get = (path: string) => app.fetch(new Request(`http://localhost${path}`));
  expect((await get('/__demo/launcher')).headers.get('content-type')).toMatch('text/html');
  expect(await (await get('/__demo/api/events')).json()).toEqual(JSON.parse(JSON.stringify(exampleEvents)));
});
