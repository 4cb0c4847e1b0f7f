import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
// Its code comes later in a browser; no test waits for it.
import '~/generated/console/dialogs/attack-path';
import blackBasta from '~/generated/console/pictures/black-basta';
import apt28 from '~/generated/console/pictures/apt28';
import { settle } from '../../harness/fake-clock';
import { setUp } from '../../harness/view/support';
import { action, openSimulator, part, slideNow } from '../../harness/product/simulator/open-simulator';

const user = userEvent.setup({ delay: null });
const larger = () => screen.getByRole('dialog', { name: 'Attack Path' });
const stepsOf = (box: HTMLElement) =>
  [...box.querySelectorAll('[data-step]')].map((step) => step.getAttribute('data-step'));
const idsOf = (picture: typeof apt28) => picture.steps.map(({ id }) => id);

async function openLarger(slide: number, scenario?: string) {
  const world = await openSimulator(slide);
  if (scenario !== undefined) await user.click(within(part('threat-actor')).getByRole('radio', { name: scenario }));
  await world.rest();
  await user.click(action('full-screen', part('threat-actor')));
  await act(settle);
  await act(settle);
  return world;
}

describe.each([1, 5])('on slide %d', (slide) => {
  test('the path of the chosen scenario is in the form [DG-AP-01]', async () => {
    const { rest } = await openSimulator(slide);
    expect(stepsOf(part('threat-actor'))).toEqual(idsOf(apt28));
    await user.click(action('zoom-in', part('threat-actor')));
    await user.click(within(part('threat-actor')).getByRole('radio', { name: 'Black Basta' }));
    await rest();
    expect(stepsOf(part('threat-actor'))).toEqual(idsOf(blackBasta));
    expect(within(part('threat-actor')).getByTestId('attack-path').dataset['scale']).toBe('1');
  });

  test('its button opens it in a dialog as large as the window, titled "Attack Path" [DG-AP-11, DG-AP-12]', async () => {
    await openLarger(slide);
    expect(larger().parentElement?.dataset['placement']).toBe('full-screen');
    expect(larger().querySelector('h2')?.textContent).toBe('Attack Path');
    expect(larger().querySelector('[data-action="full-screen"]')).toBeNull();
  });

  test.each([
    ['APT28', apt28],
    ['Black Basta', blackBasta],
  ] as const)('it shows the path of %s while that is chosen [DG-AP-13]', async (scenario, picture) => {
    await openLarger(slide, scenario);
    expect(stepsOf(larger())).toEqual(idsOf(picture));
  });
});

test('Escape puts away what a step tells first, and only then closes the dialog [DG-AP-07]', async () => {
  await openLarger(1);
  const step = larger().querySelector('[data-step]');
  if (!step) throw new Error('No step.');
  await user.click(step);
  expect(screen.getByRole('tooltip').textContent).toContain('Step 1 of 5');
  await user.keyboard('{Escape}');
  expect([screen.queryByRole('tooltip'), larger().isConnected]).toEqual([null, true]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Attack Path' })).toBeNull();
});

test('closing it leads back to the simulator as it was, the focus on the button [DG-AP-14]', async () => {
  const { rest } = await openSimulator(1);
  const form = within(part('threat-actor'));
  await user.click(form.getByRole('radio', { name: 'Black Basta' }));
  await rest();
  const address = document.querySelector('[name="endpoint_ips.srv-dc01-demo"]');
  if (!(address instanceof HTMLInputElement)) throw new Error('No control of the host.');
  await user.type(address, '10.0.0.7');
  await user.click(action('zoom-in', part('threat-actor')));
  await user.click(action('full-screen', part('threat-actor')));
  await act(settle);
  await user.click(action('zoom-out', larger()));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog', { name: 'Attack Path' })).toBeNull();
  expect([slideNow(), address.isConnected, address.value]).toEqual(['1', true, '10.0.0.7']);
  expect(form.getByRole('radio', { name: 'Black Basta' })).toMatchObject({ checked: true });
  expect(form.getByTestId('attack-path').dataset['scale']).toBe('1.1');
  expect(document.activeElement).toBe(action('full-screen', part('threat-actor')));
});

test.each([{}, { scenario: 'toString' }, { scenario: 7 }, { scenario: ['apt28'] }])(
  'without a scenario that is known, %j, no path is shown',
  async (params) => {
    const world = await setUp();
    await world.show();
    await act(async () => {
      world.overlays.show('attack-path', params);
      await settle();
    });
    await screen.findByRole('dialog', { name: 'Attack Path' });
    expect(screen.queryByTestId('attack-path')).toBeNull();
  },
);
