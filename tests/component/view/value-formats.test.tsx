import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { Column } from '~/generated/contract/descriptor-types';
import { RowCell } from '~/view/screen/table/view/Row';
import { columnLayout } from '~/view/value/formats/column-layout';
import { base, label, showField } from '../../harness/view/show-field';
import { session, setUp } from '../../harness/view/support';

const value = (scope: Readonly<Record<string, unknown>>): unknown => scope.item;
const duration: Column = { type: 'duration', id: 'c', label, value };
const percent: Column = { type: 'percent', id: 'c', label, value, whole: 1 };

async function showCell(column: Column, item: unknown) {
  const world = await setUp();
  await world.show(
    <table>
      <tbody>
        <tr>
          <RowCell column={column} position={1} scope={{ ...session, item }} isAtRest={false} />
        </tr>
      </tbody>
    </table>,
  );
  return screen.getByRole('cell');
}

test.each([
  ['a duration', { column: duration, item: 7500, want: '2 hr 5 min' }],
  ['a percentage', { column: percent, item: 0.125, want: '12.5%' }],
])('%s is at the end of its cell, like all numbers', async (_, { column, item, want }) => {
  const cell = await showCell(column, item);
  expect(cell).toHaveProperty('textContent', want);
  expect(cell.dataset['end']).toBe('true');
  expect(columnLayout(column.type).isFlexible).toBe(false);
});

test.each([
  ['a duration', duration],
  ['a percentage', percent],
])('markup in place of %s is text', async (_, column) => {
  const cell = await showCell(column, '<img src=x onerror=alert(1)>');
  expect(cell.textContent).toBe('<img src=x onerror=alert(1)>');
  expect(cell.querySelector('bdi.descry-untrusted')).not.toBeNull();
  expect(cell.querySelector('img')).toBeNull();
});

test('the tooltip of a shortened duration in a cell has all of it', async () => {
  const cell = await showCell(duration, 7512);
  await userEvent.hover(cell.querySelector('[data-exact]') ?? cell);
  expect((await screen.findByRole('tooltip')).textContent).toBe('2 hr 5 min 12 sec');
});

test('the tooltip of a shortened duration in a field has all of it, and the copy is the number of seconds', async () => {
  const world = await showField({ ...base, type: 'duration', copy: true }, 7512);
  await userEvent.hover(screen.getByText('2 hr 5 min'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('2 hr 5 min 12 sec');
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(world.page.done).toContain('copy 7512');
});
