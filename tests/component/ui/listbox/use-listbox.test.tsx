import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { useListbox, type ListboxOptions } from '~/ui/listbox/use-listbox';

const names = ['Alpha', 'Beta', 'Gamma'];

function Field(props: Partial<ListboxOptions> & { readonly onLog: (entry: string) => void }) {
  const { onLog, ...options } = props;
  const [active, setActive] = useState(0);
  const listbox = useListbox({
    count: names.length,
    active,
    onActive: setActive,
    onChoose: (position) => onLog(`choose ${names[position] ?? ''}`),
    onOpen: () => onLog('open'),
    ...options,
  });
  return (
    <>
      <input {...listbox.field} aria-label="Letter" onKeyDown={listbox.onKeyDown} onKeyUp={listbox.onKeyUp} />
      <ul id={listbox.id} role="listbox" aria-label="Letters">
        {names.slice(0, options.count).map((name, index) => (
          <li key={name} id={listbox.optionId(index)} role="option" aria-selected={index === active}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

const draw = (options: Partial<ListboxOptions> = {}) => {
  const log: string[] = [];
  render(<Field {...options} onLog={(entry) => log.push(entry)} />);
  screen.getByRole('combobox').focus();
  return log;
};

test('the field names its list and the active option, and keeps the focus', async () => {
  draw();
  const field = screen.getByRole('combobox', { name: 'Letter', expanded: true });
  await userEvent.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  expect(field.getAttribute('aria-activedescendant')).toBe(screen.getByRole('option', { name: 'Beta' }).id);
  expect(document.activeElement).toBe(field);
});

test('a list without options is collapsed, and an arrow key opens it', async () => {
  const log = draw({ count: 0 });
  const field = screen.getByRole('combobox', { expanded: false });
  expect(field.getAttribute('aria-controls')).toBeNull();
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
  await userEvent.keyboard('{Enter}{ArrowDown}');
  expect(log).toEqual(['open']);
});

test.each<[string, { options: Partial<ListboxOptions>; keys: string; want: readonly string[] }]>([
  ['when Enter is pressed', { options: {}, keys: '{ArrowDown}{Enter>}', want: ['choose Beta'] }],
  ['not yet while Enter is down', { options: { choosesOn: 'release' }, keys: '{Enter>}', want: [] }],
  ['when Enter is released', { options: { choosesOn: 'release' }, keys: '{Enter>}{/Enter}', want: ['choose Alpha'] }],
  ['not for a release of Enter that was pressed elsewhere', { options: {}, keys: '{/Enter}', want: [] }],
])('the active option is chosen %s', async (_, { options, keys, want }) => {
  const log = draw(options);
  await userEvent.keyboard(keys);
  expect(log).toEqual(want);
});

test('keys that compose a character move and choose nothing', () => {
  const log = draw();
  for (const key of ['ArrowDown', 'Enter']) {
    screen.getByRole('combobox').dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
  }
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Alpha');
  expect(log).toEqual([]);
});
