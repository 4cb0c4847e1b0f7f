import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { describe, expect, test } from 'vitest';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Reads, Scope } from '~/generated/contract/types';
import { getOwn } from '~/lib/get-own';
import { session, setUp } from '~/tests/harness/view/support';
import { rowAt, showTable } from '~/tests/harness/view/screen/table/support';
import { element, entries, openAt } from '~/tests/harness/view/cell-menu';
import { cellPart } from '~/view/cell-menu/cell-part';
import { useCellMenu } from '~/view/cell-menu/use-cell-menu';
import { FieldList } from '~/view/section/FieldList';

const answer = {
  host: 'evil.example',
  size: 2048,
  none: null,
  tags: ['', 'lateral', null, 'phish'],
  people: [
    { id: 'u1', name: 'Maria' },
    { id: 'u2', name: 'Jon' },
  ],
};
const read = (name: keyof typeof answer) => (scope: Scope) => getOwn(getOwn(scope, 'answer'), name);
const ofItem = (name: string) => (scope: Reads) => getOwn(scope.item, name);
const label = (text: string) => ({ key: `label.${text}`, text });

const fields: readonly Field[] = [
  { type: 'text', id: 'host', label: label('Host'), value: read('host'), object: { searchType: 5 } },
  { type: 'bytes', id: 'size', label: label('Size'), value: read('size') },
  { type: 'text', id: 'none', label: label('Nothing'), value: read('none') },
  { type: 'chips', id: 'tags', label: label('Tags'), value: read('tags') },
  {
    type: 'list',
    id: 'people',
    label: label('People'),
    value: read('people'),
    item: ofItem('name'),
    object: { searchType: 11, objectId: ofItem('id') },
  },
  {
    type: 'table',
    id: 'rows',
    label: label('Rows'),
    value: read('people'),
    columns: [
      { type: 'text', id: 'id', label: label('Id'), value: ofItem('id') },
      {
        type: 'object',
        id: 'name',
        label: label('Name'),
        value: ofItem('name'),
        searchType: 11,
        objectId: ofItem('id'),
      },
    ],
  },
];

async function showFields(externalLinks: Readonly<Record<string, string>> = {}, scope: Scope = {}) {
  const world = await setUp({ scope: { ...session, flags: { 'platform-data-query-preview': 1 }, ...scope } });
  Object.assign(world.services, { config: { ...world.services.config, externalLinks } });
  world.page.goTo('/home?x=1');
  await world.show(<FieldList sections={[{ id: 's', fields }]} scope={{ ...session, answer }} />);
  return world;
}

/** A box with a value and a dialog, which has an element of the same field. */
function BoxWithDialog() {
  const { handlers, menu } = useCellMenu((target) =>
    cellPart(fields[0], { ...session, answer }, { element: target, target }),
  );
  return (
    <div {...handlers}>
      <p id="inside">evil.example</p>
      {createPortal(<p id="in-dialog">-</p>, document.body)}
      {menu}
    </div>
  );
}

