import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { moveFocus } from '~/ui/listbox/move-focus';

const names = ['First', 'Second', 'Third'];

function List(props: {
  readonly count?: number;
  readonly search?: boolean;
  readonly arrows?: readonly [string, string];
}) {
  return (
    <div role="toolbar" tabIndex={-1} onKeyDown={(event) => moveFocus(event, 'input, button', props.arrows)}>
      {props.search && <input type="search" aria-label="Search" />}
      {names.slice(0, props.count).map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </div>
  );
}

const focusOn = (name: string | undefined): void =>
  (name === undefined ? screen.getByRole('toolbar') : screen.getByRole('button', { name })).focus();
const focused = () => document.activeElement?.textContent;

test.each<[string, { at?: string; key: string; want: string }]>([
  ['ArrowDown to the next item', { at: 'First', key: 'ArrowDown', want: 'Second' }],
  ['ArrowUp to the item before', { at: 'Second', key: 'ArrowUp', want: 'First' }],
  ['ArrowDown round at the end', { at: 'Third', key: 'ArrowDown', want: 'First' }],
  ['ArrowUp round at the start', { at: 'First', key: 'ArrowUp', want: 'Third' }],
  ['ArrowDown from the list to the first item', { key: 'ArrowDown', want: 'First' }],
  ['ArrowUp from the list to the last item', { key: 'ArrowUp', want: 'Third' }],
  ['Home to the first item', { at: 'Third', key: 'Home', want: 'First' }],
  ['End to the last item', { at: 'First', key: 'End', want: 'Third' }],
  ['no other key', { at: 'First', key: 'ArrowRight', want: 'First' }],
  ['no letter without a search field', { at: 'First', key: 't', want: 'First' }],
])('the focus follows %s', async (_, { at, key, want }) => {
  render(<List />);
  focusOn(at);
  await userEvent.keyboard(`{${key}}`);
  expect(focused()).toBe(want);
});

test('a list that lies along the line has arrow keys of its own', async () => {
  render(<List arrows={['ArrowLeft', 'ArrowRight']} />);
  focusOn('Second');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('Third');
});

test('an empty list leaves its keys to others', () => {
  render(<List count={0} />);
  expect(fireEvent.keyDown(screen.getByRole('toolbar'), { key: 'ArrowDown' })).toBe(true);
});

test('a letter that is typed on an item goes to the search field', async () => {
  render(<List search />);
  focusOn('Second');
  await userEvent.keyboard('th');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'th');
});

test.each(['{Control>}a{/Control}', '{Meta>}a{/Meta}', '{Alt>}a{/Alt}', ' '])(
  'the keys %j stay with the item',
  async (keys) => {
    render(<List search />);
    focusOn('Second');
    await userEvent.keyboard(keys);
    expect(focused()).toBe('Second');
  },
);

test.each(['Home', 'End'])('%s moves the caret of the search field', (key) => {
  render(<List search />);
  const field = screen.getByRole('searchbox');
  field.focus();
  expect(fireEvent.keyDown(field, { key })).toBe(true);
  expect(document.activeElement).toBe(field);
});

test('ArrowDown leads from the search field to the first item, and ArrowUp back', async () => {
  render(<List search />);
  screen.getByRole('searchbox').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('First');
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('a key that composes a character moves nothing', () => {
  render(<List search />);
  const field = screen.getByRole('searchbox');
  field.focus();
  fireEvent(field, createEvent.keyDown(field, { key: 'ArrowDown', isComposing: true }));
  expect(document.activeElement).toBe(field);
});
