import { expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny } from '~/tests/harness/codegen/4-emit/tiny';

test('a form carries its schema as written, and its validator is beside it', () => {
  const schema = { type: 'object', properties: { mail: { type: 'string', maxLength: 6 } }, required: ['mail'] };
  const layout = [{ property: 'mail', label: 'Mail', widget: 'text', messages: { any: 'Mail' } }];
  const submit = { id: 'send', label: 'Send', operation: 'x' };
  const files = emitTiny({ 'forms/one': { schema, layout, submit } });
  const form = files('forms/one.ts');
  expect(form).toContain("import oneValidators from './one.validators';\n");
  expect(form).toContain('validate: oneValidators[0],');
  expect(form).toContain(
    "schema: { type: 'object', properties: { mail: { type: 'string', maxLength: 6 } }, required: ['mail'] },",
  );
  expect(files('forms/one.validators.ts')).toContain('export default validators;');
});

test('the catalogue tells which dialogs must be answered before they are loaded', () => {
  const dialog = (closing: string): Json => ({ title: 'T', closing, content: [{ type: 'paragraph', text: 'A' }] });
  const text = emitTiny({ 'dialogs/a': dialog('must-answer'), 'dialogs/b': dialog('dismissible') })('catalogue.ts');
  expect(text).toContain("a: { load: () => import('./dialogs/a'), mustAnswer: true },");
  expect(text).toContain("b: { load: () => import('./dialogs/b') },");
});
