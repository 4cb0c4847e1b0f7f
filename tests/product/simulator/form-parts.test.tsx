import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { settle } from '../../harness/fake-clock';
import { json } from '../../harness/view/support';
import {
  action,
  device,
  devices,
  isDisabled,
  openSimulator,
  part,
  slideNow,
} from '../../harness/product/simulator/open-simulator';

const listOf = (id: string) => {
  const field = within(part(id)).getByRole('combobox', { name: 'Appliance' });
  fireEvent.click(field);
  const values = within(part(id))
    .queryAllByRole('option')
    .filter((each) => each.closest('[role="listbox"]'))
    .map((each) => each.querySelector('bdi')?.textContent);
  fireEvent.keyDown(field, { key: 'Escape' });
  return values;
};
const inPart = (id: string, selector: string) => part(id).querySelector(selector);
const caseText = (id: string) => inPart(id, '[data-case]')?.textContent ?? '';

describe('the part of behavior anomalies', () => {
  test('event name, description, result and addresses change with the case [DG-AN-02]', async () => {
    await openSimulator(1);
    const choice = inPart('anomaly', '[name="use_case_num"]');
    if (!(choice instanceof HTMLSelectElement)) throw new Error('There are no use cases.');
    const seen = [...choice.options].map(({ value, textContent }) => {
      fireEvent.change(choice, { target: { value } });
      const lines = [...part('anomaly').querySelectorAll('[data-case] [data-about]')].map((line) => line.textContent);
      expect(caseText('anomaly')).toContain(textContent);
      expect(caseText('anomaly')).toContain(value);
      expect(lines).toHaveLength(3);
      return lines.join();
    });
    expect(new Set(seen).size).toBe(12);
  });

  test('says for how long it goes on, and where its results are [DG-AN-11, DG-AN-12, DG-CONST-20]', async () => {
    await openSimulator(1);
    const words = part('anomaly').textContent ?? '';
    expect(words).toMatch(/about seven days/);
    expect(words).toMatch(/Threat and Exposure Management.*Activity and behaviors.*Other events/);
  });
});

describe('the part of threat actors', () => {
  test('tells of each scenario what happens and what to expect [DG-TA-02, DG-TA-03, DG-TA-04, DG-TA-05]', async () => {
    await openSimulator(1);
    const seen = ['apt28', 'black_basta'].map((scenario) => {
      fireEvent.click(inPart('threat-actor', `[data-value="${scenario}"]`) ?? document.body);
      const lines = [...part('threat-actor').querySelectorAll('[data-case] [data-about]')];
      expect(lines.map((line) => line.getAttribute('data-about'))).toEqual([
        'description',
        'techniques',
        'models',
        'insights',
      ]);
      for (const line of lines.slice(1)) expect(line.querySelectorAll('li').length).toBeGreaterThan(0);
      return lines.map((line) => line.querySelector('dd')?.textContent);
    });
    for (const [index, text] of (seen[0] ?? []).entries()) expect(seen[1]?.[index]).not.toBe(text);
  });

  test('says not to run it again within 24 hours [DG-TA-17, DG-CONST-21]', async () => {
    await openSimulator(1);
    expect(part('threat-actor').textContent).toMatch(/same threat simulation again within 24 hours/);
  });

  test('what was entered on one slide is there on the other, and gone after closing', async () => {
    const world = await openSimulator(1);
    const field = () => inPart('threat-actor', '[name="endpoint_ips.openwrt-demo"]');
    fireEvent.change(field() ?? document.body, { target: { value: '10.0.0.7' } });
    fireEvent.click(action('next'));
    await world.rest();
    expect(slideNow()).toBe('5');
    expect(field()).toMatchObject({ value: '10.0.0.7' });
    world.unmount();
    await openSimulator(1);
    expect(field()).toMatchObject({ value: '' });
  });
});

describe('appliances', () => {
  test('each form offers its own [DG-DEV-08]', async () => {
    const answer = devices({ xnsDeviceList: [device('VNS-1')] }, { ddiDeviceList: [device('DDI-2')] });
    await openSimulator(1, { devices: json(answer) });
    expect([listOf('anomaly'), listOf('threat-actor')]).toEqual([['VNS-1'], ['DDI-2']]);
  });

  test('a form without any cannot be run, the other can [DG-DEV-09]', async () => {
    await openSimulator(1, { devices: json(devices({}, { tpDeviceList: [device('TP-1')] })) });
    expect([isDisabled(action('run', part('anomaly'))), isDisabled(action('run', part('threat-actor')))]).toEqual([
      true,
      false,
    ]);
    expect(part('anomaly').textContent).toContain('No appliance can run this simulation.');
    expect(part('threat-actor').textContent).not.toContain('No appliance can run this simulation.');
  });

  test('while they are on their way nothing can be run, and nothing is said of there being none [DG-AN-04, DG-TA-13]', async () => {
    const world = await openSimulator(1, { devices: undefined });
    const off = () => ['anomaly', 'threat-actor'].map((id) => isDisabled(action('run', part(id))));
    expect(off()).toEqual([true, true]);
    expect(screen.queryByText(/No appliance can run/)).toBeNull();
    await world
      .requested('devices')[0]
      ?.answer(json(devices({ xnsDeviceList: [device('A')] }, { xnsDeviceList: [device('B')] })));
    expect(off()).toEqual([false, false]);
  });

  test('after a failure nothing can be run until they are asked for again [DG-DEV-12]', async () => {
    const world = await openSimulator(1, { devices: json({}, 500) });
    expect(['anomaly', 'threat-actor'].map((id) => isDisabled(action('run', part(id))))).toEqual([true, true]);
    fireEvent.click(action('retry', part('anomaly')));
    await waitFor(() => expect(world.requested('devices')).toHaveLength(2));
    await world.requested('devices')[1]?.answer(json(devices({ xnsDeviceList: [device('A')] })));
    expect(isDisabled(action('run', part('anomaly')))).toBe(false);
  });
});

test('while one form is sent, the other can be run [DG-OP-64, DG-AN-04, DG-TA-18]', async () => {
  const world = await openSimulator(1);
  fireEvent.click(within(part('anomaly')).getByRole('combobox', { name: 'Appliance' }));
  fireEvent.click(within(part('anomaly')).getByRole('listbox').querySelector('[data-value]') ?? document.body);
  for (const [name, value] of [
    ['client_ip', '10.1.1.1'],
    ['server_ip1', '203.0.113.9'],
  ] as const)
    fireEvent.change(inPart('anomaly', `[name="${name}"]`) ?? document.body, { target: { value } });
  fireEvent.click(action('run', part('anomaly')));
  await act(settle);
  const off = () => ['anomaly', 'threat-actor'].map((id) => isDisabled(action('run', part(id))));
  expect(off()).toEqual([true, false]);
  await world.calls.at(-1)?.answer(json({}));
  expect(off()).toEqual([false, false]);
});
