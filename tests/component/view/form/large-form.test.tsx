import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test, vi } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { invariant } from '~/lib/invariant';
import { widgets } from '~/view/form/form-widgets';
import { FormView } from '~/view/form/FormView';
import { session, setUp } from '~/tests/harness/view/support';
import { settle } from '~/tests/harness/fake-clock';
import { compiledForm } from '~/tests/harness/view/form/compiled-form';

const ajv = addFormats(new Ajv2020({ allErrors: true, strict: false }));

/**
 * A line of each widget, with the rules of its property, and values to begin with: none, a valid one, an invalid one.
 */
const kinds = [
  { widget: 'text', rules: { type: 'string', minLength: 2, maxLength: 40 }, initial: [undefined, 'Ada', 'A'] },
  { widget: 'email', rules: { type: 'string', format: 'email' }, initial: [undefined, 'a@b.example', 'a'] },
  { widget: 'tel', rules: { type: 'string', pattern: '^[0-9 +]+$' }, initial: [undefined, '+49 30', 'none'] },
  { widget: 'textarea', rules: { type: 'string', maxLength: 8 }, initial: [undefined, 'Short.', 'Far too long.'] },
  { widget: 'select', rules: { type: 'string', enum: ['a', 'b'] }, initial: [undefined, 'b', 'c'] },
  { widget: 'radio', rules: { type: 'string', enum: ['a', 'b'] }, initial: [undefined, 'a', 'z'] },
  { widget: 'checkbox', rules: { type: 'boolean', const: true }, initial: [undefined, true, false] },
  { widget: 'choice', rules: { type: 'string' }, initial: [undefined, 'one', undefined] },
] as const;

const options = ['a', 'b'].map((value) => ({ value, text: value }));
const choices = {
  groups: [{ id: 'all', label: 'All', list: 'input.list' }],
  key: 'item.id',
  text: 'item.id',
};

/** The property at a position: its name, its line, its rules and its value to begin with. */
function property(index: number) {
  const kind = kinds[index % kinds.length] ?? kinds[0];
  const value = kind.initial[Math.floor(index / kinds.length) % kind.initial.length];
  const line: Json = {
    property: `p${index}`,
    label: `Line ${index}`,
    widget: kind.widget,
    messages: { any: `Wrong ${index}` },
    ...(value !== undefined && { initial: typeof value === 'string' ? `'${value}'` : String(value) }),
    ...(kind.widget === 'select' || kind.widget === 'radio' ? { options } : {}),
    ...(kind.widget === 'choice' && { choices }),
  };
  return { name: `p${index}`, line, rules: kind.rules, value };
}

/** A form of some properties, of which every tenth is required, and what is wrong with the values it opens with. */
function formOf(count: number) {
  const properties = Array.from({ length: count }, (_, index) => property(index));
  const schema = {
    type: 'object',
    properties: Object.fromEntries(properties.map(({ name, rules }) => [name, rules])),
    required: properties.flatMap(({ name }, index) => (index % 10 === 0 ? name : [])),
  };
  const submit = { id: 'send', label: 'Send', operation: 'sendSupportForm', body: 'form' };
  const form = compiledForm(
    JSON.parse(JSON.stringify({ input: { list: 'list' }, schema, layout: properties.map(({ line }) => line), submit })),
  );
  const values = Object.fromEntries(
    properties.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
  );
  return { form, wrong: wrongIn(schema, values) };
}

/** The names of the values that break a rule, as the validator library finds them. */
function wrongIn(schema: object, values: object): ReadonlySet<string> {
  const validate = ajv.compile(schema);
  validate(values);
  return new Set(
    (validate.errors ?? []).map(({ instancePath, params }) => String(params.missingProperty ?? instancePath.slice(1))),
  );
}

const shownMessages = () =>
  new Set([...document.querySelectorAll('[data-error-for]')].map((each) => each.getAttribute('data-error-for') ?? ''));

async function show(form: Parameters<typeof FormView>[0]['form']) {
  const world = await setUp();
  await world.show(<FormView form={form} scope={{ ...session, input: { list: [{ id: 'one' }] } }} />);
  return world;
}

const send = () =>
  act(async () => {
    fireEvent.click(document.querySelector('[data-action="send"]') ?? document.body);
    await settle();
  });

describe('a form with lines of every widget', () => {
  test.each([1, 2, 8, 24, 64, 200, 500])(
    'a form of %i properties opens and marks its wrong fields',
    { timeout: 60_000 },
    async (count) => {
      const { form, wrong } = formOf(count);
      const { calls } = await show(form);
      expect(document.querySelectorAll('.descry-form-line')).toHaveLength(count);
      await send();
      expect(shownMessages()).toEqual(wrong);
      expect(calls).toHaveLength(wrong.size === 0 ? 1 : 0);
      cleanup();
    },
  );

  test('a key renders its control again and no other', async () => {
    const rendered = vi.spyOn(widgets, 'TextWidget');
    // The form library has stored a component around the control that is replaced.
    Object.assign(rendered, { MergedWidget: undefined });
    const { form } = formOf(80);
    await show(form);
    expect(rendered).toHaveBeenCalledTimes(30);
    rendered.mockClear();
    const [control] = screen.getAllByRole('textbox', { name: /^Line 0/ });
    invariant(control, 'The first line has a control.');
    await act(async () => {
      fireEvent.change(control, { target: { value: 'Eve' } });
      await settle();
    });
    expect(new Set(rendered.mock.calls.map(([{ name }]) => name))).toEqual(new Set(['p0']));
    rendered.mockRestore();
  });
});
