import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { storedSequence } from '~/state/drawer/sequence';
import { afterEach, expect, test, vi } from 'vitest';
import type { Button, SectionsScreen } from '~/generated/contract/descriptor-types';
import { useQueryScope } from '~/view/data/use-query-scope';
import { ScreenContext } from '~/view/screen/screen-context';
import { SectionsScreenView } from '~/view/screen/SectionsScreen';
import { json, session, setUp } from '~/tests/harness/view/support';

afterEach(() => void vi.restoreAllMocks());

const text = (key: string) => ({ key, text: key });
const context = {
  ...{ title: 'Alert', tail: 'WB-1', period: { from: 0, to: 1 }, periodPicker: null },
  ...{ renewPeriod: () => undefined, setMeta: () => undefined },
};
const address = {
  ...{ tab: undefined, page: undefined, sort: undefined, columns: undefined, view: undefined },
  ...{ filters: {}, names: {}, refused: [] },
};

/** An alert with a button, a section of its own, a table of objects, and a section that waits alone. */
const alert: SectionsScreen = {
  ...{ id: 'alert', kind: 'sections', needs: ['alert'] },
  sources: { alert: { operation: 'alertQuery', path: { id: () => 'WB-1' } }, notes: { operation: 'auditList' } },
  buttons: [{ id: 'again', label: text('Ask again'), action: { type: 'refresh', source: 'alert' } }],
  sections: [
    {
      ...{ id: 'facts', title: text('Facts') },
      fields: [{ type: 'text', id: 'name', label: text('Name'), value: (s) => Object(s['alert']).name }],
    },
    {
      ...{ id: 'objects', title: text('Objects') },
      fields: [
        {
          ...{
            type: 'table',
            id: 'objects',
            label: text('Objects of the alert'),
            value: (s) => Object(s['alert']).objects,
          },
          columns: [
            {
              ...{ type: 'object', id: 'name', label: text('Object') },
              value: (s) => Object(s['item']).name,
              searchType: () => 6,
              objectId: (s) => Object(s['item']).id,
            },
          ],
        },
      ],
    },
    {
      ...{ id: 'notes', title: text('Notes'), deferred: true, needs: ['notes'] },
      fields: [{ type: 'text', id: 'note', label: text('Note'), value: (s) => Object(s['notes']).total }],
    },
  ],
};

async function open(descriptor: SectionsScreen = alert) {
  const world = await setUp();
  function Page() {
    return (
      <ScreenContext value={context}>
        <SectionsScreenView
          {...{ screen: descriptor, scope: session, address, queryScope: useQueryScope() }}
          search=""
          change={() => undefined}
        />
      </ScreenContext>
    );
  }
  await world.show(<Page />);
  const call = (part: string) => world.calls.filter(({ address: at }) => at.includes(part)).at(-1);
  const panel = () => document.querySelector<HTMLElement>('[data-panel="alert"]');
  return { ...world, call, panel };
}

const answer = (name: string) =>
  json({
    data: {
      name,
      objects: [
        { name: '203.0.113.9', id: '203.0.113.9' },
        { name: '203.0.113.8', id: '203.0.113.8' },
      ],
    },
  });

test('the sections of a screen are below its title, each with a heading one level lower', async () => {
  const { call, panel } = await open();
  expect(panel()?.dataset['state']).toBe('loading');
  await call('WB-1')?.answer(answer('Loader'));
  expect(panel()?.dataset['state']).toBe('data');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Alert');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Facts', 'Objects', 'Notes'],
  ]);
});

test('a deferred section of a screen fails alone, with what support needs to know', async () => {
  const { call, panel } = await open();
  await call('WB-1')?.answer(answer('Loader'));
  expect(screen.getByText('Loader')).toBeTruthy();
  await call('audit')?.answer(json({}, 500));
  expect(panel()?.dataset['state']).toBe('data');
  const notes = within(screen.getByRole('heading', { name: 'Notes' }).closest('section') ?? document.body);
  expect(notes.getByRole('alert').textContent).toMatch(/500 .* trace-2/);
  await userEvent.click(notes.getByRole('button', { name: 'Try again' }));
  await call('audit')?.answer(json({ data: { total: 7, items: [], asOf: '' } }));
  expect(screen.getByText('7')).toBeTruthy();
});

