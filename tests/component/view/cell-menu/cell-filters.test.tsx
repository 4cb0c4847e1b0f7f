import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Reads } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { settle } from '~/tests/harness/fake-clock';
import { element, entries, openAt } from '~/tests/harness/view/cell-menu';
import { showTable } from '~/tests/harness/view/screen/table/support';

const ofItem = (name: string) => (scope: Reads) => getOwn(scope.item, name);
const label = (text: string) => ({ key: `label.${text}`, text });

describe('the filters of a list in the menu of a value', () => {
  const option = (value: string) => ({ value, label: { key: value, text: value.toUpperCase() } });
  const choices = {
    type: 'choices' as const,
    id: 'level',
    label: label('Level'),
    options: [option('high'), option('medium'), option('low')],
  };
  const table = {
    filters: [choices, { type: 'text' as const, id: 'q', label: label('Search') }],
    columns: [
      {
        type: 'number' as const,
        id: 'score',
        label: label('Score'),
        value: ofItem('score'),
        filter: { by: 'level', value: () => 'high' },
      },
      { type: 'text' as const, id: 'name', label: label('Name'), value: ofItem('name'), filter: { by: 'q' } },
    ],
  };
  const show = async (at: string, column: string) => {
    const world = await showTable({ table, at });
    await openAt(element(`tr[data-item="1"] [data-column="${column}"]`));
    return world;
  };
  const choose = async (action: string): Promise<void> => {
    await userEvent.click(element(`[data-action="${action}"]`));
    await act(settle);
  };

  test.each([
    ['narrow the list to it', '/list?level=low&level=high', 'filter-for', '/list?level=high'],
    ['leave it out by choosing the others', '/list', 'filter-out', '/list?level=medium&level=low'],
    ['leave it out of what is chosen', '/list?level=low&level=high', 'filter-out', '/list?level=low'],
  ])('%s', async (_, at, action, after) => {
    const { address } = await show(at, 'score');
    expect(entries()).toEqual(expect.arrayContaining(['Show only HIGH', 'Leave out HIGH']));
    await choose(action);
    expect(address.get()).toBe(after);
  });

  test.each([
    ['not to narrow a list to what it shows alone', '/list?level=high', ['Copy', 'Copy as JSON']],
    ['not to leave out what is not chosen', '/list?level=low', ['Show only HIGH', 'Copy', 'Copy as JSON']],
  ])('%s', async (_, at, want) => {
    await show(at, 'score');
    expect(entries()).toEqual(want);
  });

  test('do not leave out a value by more other values than an address can have', async () => {
    const more = Array.from({ length: 101 }, (_, index) => option(`other-${index}`));
    await showTable({ table: { ...table, filters: [{ ...choices, options: [option('high'), ...more] }] } });
    await openAt(element('tr[data-item="1"] [data-column="score"]'));
    expect(entries()).toEqual(['Show only HIGH', 'Copy', 'Copy as JSON']);
  });

  test('a text is searched for in the list', async () => {
    const { address } = await show('/list', 'name');
    await choose('filter-for');
    expect(address.get()).toBe('/list?q=Entry+2');
  });
});
