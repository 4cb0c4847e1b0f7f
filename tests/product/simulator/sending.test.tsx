import { act, cleanup, fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import anomaly from '~/generated/console/forms/anomaly';
import threatActor from '~/generated/console/forms/threat-actor';
import texts from '~/generated/console/messages/en';
import { addressOf, filledAnomaly, filledThreatActor, hostsOf } from '../../fixtures/product/simulator/filled-forms';
import { settle } from '../../harness/fake-clock';
import { json } from '../../harness/view/support';
import {
  canRun,
  choose,
  control,
  controls,
  device,
  enter,
  messages,
  run,
  runButton,
  showForm,
  tick,
  toasts,
} from '../../harness/product/simulator/form-page';

const anomalyPath = '/ui/ani/dms/api/v1/trigger_anomaly_simulation';
const threatActorPath = '/ui/ani/dms/api/v1/trigger_threat_actor_simulation_attack';

describe('what is sent', () => {
  const appliance = { guid: 'x1', source_host: 'HOST-x1', source_ip: '10.9.8.7', product_code: 'xns' };

  const oneServer = [2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13].map((number) => `SNB-AD-${number}`);
  test.each(oneServer)('%s, nine keys [DG-BODY-04, DG-BODY-06, DG-IP-08, DG-AN-08, DG-CALL-06]', async (id) => {
    const { calls } = await filledAnomaly(id);
    await run();
    expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([`POST ${anomalyPath}`]);
    expect(calls[0]?.body).toEqual({
      ...appliance,
      use_case_num: id,
      client_ip: addressOf('client_ip'),
      server_ip1: addressOf('server_ip1'),
      server_ip2: '',
      server_ip3: '',
    });
  });

  test('SNB-AD-14, all four addresses [DG-BODY-05]', async () => {
    const { calls } = await filledAnomaly('SNB-AD-14');
    await run();
    const addresses = ['client_ip', 'server_ip1', 'server_ip2', 'server_ip3'].map((name) => [name, addressOf(name)]);
    expect(calls[0]?.body).toEqual({ ...appliance, use_case_num: 'SNB-AD-14', ...Object.fromEntries(addresses) });
  });

  test('what was entered for the case of three servers is not sent with another [DG-BODY-04]', async () => {
    const { calls } = await filledAnomaly('SNB-AD-14');
    enter('use_case_num', 'SNB-AD-2');
    await run();
    expect(calls[0]?.body).toMatchObject({ use_case_num: 'SNB-AD-2', server_ip2: '', server_ip3: '' });
    expect(control('client_ip')).toMatchObject({ value: addressOf('client_ip') });
  });

  test.each<[scenario: keyof typeof hostsOf, sent: string, id: string]>([
    ['apt28', 'APT28', 'DG-BODY-07'],
    ['black_basta', 'BlackBasta', 'DG-BODY-08'],
  ])(
    'the scenario %s is sent as %s with its own addresses [DG-BODY-09, DG-BODY-10, DG-TA-12, DG-TA-15, DG-CALL-07, %s]',
    async (scenario, sent) => {
      const { calls } = await filledThreatActor(scenario);
      enter(`endpoint_ips.${hostsOf[scenario][0]}`, '8.8.8.8');
      await run();
      expect(calls.map(({ method, address }) => `${method} ${address}`)).toEqual([`POST ${threatActorPath}`]);
      const addresses = hostsOf[scenario].map((host, index) => [host, index === 0 ? '8.8.8.8' : `10.0.0.${index + 1}`]);
      expect(calls[0]?.body).toEqual({
        ...appliance,
        use_case_num: sent,
        endpoint_ips: Object.fromEntries(addresses),
      });
    },
  );

  test('addresses of the other scenario are not sent, and are there on the way back [DG-TA-08]', async () => {
    const { calls } = await filledThreatActor('apt28');
    tick('scenario', 'black_basta');
    expect(controls().filter((name) => name.startsWith('endpoint_ips'))).toHaveLength(5);
    for (const host of hostsOf.black_basta) enter(`endpoint_ips.${host}`, '10.0.0.9');
    await run();
    expect(Object.keys(Object(calls[0]?.body).endpoint_ips)).toEqual([...hostsOf.black_basta]);
    await calls[0]?.answer(json({}));
    tick('scenario', 'apt28');
    expect(control('endpoint_ips.openwrt-demo')).toMatchObject({ value: '10.0.0.2' });
    await run();
    expect(Object.keys(Object(calls[1]?.body).endpoint_ips)).toEqual([...hostsOf.apt28]);
  });

  test('an appliance of which only its id is known goes by it, and by nothing made up', async () => {
    const { calls } = await showForm(anomaly, { xns: [{ device_id: 'x9' }], ddi: [], tp: [] });
    choose('x9');
    for (const field of ['client_ip', 'server_ip1']) enter(field, '10.0.0.1');
    await run();
    expect(calls[0]?.body).toMatchObject({ guid: 'x9', client_ip: '10.0.0.1' });
    expect(Object.keys(Object(calls[0]?.body))).not.toContain('source_host');
  });
});

describe('what keeps it from being sent', () => {
  test('a missing appliance gives a message at its field when the form is sent, not before, and no request [DG-AN-03, DG-AN-06, DG-AN-07]', async () => {
    const { calls } = await showForm(anomaly);
    expect(canRun()).toBe(true);
    enter('client_ip', 'abc');
    expect(messages()).toEqual({});
    await run();
    expect(messages()).toEqual({
      appliance: 'Select an appliance.',
      client_ip: texts['S36_11'],
      server_ip1: texts['S36_10'],
    });
    expect(document.activeElement).toBe(control('appliance'));
    const about = control('appliance').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(about)?.textContent).toBe('Select an appliance.');
    expect(control('appliance').getAttribute('aria-invalid')).toBe('true');
    expect(calls).toHaveLength(0);
  });

  test('no appliance and one address missing; only these are told [DG-TA-09, DG-TA-10]', async () => {
    const { calls } = await showForm(threatActor);
    for (const host of hostsOf.apt28.slice(1)) enter(`endpoint_ips.${host}`, '10.0.0.1');
    await run();
    expect(messages()).toEqual({
      appliance: 'Select an appliance.',
      'endpoint_ips.nvr-cam-demo': 'Enter an IP address.',
    });
    choose();
    expect(messages()).toEqual({ 'endpoint_ips.nvr-cam-demo': 'Enter an IP address.' });
    await run();
    expect(document.activeElement).toBe(control('endpoint_ips.nvr-cam-demo'));
    expect(calls).toHaveLength(0);
  });

  test.each(hostsOf.black_basta)('the address of %s is required and checked [DG-TA-10, DG-TA-11]', async (host) => {
    const { calls } = await filledThreatActor('black_basta');
    const field = `endpoint_ips.${host}`;
    enter(field, '');
    await run();
    expect(messages()).toEqual({ [field]: 'Enter an IP address.' });
    enter(field, '10.0.0.256');
    expect(messages()).toEqual({ [field]: 'Enter a valid IPv4 address.' });
    enter(field, '10.0.0.25');
    expect(messages()).toEqual({});
    expect(calls).toHaveLength(0);
  });

  test.each<[useCase: string, field: string, given: string, want: keyof typeof texts | undefined, id: string]>([
    ['SNB-AD-2', 'client_ip', '', 'S36_10', 'DG-IP-01'],
    ['SNB-AD-2', 'client_ip', '1.2.3', 'S36_11', 'DG-IP-02'],
    ['SNB-AD-2', 'client_ip', '10.0.0.1', undefined, 'DG-IP-04'],
    ['SNB-AD-2', 'client_ip', '8.8.8.8', undefined, 'DG-IP-04'],
    ['SNB-AD-7', 'server_ip1', '10.0.0.1', 'S36_12', 'DG-IP-05'],
    ['SNB-AD-13', 'client_ip', '8.8.8.8', 'S36_13', 'DG-IP-06'],
    ['SNB-AD-9', 'server_ip1', 'abc', 'S36_11', 'DG-IP-07'],
    ['SNB-AD-9', 'client_ip', '', 'S36_10', 'DG-IP-07'],
  ])('in %s the field %s with "%s" shows the message %s [%s]', async (id, field, given, want) => {
    await filledAnomaly(id);
    enter(field, given);
    await run();
    expect(messages()).toEqual(want ? { [field]: texts[want] } : {});
  });

  test('the four messages differ [DG-IP-09]', () => {
    const four = (['S36_10', 'S36_11', 'S36_12', 'S36_13'] as const).map((key) => texts[key]);
    expect(new Set(four.filter((text) => text !== undefined && text.length > 5)).size).toBe(4);
  });

  test('not an address used twice; the server says so [DG-IP-10]', async () => {
    const { calls } = await filledAnomaly();
    enter('server_ip1', addressOf('client_ip'));
    await run();
    await calls[0]?.answer(json({ info: { number: 132338 } }, 400));
    expect(toasts()).toEqual(['warning: The same IP address is used twice.Trace ID: trace-1']);
  });

  test('a message follows the case, and goes with what was wrong [DG-IP-07]', async () => {
    await filledAnomaly('SNB-AD-9');
    enter('client_ip', '8.8.8.8');
    await run();
    expect(messages()).toEqual({ client_ip: texts['S36_13'] });
    enter('use_case_num', 'SNB-AD-2');
    expect(messages()).toEqual({});
    enter('use_case_num', 'SNB-AD-9');
    enter('client_ip', '10.0.0.1');
    expect(messages()).toEqual({});
  });

  test('blanks that are typed within an address are seen and refused', async () => {
    const { calls } = await filledAnomaly();
    enter('client_ip', '10. ');
    expect(control('client_ip')).toMatchObject({ value: '10. ' });
    enter('client_ip', '10. 0.0.1');
    await run();
    expect(messages()).toEqual({ client_ip: texts['S36_11'] });
    enter('client_ip', ' 10.0.0.1 ');
    fireEvent.blur(control('client_ip'));
    expect(control('client_ip')).toMatchObject({ value: '10.0.0.1' });
    expect(calls).toHaveLength(0);
  });
});

