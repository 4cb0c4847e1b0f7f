import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Tabs } from '~/ui/Tabs';

const tabs = [
  { id: 'basic', title: 'Basic' },
  { id: 'activity', title: 'Activity' },
];
const strip = (current: string) => (
  <Tabs owner="x" label="Details" tabs={tabs} current={current} onChange={() => undefined} />
);

afterEach(() => vi.restoreAllMocks());

test('the shown tab is scrolled into sight, at first and after a change', () => {
  const seen: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this.textContent);
  });
  const { rerender } = render(strip('activity'));
  rerender(strip('basic'));
  expect(seen).toEqual(['Activity', 'Basic']);
});

test('room for the bold title does not become part of the name', () => {
  render(strip('basic'));
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Basic', 'Activity']);
});

describe('tabs that do not fit', () => {
  const many = ['risk', 'basic', 'policy', 'identity'].map((id) => ({ id, title: `Title ${id}` }));

  /** A list 200 wide over tabs of 100 each; the last `beyond` of them lie outside. */
  function narrow(beyond: number) {
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(beyond === 0 ? 200 : 400);
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = many.findIndex(({ id }) => this.getAttribute('data-tab') === id);
      return at < 0 ? new DOMRect(0, 0, 100 * (4 - beyond), 40) : new DOMRect(at * 100, 0, 100, 40);
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly notify: (entries: readonly ResizeObserverEntry[]) => void;
        constructor(notify: (entries: readonly ResizeObserverEntry[]) => void) {
          this.notify = notify;
        }
        observe = () => this.notify([]);
        disconnect = () => undefined;
      },
    );
  }

  afterEach(() => vi.unstubAllGlobals());

  test('where all fit there is no menu', () => {
    narrow(0);
    render(<Tabs owner="x" label="Details" tabs={many} current="risk" onChange={() => undefined} />);
    expect(screen.queryByRole('button', { name: 'UI.TABS_MORE' })).toBeNull();
  });

  test('a menu names those out of sight; all stay tabs of the list, and the chosen one gets the focus', async () => {
    narrow(2);
    const chosen: string[] = [];
    render(<Tabs owner="x" label="Details" tabs={many} current="risk" onChange={(id) => chosen.push(id)} />);
    await userEvent.click(screen.getByRole('button', { name: 'UI.TABS_MORE' }));
    expect(screen.getAllByRole('menuitemradio').map((entry) => entry.textContent)).toEqual([
      'Title policy',
      'Title identity',
    ]);
    expect(within(screen.getByRole('tablist')).getAllByRole('tab').length).toBe(4);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(chosen).toEqual(['identity']);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Title identity' }));
  });

  test('Escape closes the menu and gives the focus back', async () => {
    narrow(2);
    render(<Tabs owner="x" label="Details" tabs={many} current="risk" onChange={() => undefined} />);
    await userEvent.click(screen.getByRole('button', { name: 'UI.TABS_MORE' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'UI.TABS_MORE' }));
  });

  test('arrow keys lead through all of them', async () => {
    narrow(2);
    render(<Tabs owner="x" label="Details" tabs={many} current="risk" onChange={() => undefined} />);
    screen.getByRole('tab', { name: 'Title risk' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Title identity' }));
  });
});
