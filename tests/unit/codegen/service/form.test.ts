import { expect, test } from 'vitest';
import { edit } from '~/tests/harness/codegen/caret';

const url = 'descriptors/drawers/url.json';

test('a part is a form of what can be given without JSON, the required properties first', () => {
  const { service, offset } = edit(url, 'url.registrantName', 'url.re¦gistrantName');
  const form = service.form(url, offset);
  expect(form?.title).toBe('field Registrant name');
  expect(form?.path).toEqual(['tabs', 0, 'fields', expect.any(Number)]);
  const of = (name: string) => form?.properties.find((property) => property.name === name);
  expect(form?.properties.slice(0, 3).map(({ name, isRequired }) => [name, isRequired])).toEqual([
    ['label', true],
    ['type', true],
    ['value', true],
  ]);
  expect(of('value')?.control).toBe('expression');
  expect(of('visibleWhen')?.description).toContain('Condition');
  expect(of('type')?.choices).toEqual(expect.arrayContaining(['text', 'date', 'scale', 'duration']));
});

test('the names of a closed list are choices, and a value with parts of its own has no control', () => {
  const { service, offset } = edit(url, '"Web reputation score",', '"Web reputation¦ score",');
  const scale = service.form(url, offset)?.properties.find(({ name }) => name === 'scale');
  expect(scale?.choices).toEqual(expect.arrayContaining(['web-reputation', 'severity']));
  const whole = service.form(url, 0);
  expect([whole?.title, whole?.path]).toEqual(['url', []]);
  const names = whole?.properties.map(({ name }) => name);
  expect(names).toContain('icon');
  expect(names).not.toContain('tabs');
});

test('the link to the schema of a file is no part of its form', () => {
  const { service } = edit(url, '"URL"', '"URL¦"');
  expect(service.form(url, 0)?.properties.map(({ name }) => name)).not.toContain('$schema');
});

test('a file that is no JSON yet has a form as far as it can be read', () => {
  const { service, offset } = edit(url, '"Web reputation score",', '"Web reputation¦ score"');
  expect(service.form(url, offset)?.properties.map(({ name }) => name)).toContain('scale');
});

test('a text has its translations, and an expression has none', () => {
  const { service, offset } = edit(url, '"Registrant name"', '"Registrant¦ name"');
  const properties = service.form(url, offset)?.properties ?? [];
  const of = (name: string) => properties.find((property) => property.name === name);
  expect(of('label')?.translations).toMatchObject([
    { language: 'ja', name: '日本語', text: '登録者名', isStale: false },
  ]);
  expect(of('value')?.translations).toBeUndefined();
});

const settings = 'descriptors/console.json';

test('a group of settings is a form that shows the defaults of what is not given', () => {
  const { service, offset } = edit(settings, '"startupTasks": 500,', '"startupTasks"¦: 500,');
  const form = service.form(settings, offset);
  expect([form?.title, form?.path]).toEqual(['timers', ['timers']]);
  expect(form?.properties.find(({ name }) => name === 'toast')).toMatchObject({
    isRequired: false,
    control: 'number',
    default: 5000,
  });
});
