import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settings } from '../../src/generated/console';
// Its code comes later in a browser; no test waits for it.
import '../../src/generated/dialogs/generic';
import '../../src/render/DialogView';
import { settle } from '../support/fake-clock';
import { setUp } from './support';

const layer = () => screen.getByTestId('dialog').parentElement?.style.zIndex;

async function openBeside(zIndex: string) {
  const world = await setUp();
  const before = world.clock.pending();
  await world.show();
  const drawer = document.createElement('div');
  drawer.dataset['testid'] = 'drawer';
  drawer.style.zIndex = zIndex;
  document.body.append(drawer);
  await act(async () => {
    world.overlays.show('generic', { title: 'Hello', text: 'Words' });
    await settle();
  });
  await screen.findByRole('dialog');
  return { ...world, before, remove: () => drawer.remove() };
}

test('DG-FRM-16, DG-CONST-16: the overlay check looks every 20 ms for at most 5 s', () => {
  expect([settings.dialogs.overlayCheck, settings.dialogs.overlayCheckMost]).toEqual([20, 5000]);
});

test('DG-FRM-16: 20 ms after a dialog opens it is brought in front of every drawer, and the check is over', async () => {
  const { clock, before, remove } = await openBeside('1500');
  expect([layer(), clock.pending() - before]).toEqual(['1002', 1]);
  await act(() => clock.advance(19));
  expect(layer()).toBe('1002');
  await act(() => clock.advance(1));
  expect([layer(), clock.pending() - before]).toEqual(['1501', 0]);
  remove();
});

test('DG-FRM-16, DG-GM-05: a dialog in front of the drawers stays on its layer', async () => {
  const { clock, remove } = await openBeside(String(settings.layers.drawer));
  await act(() => clock.advance(5000));
  expect(layer()).toBe('1002');
  remove();
});

test('DG-FRM-16: a dialog that closes at once leaves no check behind', async () => {
  const { clock, overlays, before, remove } = await openBeside('0');
  act(() => overlays.close(1));
  expect(clock.pending() - before).toBe(0);
  remove();
});
