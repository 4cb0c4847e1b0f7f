import { expect, test } from 'vitest';
import { exampleEvents } from '../../demo/events';
import { readers } from '../../src/actions/incoming-events';
import { drawers } from '../../src/generated/catalogue';
import { own } from '../../src/lib/own';
import { call, demoApp } from './support';

test('DG-FRM-01, OP-02: the launcher of the demo can send every event that the console hears', () => {
  expect(new Set(exampleEvents.map(({ name }) => name))).toEqual(new Set(Object.keys(readers)));
});

test('and opens every drawer', () => {
  const types = exampleEvents.flatMap(({ detail }) => own(detail, 'search_type') ?? []);
  expect(types.map(String)).toEqual(Object.keys(drawers).filter((type) => type !== 'object-group'));
});

test('its pre-release features are known to the demo', async () => {
  const keys = exampleEvents.flatMap(({ detail }) => own(detail, 'key') ?? []).map(String);
  const answers = await Promise.all(
    keys.map((key) => call(demoApp(), 'getPreviewFeature', { path: { key }, query: { lang: 'en' } })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test.each(exampleEvents)('its event $name is one that the console takes: $label', ({ name, detail }) => {
  const [, read] = Object.entries(readers).find(([known]) => known === name) ?? [];
  expect(read?.(detail)).toBeDefined();
});

test('and the launcher can be opened, with these events', async () => {
  const app = demoApp();
  const get = (path: string) => app.fetch(new Request(`http://demo.example${path}`));
  expect((await get('/__demo/launcher')).headers.get('content-type')).toMatch('text/html');
  expect(await (await get('/__demo/api/events')).json()).toEqual(JSON.parse(JSON.stringify(exampleEvents)));
});