const forms = [
  ['anomaly', anomalyPath, filledAnomaly],
  ['threat actor', threatActorPath, filledThreatActor],
] as const;

describe.each(forms)('%s: while it is sent', (_, path, filled) => {
  test('it cannot be sent again, and two quick clicks are one call [DG-AN-04, DG-TA-13]', async () => {
    const { calls } = await filled();
    fireEvent.click(runButton());
    fireEvent.click(runButton());
    await act(settle);
    expect(canRun()).toBe(false);
    expect(document.querySelector('.descry-form-buttons')?.textContent).toBe('SendingRun');
    fireEvent.submit(document.querySelector('form') ?? document.body);
    await run();
    expect(calls.map(({ address }) => address)).toEqual([path]);
    await calls[0]?.answer(json({}));
    expect(canRun()).toBe(true);
  });

  test('success is said for 5 s, and it can be sent again [DG-AN-09, DG-AN-10, DG-TA-16]', async () => {
    const { calls, clock } = await filled();
    await run();
    await calls[0]?.answer(json({}));
    expect(toasts()).toEqual(['success: The simulation was started.']);
    await act(() => clock.advance(4900));
    expect(toasts()).toHaveLength(1);
    await act(() => clock.advance(100));
    expect(toasts()).toEqual([]);
    await run();
    expect(calls).toHaveLength(2);
  });
});

describe('appliances', () => {
  const lists = (xns: unknown, ddi: unknown = [], tp: unknown = []) => ({ xns, ddi, tp });

  test.each<[string, { readonly given: object; readonly want: boolean }]>([
    ['one group is enough', { given: lists([], [], [device('t')]), want: true }],
    ['there are none', { given: lists([]), want: false }],
    ['they are on their way or have failed', { given: {}, want: false }],
    ['none has an id', { given: lists([{ hostname: 'a' }, null, 7, 'x', { device_id: '' }]), want: false }],
    ['the lists are none', { given: lists({ device_id: 'x' }, 'ddi', null), want: false }],
  ])('%s [DG-AN-05, DG-TA-14, DG-DEV-09, DG-DEV-10]', async (_, { given, want }) => {
    for (const form of [anomaly, threatActor]) {
      const { calls } = await showForm(form, given);
      expect(canRun()).toBe(want);
      await run();
      expect(calls).toHaveLength(0);
      expect(Object.keys(messages()).length > 0).toBe(want);
      cleanup();
    }
  });

  test('the form says that there are none', async () => {
    await showForm(anomaly, lists([]));
    expect(document.querySelector('.descry-choose')?.textContent).toContain('No appliance can run this simulation.');
  });
});
