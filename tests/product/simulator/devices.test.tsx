import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { json } from '../../harness/view/support';
import {
  action,
  device,
  devices,
  isDisabled,
  openSimulator,
  part,
} from '../../harness/product/simulator/open-simulator';

const forms = ['anomaly', 'threat-actor'] as const;
type FormPart = (typeof forms)[number];

const field = (form: FormPart) => within(part(form)).getByRole('combobox', { name: 'Appliance' });
const isRunDisabled = (form: FormPart) => isDisabled(action('run', part(form)));
/** The groups of an open list with their entries. */
const listed = () =>
  screen
    .getAllByRole('group')
    .filter((group) => group.closest('[role="listbox"]'))
    .map((group) => [
      group.getAttribute('aria-label'),
      within(group)
        .getAllByRole('option')
        .map((option) => option.querySelector('bdi')?.textContent),
    ]);
async function unfold(form: FormPart) {
  await userEvent.click(field(form));
  return listed();
}
const open = (anomaly: object, threatActor: object = {}) =>
  openSimulator(1, { devices: json(devices(anomaly, threatActor)) });

afterEach(() => vi.restoreAllMocks());

test('appliances are read once, by their address [DG-DEV-01]', async () => {
  const { requested: requestsOf } = await openSimulator(1);
  expect(requestsOf('devices').map(({ method, address, body }) => [method, address, body])).toEqual([
    ['GET', '/ui/ani/dms/api/v1/get_simulation_device_list', undefined],
  ]);
});

describe('the choice', () => {
  test('shows each list under its group [DG-DEV-05, DG-DEV-06, DG-DEV-07]', async () => {
    const lists = {
      xnsDeviceList: [device('V-1'), device('V-2')],
      ddiDeviceList: [device('D-1')],
      tpDeviceList: [device('T-1')],
    };
    await open(lists, lists);
    const want = [
      ['Virtual Network Sensor', ['V-1', 'V-2']],
      ['Deep Discovery Inspector', ['D-1']],
      ['TippingPoint', ['T-1']],
    ];
    expect(await unfold('anomaly')).toEqual(want);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeDefined();
    expect(await unfold('threat-actor')).toEqual(want);
  });

  test('each form offers its own list alone [DG-DEV-08]', async () => {
    await open({ xnsDeviceList: [device('OURS')] }, { ddiDeviceList: [device('THEIRS')] });
    expect(await unfold('anomaly')).toEqual([['Virtual Network Sensor', ['OURS']]]);
    await userEvent.keyboard('{Escape}');
    expect(await unfold('threat-actor')).toEqual([['Deep Discovery Inspector', ['THEIRS']]]);
  });
});

describe('whether a device is there', () => {
  const filled = [device('X')];
  test.each<[string, object, object, readonly boolean[]]>([
    ['none for the anomaly [DG-DEV-09]', {}, { xnsDeviceList: filled }, [true, false]],
    ['none for the threat actor [DG-DEV-09]', { xnsDeviceList: filled }, {}, [false, true]],
    ['a sensor is enough [DG-DEV-10]', { xnsDeviceList: filled }, { xnsDeviceList: filled }, [false, false]],
    ['an inspector is enough [DG-DEV-10]', { ddiDeviceList: filled }, { ddiDeviceList: filled }, [false, false]],
    ['a TippingPoint is enough [DG-DEV-10]', { tpDeviceList: filled }, { tpDeviceList: filled }, [false, false]],
  ])('%s', async (_, anomaly, threatActor, want) => {
    await open(anomaly, threatActor);
    expect(forms.map(isRunDisabled)).toEqual(want);
  });

  test.each([400, 404, 500])(
    'after a failure %i none is; one warning tells it with the trace id [DG-DEV-11, DG-DEV-12]',
    async (status) => {
      const { requested: requestsOf } = await openSimulator(1, { devices: json({}, status) });
      expect(forms.map(isRunDisabled)).toEqual([true, true]);
      const [toast, ...others] = screen.getAllByTestId('toast');
      expect([toast?.getAttribute('data-intent'), others]).toEqual(['warning', []]);
      expect(toast?.textContent).toContain('Something went wrong. Try again later.');
      const trace = new Headers(requestsOf('devices')[0]?.headers).get('x-trace-id');
      expect([trace, toast?.textContent.includes(`${trace}`)]).toEqual([expect.stringMatching(/^trace-\d$/), true]);
    },
  );

  test('while the list is on its way, none is, and the fields say so', async () => {
    await openSimulator(1, { devices: undefined });
    expect(forms.map(isRunDisabled)).toEqual([true, true]);
    const fields = screen.getAllByRole('combobox', { name: 'Appliance' });
    expect(fields.map((field) => field.getAttribute('placeholder'))).toEqual(['Loading', 'Loading']);
  });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['an empty object', {}],
  ['a text', 'down'],
  ['no lists', { data: {} }],
  ['lists that are none', { data: { behavior_anomaly_device_list: 7, threat_actor_simulation_device_list: [] } }],
  ['groups that are none', devices({ xnsDeviceList: {}, ddiDeviceList: 'x', tpDeviceList: null })],
  ['entries that are none', devices({ xnsDeviceList: [null, 7, 'x', [], {}, { hostname: 'no id' }] })],
  ['ids that are none', devices({ tpDeviceList: [device('A', { device_id: '' }), device('B', { device_id: {} })] })],
])('an answer of %s leaves no device and breaks nothing', async (_, answer) => {
  await openSimulator(1, { devices: json(answer) });
  expect(forms.map(isRunDisabled)).toEqual([true, true]);
  expect(action('trigger')).toBeDefined();
});

test('entries that are right stand beside wrong ones, equal ids once', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const twice = { device_id: 'same' };
  await open({
    xnsDeviceList: [null, device('RIGHT'), { device_id: 'bare' }, device('ONE', twice), device('OTHER', twice)],
    ddiDeviceList: [device('THIRD', twice)],
  });
  expect(await unfold('anomaly')).toEqual([['Virtual Network Sensor', ['RIGHT', 'bare', 'ONE']]]);
  expect(complaints).not.toHaveBeenCalled();
});

test('of ten thousand a few are drawn, and one is found by name or address', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) =>
    device(`host-${at}`, { device_ip: `10.1.${Math.floor(at / 250)}.${at % 250}` }),
  );
  await open({ xnsDeviceList: many });
  await userEvent.click(field('anomaly'));
  const drawn = within(screen.getByRole('listbox', { name: 'Appliance' })).getAllByRole('option');
  expect(drawn.length).toBeLessThan(50);
  expect(drawn[0]?.getAttribute('aria-setsize')).toBe('10000');
  await userEvent.keyboard('host-9876');
  expect(listed()).toEqual([['Virtual Network Sensor', ['host-9876']]]);
  await userEvent.clear(field('anomaly'));
  await userEvent.keyboard('10.1.39.126{Enter}');
  expect(field('anomaly')).toHaveProperty('value', 'host-9876 (10.1.39.126)');
});
