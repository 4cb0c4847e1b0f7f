import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import anomaly from '~/generated/console/forms/anomaly';
import caseEdit from '~/generated/console/forms/case-edit';
import type { Form } from '~/generated/contract/descriptor-types';
import { chosenOf } from '~/view/form/form-choices';
import { FormView } from '~/view/form/FormView';
import { choose, control, device, enter, messages, run } from '~/tests/harness/product/simulator/form-page';
import { session, setUp } from '~/tests/harness/view/support';

const lists = (...ids: readonly string[]) => ({ xns: ids.map((id) => device(id)), ddi: [], tp: [] });

/** The form in a page that asks for its lists again. */
function Reloading(props: { readonly form?: Form; readonly before: object; readonly after: object }) {
  const [input, setInput] = useState(props.before);
  return (
    <>
      <button type="button" onClick={() => setInput(props.after)}>
        Ask again
      </button>
      <FormView form={props.form ?? anomaly} scope={{ ...session, input }} />
    </>
  );
}

test.each<[string, { readonly given: readonly string[]; readonly want: { value: string; sent: number } }]>([
  ['that the new lists contain is sent', { given: ['x2', 'x1'], want: { value: 'HOST-x1 (10.9.8.7)', sent: 1 } }],
  ['that the new lists do not contain is removed and required again', { given: ['x2'], want: { value: '', sent: 0 } }],
])('a choice %s when the lists are loaded again [DG-AN-03]', async (_, { given, want }) => {
  const { calls, show } = await setUp();
  await show(<Reloading before={lists('x1', 'x2')} after={lists(...given)} />);
  choose('x1');
  enter('client_ip', '10.1.1.1');
  enter('server_ip1', '203.0.113.9');
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(control('appliance')).toMatchObject({ value: want.value });
  await run();
  expect([calls.length, Object.keys(messages())]).toEqual([want.sent, want.sent === 1 ? [] : ['appliance']]);
});

test('what a form begins with stays chosen if something is entered before its list is loaded', async () => {
  const { show } = await setUp();
  const before = { id: 'c1', ownerId: 'a2', status: 'open' };
  const analysts = ['a1', 'a2'].map((id) => ({ id, name: `Analyst ${id}`, role: '' }));
  await show(<Reloading form={caseEdit} before={before} after={{ ...before, analysts }} />);
  fireEvent.change(control('status'), { target: { value: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(control('owner')).toMatchObject({ value: 'Analyst a2' });
});

test.each([undefined, ''])('an entry without an id is not the one that is chosen by %j', (appliance) => {
  const input = { xns: [{ hostname: 'a' }, device('')], ddi: [], tp: [] };
  expect(chosenOf(anomaly, { appliance }, { ...session, input })['appliance']).toBeUndefined();
});
