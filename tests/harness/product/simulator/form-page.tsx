import { act, fireEvent, screen } from '@testing-library/react';
import type { Form } from '~/generated/contract/descriptor-types';
import { FormView } from '~/view/form/FormView';
import { settle } from '../../fake-clock';
import { session, setUp } from '../../view/support';

/** An appliance as the server lists it. */
export const device = (id: string, members: object = {}) => ({
  hostname: `HOST-${id}`,
  device_ip: '10.9.8.7',
  device_id: id,
  product_id: 'xns',
  ...members,
});

/** Shows a form of the simulator by itself, with these appliances. */
export async function showForm(form: Form, lists: object = { xns: [device('x1')], ddi: [], tp: [] }) {
  const world = await setUp();
  await world.show(<FormView form={form} scope={{ ...session, input: lists }} />);
  return world;
}

/** The control of a value. */
export function control(name: string): HTMLElement {
  const found = document.querySelector(`[name="${CSS.escape(name)}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No control ${name}.`);
  return found;
}

/** The controls that are there, by the path of their value. */
export function controls(): readonly string[] {
  const names = [...document.querySelectorAll('[name]')].map((each) => each.getAttribute('name') ?? '');
  return [...new Set(names)];
}

/** Enters a text, or chooses from a list that opens. */
export function enter(name: string, value: string): void {
  fireEvent.change(control(name), { target: { value } });
}

/** Chooses one of a few that are all seen. */
export function tick(name: string, value: string): void {
  fireEvent.click(document.querySelector(`[name="${name}"][data-value="${value}"]`) ?? document.body);
}

/** Chooses an appliance. */
export function choose(id = 'x1'): void {
  fireEvent.click(control('appliance'));
  fireEvent.click(screen.getByRole('listbox').querySelector(`[data-value="${id}"]`) ?? document.body);
}

/** The button that sends. */
export const runButton = () => screen.getByRole('button', { name: 'Run' });

/** Whether it can be used. */
export const canRun = () => runButton().getAttribute('aria-disabled') !== 'true';

/** Clicks it. */
export const run = () =>
  act(async () => {
    fireEvent.click(runButton());
    await settle();
  });

/** The messages that are shown, by the path of the value. */
export function messages(): Readonly<Record<string, string>> {
  const shown = [...document.querySelectorAll('[data-error-for]')];
  return Object.fromEntries(shown.map((each) => [each.getAttribute('data-error-for') ?? '', each.textContent ?? '']));
}

/** The toasts that are shown: intent and words, without the error code and the words of the buttons. */
export function toasts(): readonly string[] {
  const wordsOf = (toast: HTMLElement) =>
    (toast.textContent ?? '').replace(/Error [\d-]+ · /, '').replace(/ Copy details for support$/, '');
  return screen.queryAllByTestId('toast').map((toast) => `${toast.dataset['intent']}: ${wordsOf(toast)}`);
}