test('a screen of sections that fails shows a message, can be requested again, and keeps its buttons', async () => {
  const { call, panel, calls } = await open();
  await call('WB-1')?.answer(json({}, 500));
  expect(panel()?.dataset['state']).toBe('failed');
  expect(screen.getByRole('button', { name: 'Ask again' })).toBeTruthy();
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(calls.length).toBeGreaterThan(before);
  await call('WB-1')?.answer(answer('Loader'));
  expect(panel()?.dataset['state']).toBe('data');
});

test('an alert that does not exist leads to the list of all alerts', async () => {
  const { call } = await open();
  await call('WB-1')?.answer(json({}, 404));
  expect(screen.getByText('There is no alert with this id.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Workbench' }).getAttribute('href')).toBe('#/workbench');
});

test('a button beside the title of a screen requests a source again', async () => {
  const { call, calls } = await open();
  await call('WB-1')?.answer(answer('Loader'));
  await call('audit')?.answer(json({ data: { total: 7, items: [], asOf: '' } }));
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(calls.slice(before).map(({ address: at }) => at)).toEqual([expect.stringContaining('WB-1')]);
  await call('WB-1')?.answer(answer('Changed'));
  expect(screen.getByText('Changed')).toBeTruthy();
});

test('an empty screen of sections shows the text of its descriptor', async () => {
  const { call, panel } = await open({
    ...alert,
    emptyWhen: (s) => Object(s['alert']).name === '',
    whenEmpty: { text: text('No such alert') },
  });
  await call('WB-1')?.answer(answer(''));
  expect(panel()?.dataset['state']).toBe('empty');
  expect(screen.getByText('No such alert')).toBeTruthy();
});

test('the drawer sequence of an object in a table of a screen has the other objects of its column', async () => {
  const { call, address: at, drawer } = await open();
  await call('WB-1')?.answer(answer('Loader'));
  await userEvent.click(screen.getByRole('link', { name: /203\.0\.113\.9/ }));
  await waitFor(() => expect(at.get()).toContain('profileId=203.0.113.9'));
  expect(storedSequence(drawer.entryState).get()).toMatchObject({
    index: 0,
    items: [
      { search_type: 6, id: '203.0.113.9' },
      { search_type: 6, id: '203.0.113.8' },
    ],
  });
});

const notes: Button = { id: 'notes', label: text('Notes again'), action: { type: 'refresh', source: 'notes' } };

/** Puts the second button of a screen below the first; the line and its menu together have a width. */
function layOut(width: number): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const isBelow = this.matches('[data-testid="page-actions"] > :nth-child(2)');
    return new DOMRect(0, isBelow ? 38 : 0, this.matches('.descry-buttons') ? width : 100, 30);
  });
}

test('buttons that fit if there is no menu have none', async () => {
  layOut(220);
  const { call } = await open({ ...alert, buttons: [...(alert.buttons ?? []), notes] });
  await call('WB-1')?.answer(answer('Loader'));
  expect(screen.getByRole('button', { name: 'Notes again' })).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('buttons of a screen that do not fit beside its title are in a menu at their end', async () => {
  layOut(150);
  const { call, calls } = await open({ ...alert, buttons: [...(alert.buttons ?? []), notes] });
  await call('WB-1')?.answer(answer('Loader'));
  await call('audit')?.answer(json({ data: { total: 7, items: [], asOf: '' } }));
  const before = calls.length;
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Notes again']);
  await userEvent.click(screen.getByRole('menuitem'));
  expect(calls.slice(before).map(({ address: at }) => at)).toEqual([expect.stringContaining('audit')]);
});
