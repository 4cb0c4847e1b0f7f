import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { openDrawerAt, openRequestAt, replaceSequence } from '~/actions/open-drawer-at';
import { withDrawer } from '~/state/drawer/address';
import { storedSequence } from '~/state/drawer/sequence';
import { settle } from '../../harness/fake-clock';
import { memoryStorage } from '../../harness/memory-storage';
import { drawerAt, json, openDrawer, panelNow } from '../../harness/view/support';

const drawer = (): HTMLElement => screen.getByTestId('drawer');
const button = (name: string | RegExp): HTMLElement => within(drawer()).getByRole('button', { name });
const nameNow = (): string | null => within(drawer()).getByRole('heading', { level: 3 }).textContent;

/** A drawer of one address, and a way to open others as other parts of the page do. */
async function opened(id = 'a', options: Parameters<typeof openDrawer>[1] = {}) {
  const world = await openDrawer(drawerAt(5, id), options);
  const { services, address } = world;
  services.page.hashPath = () => address.get();
  let time = 0;
  const open = (next: string) =>
    act(async () => {
      openDrawerAt({ search_type: 5, id: next }, { ...services, clock: { ...services.clock, now: () => (time += 1) } });
      await settle();
    });
  return { ...world, open };
}

describe('width', () => {
  test('the width of a drawer is stored, and the next drawer has it', async () => {
    const storage = memoryStorage();
    await opened('a', { local: () => storage });
    screen.getByRole('separator').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(storage.getItem('uic_drawerWidth')).toBe('466');
  });

  test('a drawer has the stored width', async () => {
    const storage = memoryStorage({ uic_drawerWidth: '700' });
    await opened('a', { local: () => storage });
    expect(drawer().style.width).toBe('700px');
  });

  test('a widened drawer is 960 px wide, and a narrowed one as wide as before', async () => {
    await opened();
    await userEvent.click(button('Widen'));
    expect(drawer().style.width).toBe('960px');
    await userEvent.click(button('Narrow'));
    expect(drawer().style.width).toBe('450px');
  });
});

describe('pinning', () => {
  const room = () => {
    const container = document.querySelector<HTMLElement>('[style*="--descry-drawer-space"]');
    return container?.style.getPropertyValue('--descry-drawer-space') ?? '';
  };

  test('a pinned drawer makes the page narrower, another one covers it, and the browser stores the choice', async () => {
    const storage = memoryStorage();
    await opened('a', { local: () => storage });
    expect(room()).toBe('450px');
    await userEvent.click(button('Widen'));
    expect(room()).toBe('960px');
    await userEvent.click(button('Narrow'));
    await userEvent.click(button('Lay over the page'));
    expect([room(), drawer().dataset.pinned, storage.getItem('uic_drawerPinned')]).toEqual(['', 'false', '0']);
    await userEvent.click(button('Pin beside the page'));
    expect([room(), storage.getItem('uic_drawerPinned')]).toEqual(['450px', null]);
  });
});

describe('the drawer history', () => {
  test('a drawer has no history buttons while one object has been opened', async () => {
    await opened();
    expect(within(drawer()).queryByRole('button', { name: 'Back' })).toBeNull();
  });

  test('back and forward lead through the opened objects; the frame and the focus stay', async () => {
    const { open } = await opened();
    await open('b');
    const frame = drawer();
    expect(nameNow()).toContain('b');
    await userEvent.click(button('Back'));
    await act(settle);
    expect(nameNow()).toContain('a');
    expect(drawer()).toBe(frame);
    expect(document.activeElement).toBe(button('Back'));
    expect(button('Back').getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button('Forward'));
    await act(settle);
    expect(nameNow()).toContain('b');
  });

  test('Alt and the arrow keys lead through the opened objects inside the drawer, not outside', async () => {
    const { open } = await opened();
    await open('b');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await act(settle);
    expect(nameNow()).toContain('a');
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await act(settle);
    expect(nameNow()).toContain('b');
    screen.getByRole('button', { name: 'Outside' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await act(settle);
    expect(nameNow()).toContain('b');
  });

  test('Alt and an arrow key in a text field of the drawer move its caret alone', async () => {
    const { open } = await opened();
    await open('b');
    const field = document.createElement('input');
    drawer().querySelector('.descry-drawer-body')?.append(field);
    field.focus();
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await act(settle);
    expect(nameNow()).toContain('b');
  });

  test('the history menu lists the opened objects, the newest first; Escape closes the menu and then the drawer', async () => {
    const { open } = await opened();
    await open('b');
    await open('c');
    await userEvent.click(button('Opened objects'));
    const entries = within(screen.getByRole('menu', { name: 'Opened objects' })).getAllByRole('menuitemradio');
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('aria-checked')])).toEqual([
      ['c', 'true'],
      ['b', 'false'],
      ['a', 'false'],
    ]);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(button('Opened objects'));
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    await act(settle);
    expect(nameNow()).toContain('a');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByTestId('drawer')).toBeNull();
  });

  test('another object in the drawer drops the answers of the one before and aborts its calls [DR-FRAME-06, 20]', async () => {
    const { calls, open } = await opened();
    await open('b');
    expect(calls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
    expect(panelNow()).toEqual(['basic', 'loading']);
  });
});

