import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import anomaly from '~/generated/console/forms/anomaly';
import threatActor from '~/generated/console/forms/threat-actor';
import { canRun, control, device, run, showForm } from '~/tests/harness/product/simulator/form-page';

const user = userEvent.setup({ delay: null });
const field = () => screen.getByRole('combobox', { name: 'Appliance' });
const options = () => screen.queryAllByRole('option').filter((each) => each.closest('[role="listbox"]') !== null);
const offered = () => options().map((each) => each.getAttribute('data-value'));
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');
const isOpen = () => field().getAttribute('aria-expanded') === 'true';

const lists = {
  xns: [device('x1', { hostname: 'VNS-OSLO' }), device('x2', { hostname: 'VNS-BERGEN', device_ip: '10.7.7.7' })],
  ddi: [device('d1', { hostname: 'DDI-OSLO' })],
  tp: [device('t1', { hostname: 'TP-OSLO' })],
};
const many = {
  xns: Array.from({ length: 9999 }, (_, index) => device(`x${index}`)),
  ddi: [device('last', { hostname: 'needle in the hay', device_ip: '172.31.0.9' })],
  tp: [],
};

test('a browser whose scrolling gives a promise opens and closes the list', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve());
  await showForm(anomaly, lists);
  await user.click(field());
  await user.click(options()[1] ?? document.body);
  expect(scroll).toHaveBeenCalled();
  expect(field()).toHaveProperty('value', expect.stringContaining('VNS-BERGEN'));
  scroll.mockRestore();
});

describe('the list', () => {
  test.each([
    ['Virtual Network Sensor', 'DG-DEV-05', ['x1', 'x2']],
    ['Deep Discovery Inspector', 'DG-DEV-06', ['d1']],
    ['TippingPoint', 'DG-DEV-07', ['t1']],
  ])('the list of appliances has the group %s [%s]', async (name, _, want) => {
    for (const form of [anomaly, threatActor]) {
      await showForm(form, lists);
      await user.click(field());
      const group = screen.getByRole('group', { name });
      expect(group.firstElementChild?.textContent).toBe(name);
      expect([...group.querySelectorAll('[role="option"]')].map((each) => each.getAttribute('data-value'))).toEqual(
        want,
      );
      cleanup();
    }
  });

  test('the list of appliances names hosts with their address, and leaves out an empty group', async () => {
    await showForm(anomaly, { ...lists, tp: [] });
    await user.click(field());
    expect(options().map((each) => each.textContent)).toContain('VNS-BERGEN10.7.7.7');
    expect(screen.queryByRole('group', { name: 'TippingPoint' })).toBeNull();
  });

  test('the list of appliances leaves out entries without an id of their own, and shows hostile names as text', async () => {
    const hostile = '<img src=x onerror=alert(1)>\u202egnp.exe';
    const xns = [
      device('a', { hostname: hostile }),
      device('a'),
      null,
      'x',
      { device_ip: '1.1.1.1' },
      device('b', { hostname: 7 }),
    ];
    await showForm(anomaly, { xns, ddi: 'none', tp: undefined });
    await user.click(field());
    expect(offered()).toEqual(['a', 'b']);
    expect(options()[0]?.querySelector('bdi')?.textContent).toBe('<img src=x onerror=alert(1)>‹U+202E›gnp.exe');
    expect(options()[1]?.textContent).toContain('b');
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('what is typed', () => {
  test.each<[string, { readonly given: string; readonly want: readonly string[] }]>([
    ['a part of a name, in any case', { given: 'oslo', want: ['x1', 'd1', 't1'] }],
    ['a part of an address', { given: '7.7', want: ['x2'] }],
    ['several words, in any order', { given: 'oslo  ddi ', want: ['d1'] }],
    ['everything by blanks', { given: '  ', want: ['x1', 'x2', 'd1', 't1'] }],
    ['characters of a pattern literally', { given: '.*', want: [] }],
  ])('the search of a choice finds %s', async (_, { given, want }) => {
    await showForm(anomaly, lists);
    await user.click(field());
    await user.type(field(), given);
    expect(offered()).toEqual(want);
    const counted = document.querySelector('.descry-choices-count')?.textContent;
    expect(counted).toBe(want.length === 0 ? 'Nothing fits.' : `${want.length} to choose from`);
  });

  test('typing into a choice removes the choice before, so that the visible value is the one that is sent', async () => {
    const { calls } = await showForm(anomaly, lists);
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(field()).toMatchObject({ value: 'VNS-OSLO (10.9.8.7)' });
    await user.clear(field());
    await user.type(field(), 'nothing like it');
    await user.tab();
    expect(field()).toMatchObject({ value: '' });
    await run();
    expect(document.querySelector('[data-error-for="appliance"]')).not.toBeNull();
    expect(calls).toHaveLength(0);
  });
});

describe('the keys', () => {
  test('keys open a choice, move through its list and around its end, and choose', async () => {
    await showForm(anomaly, lists);
    act(() => field().focus());
    expect(isOpen()).toBe(false);
    await user.keyboard('{ArrowDown}');
    expect(isOpen()).toBe(true);
    expect(active()?.getAttribute('data-value')).toBe('x1');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()?.getAttribute('data-value')).toBe('d1');
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(active()?.getAttribute('data-value')).toBe('t1');
    await user.keyboard('{PageUp}');
    expect(active()?.getAttribute('data-value')).toBe('x1');
    await user.keyboard('{PageDown}{Enter}');
    expect(isOpen()).toBe(false);
    expect(field()).toMatchObject({ value: 'TP-OSLO (10.9.8.7)' });
    expect(document.activeElement).toBe(field());
  });

  test('the keys of a choice begin at the chosen option when it opens again', async () => {
    await showForm(anomaly, lists);
    await user.click(field());
    await user.keyboard('{ArrowDown}{Enter}{ArrowDown}');
    expect(active()?.getAttribute('data-value')).toBe('x2');
    expect(options().filter((each) => each.hasAttribute('data-chosen'))).toHaveLength(1);
  });

  test('Enter in an open choice chooses and sends nothing, Escape closes the list alone, and so does leaving it', async () => {
    const { calls } = await showForm(anomaly, lists);
    await user.click(field());
    await user.keyboard('{Enter}');
    expect(document.querySelectorAll('[data-error-for]')).toHaveLength(0);
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    await user.click(field());
    await user.tab();
    expect(isOpen()).toBe(false);
    expect(calls).toHaveLength(0);
  });
});

describe('ten thousand appliances', () => {
  test('of ten thousand options only the visible ones are rendered, each with its position among all', async () => {
    await showForm(anomaly, many);
    await user.click(field());
    expect(options().length).toBeLessThan(40);
    expect(options()[0]?.getAttribute('aria-setsize')).toBe('10000');
    expect(options()[0]?.getAttribute('aria-posinset')).toBe('1');
    expect(document.querySelector('.descry-choices-count')?.textContent).toBe('10,000 to choose from');
  });

  test('any of ten thousand options is found by scrolling and by typing', async () => {
    await showForm(anomaly, many);
    await user.click(field());
    fireEvent.scroll(screen.getByRole('listbox'), { target: { scrollTop: 5000 * 32 } });
    expect(offered()).toContain('x5000');
    expect(options().length).toBeLessThan(40);
    expect(screen.getByRole('group', { name: 'Virtual Network Sensor' })).toBeDefined();
    await user.type(field(), 'needle 172.31');
    expect(offered()).toEqual(['last']);
    await user.keyboard('{Enter}');
    expect(control('appliance')).toMatchObject({ value: 'needle in the hay (172.31.0.9)' });
    expect(canRun()).toBe(true);
  });
});
