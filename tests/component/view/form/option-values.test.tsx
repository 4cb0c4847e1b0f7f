import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { settle } from '~/tests/harness/fake-clock';
import { compiledForm } from '~/tests/harness/view/form/compiled-form';
import { session, setUp } from '~/tests/harness/view/support';
import { FormView } from '~/view/form/FormView';
import type { FormValues } from '~/view/form/form-model';

const user = userEvent.setup({ delay: null });
const messages = { any: 'Choose a value.' };
const options = (...values: readonly Json[]) => values.map((value) => ({ value, text: `Is ${JSON.stringify(value)}` }));

const form = compiledForm({
  schema: {
    type: 'object',
    properties: {
      level: { type: 'integer', enum: [1, 2, 3] },
      scope: { type: 'mixed', enum: ['all', 1, '1', true, null] },
      days: { type: 'integer', minimum: 1 },
    },
    required: ['level', 'scope'],
  },
  layout: [
    { property: 'level', label: 'Level', widget: 'radio', options: options(1, 2, 3), messages },
    { property: 'scope', label: 'Scope', widget: 'select', options: options('all', 1, '1', true, null), messages },
    { property: 'days', label: 'Days', widget: 'text', initial: '30', messages },
  ],
});

test('a choice sends its value with its type: a number, a text of digits, a condition or null', async () => {
  const sent: FormValues[] = [];
  const send = async (values: FormValues) => void sent.push(values);
  const world = await setUp();
  const sender = { id: 'send', label: 'Send', intent: 'primary', send } as const;
  await world.show(<FormView form={form} scope={session} sender={sender} />);
  expect(screen.getByRole('textbox', { name: /Days/ })).toHaveProperty('value', '30');
  await user.click(screen.getByRole('radio', { name: 'Is 2' }));
  for (const value of ['all', 1, '1', true, null]) {
    await user.selectOptions(screen.getByRole('combobox', { name: 'Scope' }), `Is ${JSON.stringify(value)}`);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await act(settle);
  }
  expect(sent).toEqual(['all', 1, '1', true, null].map((scope) => ({ level: 2, scope, days: 30 })));
});