describe('the drawer sequence', () => {
  const items = ['a', 'b', 'c'].map((id) => ({ search_type: 5, id }));
  const sequence = { title: 'Results', items, index: 1 };
  const canStep = () => within(drawer()).queryByRole('button', { name: /Next/ }) !== null;

  test('previous and next lead to the objects around the one in the drawer', async () => {
    const { services } = await opened('b');
    expect(canStep()).toBe(false);
    act(() => replaceSequence(sequence, services));
    await userEvent.click(button('Next in Results, now 2 of 3'));
    await act(settle);
    expect(nameNow()).toContain('c');
    expect(storedSequence(services.drawer.entryState).get()).toEqual({ ...sequence, index: 2 });
    await userEvent.click(button('Previous in Results, now 3 of 3'));
    await act(settle);
    expect(nameNow()).toContain('b');
  });

  test('an object that is not in the sequence has no buttons for previous and next', async () => {
    const { services } = await opened('z');
    act(() => replaceSequence(sequence, services));
    expect(canStep()).toBe(false);
  });

  test('another object that is opened from the drawer has no sequence; back in the drawer history leads into it again', async () => {
    const { services, open } = await opened('b');
    act(() => replaceSequence(sequence, services));
    await open('c');
    expect(canStep()).toBe(false);
    await userEvent.click(button('Back'));
    await act(settle);
    expect(button('Next in Results, now 2 of 3')).toBeDefined();
  });

  test('another tab of the drawer keeps the drawer sequence', async () => {
    const { services } = await opened('b');
    act(() => replaceSequence(sequence, services));
    await userEvent.click(within(drawer()).getAllByRole('tab')[1] ?? drawer());
    await act(settle);
    expect(storedSequence(services.drawer.entryState).get()).toEqual(sequence);
  });
});

describe('what a panel is made of', () => {
  test('the foot of a panel shows when the answer arrived, and the raw answer, which can be copied', async () => {
    const { calls, page } = await opened();
    await calls[0]?.answer(json({ data: { wrsScore: 30 } }));
    expect(drawer().textContent).toContain('Updated 09:30:00 (UTC)');
    await userEvent.click(button('Raw data'));
    const dialog = await screen.findByRole('dialog', { name: 'Raw data' });
    const text = JSON.stringify({ domain: { wrsScore: 30 } }, null, 2);
    expect(dialog.querySelector('pre')?.textContent).toBe(text);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Copy' }));
    expect(page.done).toContain(`copy ${text}`);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Raw data' })).toBeNull();
    expect(screen.getByTestId('drawer')).toBeDefined();
  });

  test('a panel without an answer has no raw data', async () => {
    const { calls } = await opened();
    await calls[0]?.answer(json({}, 500));
    expect(within(drawer()).queryByRole('button', { name: 'Raw data' })).toBeNull();
  });
});

describe('the drawer of a group of objects', () => {
  const group = { kind: 'group', input: { title: 'Three files', payload: { ids: [1] } } } as const;

  test('the drawer of a group is 500 px wide on the layer of drawers, and requests the group with its payload [DR-OGD-02, 10, 12]', async () => {
    const storage = memoryStorage({ uic_drawerWidth: '700' });
    const { calls } = await openDrawer(`/home${withDrawer('', group)}`, { local: () => storage });
    expect([drawer().style.width, drawer().style.zIndex, drawer().dataset.searchType]).toEqual([
      '500px',
      '1001',
      'object-group',
    ]);
    expect(nameNow()).toContain('Three files');
    expect(calls.map(({ address, body }) => [address, body])).toEqual([
      ['/public/ddr/lineage/oat/files', { payload: { ids: [1] } }],
    ]);
    screen.getByRole('separator').focus();
    await userEvent.keyboard('{End}');
    expect(drawer().style.width).toBe('960px');
    expect(storage.getItem('uic_drawerWidth')).toBe('700');
  });

  test('the drawer of a group is an entry of the drawer history like any object', async () => {
    const { services, address } = await opened();
    await act(async () => {
      openRequestAt(group, { ...services, page: { ...services.page, hashPath: () => address.get() } });
      await settle();
    });
    expect(drawer().dataset.searchType).toBe('object-group');
    expect(button('Back')).toBeDefined();
  });
});