describe('the menu of a value in a drawer', () => {
  test('does not open on what is in a dialog of its box', async () => {
    const world = await setUp();
    await world.show(<BoxWithDialog />);
    expect(await openAt(element('#in-dialog'))).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(await openAt(element('#inside'))).toBe(false);
  });

  test('opens on the value, with its name, its text and what can be done with it', async () => {
    await showFields();
    expect(await openAt(element('[data-field="host"] [data-value]'))).toBe(false);
    expect(screen.getByRole('menu', { name: 'Menu of Host' }).textContent).toContain('evil.example');
    expect(entries()).toEqual([
      'Open evil.example',
      'Open in a new browser tab',
      'Search all data for it',
      'Copy',
      'Copy defanged',
      'Copy as JSON',
    ]);
  });

  test.each([
    ['copy', 'copy evil.example'],
    ['copy-defanged', 'copy evil[.]example'],
    ['copy-json', 'copy "evil.example"'],
  ])('%s copies the value and says so', async (action, done) => {
    const world = await showFields();
    await openAt(element('[data-field="host"] [data-value]'));
    await userEvent.click(element(`[data-action="${action}"][role="menuitem"]`));
    expect(world.page.done).toEqual([done]);
    expect(await screen.findByText('Copied')).not.toBeNull();
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('opens the drawer of what it names, also in another browser tab', async () => {
    const { address } = await showFields();
    await openAt(element('[data-field="host"] [data-value]'));
    const inTab = element('[data-action="open-object-tab"]');
    expect(inTab.getAttribute('href')).toBe('#/home?x=1&profile=5&profileId=evil.example');
    expect(inTab.getAttribute('target')).toBe('_blank');
    await userEvent.click(element('[data-action="open-object"]'));
    expect(address.get()).toContain('profile=5&profileId=evil.example');
  });

  test('searches all data for a text', async () => {
    const { address } = await showFields();
    await openAt(element('[data-field="host"] [data-value]'));
    await userEvent.click(element('[data-action="search-value"]'));
    expect(address.get()).toContain('keyword=evil.example');
  });

  test('of a number is for copying alone', async () => {
    await showFields();
    await openAt(element('[data-field="size"] [data-value]'));
    expect(entries()).toEqual(['Copy', 'Copy as JSON']);
  });

  test('of one entry of a list is about that entry, with its JSON as the server sent it', async () => {
    const { page } = await showFields();
    await openAt(element('[data-field="people"] [data-item="1"]'));
    expect(entries()).toContain('Open Jon');
    expect(entries()).not.toContain('Open Maria');
    await userEvent.click(element('[data-action="copy-json"]'));
    expect(page.done).toEqual([`copy ${JSON.stringify(answer.people[1], null, 2)}`]);
  });

  test('of a chip is about that chip, also behind entries that are not shown', async () => {
    const { page } = await showFields();
    const chip = element('[data-field="tags"] [data-item="1"]');
    expect(chip.textContent).toBe('phish');
    await openAt(chip);
    await userEvent.click(element('[data-action="copy-json"]'));
    expect(page.done).toEqual(['copy "phish"']);
  });

  test('of a list as a whole has the drawers of all its entries', async () => {
    await showFields();
    await openAt(element('[data-field="people"] dt'));
    expect(entries()).toEqual(expect.arrayContaining(['Open Maria', 'Open Jon']));
  });

  test('leads to the neighbouring cells of a table by the arrow keys', async () => {
    await showFields();
    await openAt(element('[data-field="rows"] tbody [data-item="0"] [data-column="id"]'));
    expect(screen.getByRole('menu', { name: 'Menu of Id' })).not.toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('menu', { name: 'Menu of Name' })).not.toBeNull();
    expect(entries()[0]).toBe('Open Maria');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('menu', { name: 'Menu of Name' })).not.toBeNull();
  });

  test('closes with Tab, which goes on from where the focus was', async () => {
    await showFields();
    screen.getByRole('button', { name: 'Outside' }).focus();
    await openAt(element('[data-field="host"] [data-value]'), {});
    await userEvent.keyboard('{Tab}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'evil.example' }));
  });

  test('closes with Escape, and the focus is back where it was', async () => {
    await showFields();
    const link = screen.getByRole('link', { name: 'evil.example' });
    link.focus();
    await openAt(link, {});
    expect(document.activeElement?.getAttribute('role')).toBe('menuitem');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(link);
  });
});

describe('other services that know about a value', () => {
  const linked = (): readonly (string | null)[] =>
    screen
      .getAllByRole('menuitem')
      .flatMap((each) => (each.dataset['action'] === 'lookup-reputation' ? each.getAttribute('href') : []));

  test.each([
    ['at the address of the deployment', '/lookup', {}, ['https://console.example/lookup?query=evil.example']],
    [
      'of an origin that the deployment links to',
      'https://workloads.example/x',
      {},
      ['https://workloads.example/x?query=evil.example'],
    ],
    ['but not of another one', 'https://other.example/', {}, []],
    ['nor where third parties may not learn of it', '/lookup', { region: 'UAE' }, []],
  ])('open %s', async (_, reputation, scope, want) => {
    await showFields({ reputation }, scope);
    await openAt(element('[data-field="host"] [data-value]'));
    expect(linked().map((href) => new URL(href ?? '', 'https://console.example').href)).toEqual(want);
  });

  test.each(['size', 'people'])('are not offered for the field %s, which is no address', async (field) => {
    await showFields({ reputation: '/lookup' });
    await openAt(element(`[data-field="${field}"] dt`));
    expect(linked()).toEqual([]);
  });
});

describe('the menu of the browser', () => {
  test('opens where there is no value', async () => {
    await showFields();
    expect(await openAt(element('[data-field="none"] [data-value]'))).toBe(true);
    expect(screen.queryByRole('menu')).toBeNull();
  });

  test('opens with Shift', async () => {
    await showFields();
    expect(await openAt(element('[data-field="host"] [data-value]'), { button: 2, shiftKey: true })).toBe(true);
  });

  test('opens on text that was selected before', async () => {
    await showFields();
    const value = element('[data-field="host"] [data-value] bdi');
    window.getSelection()?.selectAllChildren(value.parentElement ?? value);
    expect(await openAt(value)).toBe(true);
    window.getSelection()?.removeAllRanges();
  });
});

describe('the menu of a value in a list', () => {
  const cell = (row: number, column: string): Element => {
    const found = rowAt(row).querySelector(`[data-column="${column}"]`);
    if (!found) throw new Error(`Row ${row} has no column ${column}.`);
    return found;
  };

  test('opens on the cell, and its row becomes the active one', async () => {
    await showTable();
    expect(await openAt(cell(2, 'name'))).toBe(false);
    expect(rowAt(2).dataset['active']).toBe('true');
    expect(entries()).toEqual(['Search all data for it', 'Copy', 'Copy as JSON']);
  });

  test('opens on the first value of the active row by a key of the table', async () => {
    const { page } = await showTable();
    screen.getByRole('grid').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await openAt(screen.getByRole('grid'), {});
    expect(screen.getByRole('menu', { name: 'Menu of Name' })).not.toBeNull();
    await userEvent.click(element('[data-action="copy"][role="menuitem"]'));
    expect(page.done).toEqual(['copy Entry 3']);
    expect(document.activeElement).toBe(screen.getByRole('grid'));
  });

  test('does not open on headings', async () => {
    await showTable();
    expect(await openAt(element('thead [data-column="name"]'))).toBe(true);
  });
});
