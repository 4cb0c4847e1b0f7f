import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialogs, drawers } from '~/generated/console/catalogue';
import { arm, phases, type Phase } from '../../harness/app/bomb';
import { at, expectRest, opened, type Console } from '../../harness/app/breakable-console';
import { calm, part } from '../../harness/app/console';

vi.mock('~/view/dialog/DialogView', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'DialogView', 'dialog'),
);
vi.mock('~/ui/DrawerFrame', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'DrawerFrame', 'frame of a drawer'),
);
vi.mock('~/view/drawer/DrawerView', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'DrawerView', 'content of a drawer'),
);
vi.mock('~/view/drawer/DrawerTools', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'DrawerTools', 'tools of a drawer'),
);
vi.mock('~/shell/clock/ClockPanel', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'ClockPanel', 'header panel'),
);
vi.mock('~/shell/notifications/NotificationPanel', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'NotificationPanel', 'notification panel'),
);
vi.mock('~/shell/header/MenuEntry', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'MenuEntry', 'header menu'),
);
vi.mock('~/shell/header/Brand', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'Brand', 'part of the header'),
);
vi.mock('~/shell/menu/MenuList', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'MenuList', 'side menu'),
);
vi.mock('~/shell/banners/BannerRow', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'BannerRow', 'banner'),
);
vi.mock('~/shell/palette/Palette', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'Palette', 'palette'),
);
vi.mock('~/shell/shortcuts/ShortcutSheet', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'ShortcutSheet', 'list of shortcuts'),
);
vi.mock('~/ui/SafeLink', async (original) =>
  (await import('../../harness/app/bomb')).plant(await original(), 'SafeLink', 'toast'),
);

/** A part that comes and goes; `closes` says whether what is in its place has a button that closes it. */
interface Passing {
  readonly open: (console: Console) => unknown;
  readonly close: (console: Console) => unknown;
  readonly find: () => HTMLElement | null;
  readonly closes?: false;
}

// One that was closed does not come back.
let banners = 0;
const press = (key: string) => userEvent.keyboard(key);
const click = (id: string) => userEvent.click(screen.getByTestId(id));
const dialogOf = (name: string | RegExp) => screen.queryByRole('dialog', { name });
const drawerAt = `${at}?profile=5&profileId=tidewater.example`;

const passing: Readonly<Record<string, Passing>> = {
  dialog: {
    open: ({ app }) => act(() => void app.services().overlays.show('support-case')),
    close: ({ app }) =>
      act(() =>
        app
          .services()
          .overlays.open.get()
          .forEach(({ key }) => app.services().overlays.close(key)),
      ),
    find: () => part('dialog'),
  },
  'frame of a drawer': { open: ({ go }) => go(drawerAt), close: ({ go }) => go(at), find: () => part('drawer') },
  'content of a drawer': { open: ({ go }) => go(drawerAt), close: ({ go }) => go(at), find: () => part('drawer') },
  'tools of a drawer': {
    open: ({ go }) => go(drawerAt),
    close: ({ go }) => go(at),
    find: () => part('drawer'),
    closes: false,
  },
  'header panel': { open: () => click('clock'), close: () => press('{Escape}'), find: () => dialogOf('Server time') },
  'notification panel': {
    open: () => click('notifications'),
    close: () => press('{Escape}'),
    find: () => dialogOf('Notifications'),
  },
  'header menu': {
    open: () => click('user-menu'),
    close: () => press('{Escape}'),
    find: () => document.querySelector<HTMLElement>('.descry-header-box'),
  },
  banner: {
    open: ({ page }) =>
      act(() =>
        page.fire('console:set-banners', {
          detail: { items: [{ type: 'info', title: `Hello ${(banners += 1)}`, pid: 'p' }] },
        }),
      ),
    close: ({ page }) => act(() => page.fire('console:set-banners', { detail: { items: [] } })),
    find: () => document.querySelector<HTMLElement>('.descry-banner'),
  },
  palette: {
    open: () => press('{Control>}k{/Control}'),
    close: () => press('{Escape}'),
    find: () => part('palette') ?? part('dialog'),
  },
  'list of shortcuts': { open: () => press('?'), close: () => press('{Escape}'), find: () => part('dialog') },
  toast: {
    open: ({ app }) =>
      act(() =>
        app.services().toasts.show({
          intent: 'warning',
          text: { key: 'ERROR.COMMON_ERROR' },
          link: { text: { key: 'UI.HELP' }, href: '/x' },
        }),
      ),
    close: ({ app }) =>
      act(() =>
        app
          .services()
          .toasts.list.get()
          .forEach(({ key }) => app.services().toasts.close(key)),
      ),
    find: () => part('toast'),
  },
};

beforeAll(() =>
  Promise.all([
    import('~/view/form/FormView'),
    ...Object.values(dialogs).map(({ load }) => load()),
    ...Object.values(drawers).map(({ load }) => load()),
    import('~/view/dialog/DialogView'),
    import('~/view/drawer/DrawerView'),
    import('~/view/drawer/DrawerTools'),
    import('~/shell/clock/ClockPanel'),
    import('~/shell/notifications/NotificationPanel'),
    import('~/shell/banners/BannerList'),
    import('~/shell/palette/Palette'),
    import('~/shell/shortcuts/ShortcutSheet'),
  ]),
);
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  arm(undefined);
  cleanup();
  vi.restoreAllMocks();
});

const isCleanUp = (phase: Phase): boolean => phase.endsWith('clean-up');
describe.each(Object.entries(passing))('%s', (name, { open, close, find, closes = true }) => {
  test.each(phases.filter((phase) => !isCleanUp(phase)))(
    'that breaks in its %s is told in its place and tried again',
    async (phase) => {
      const console = await opened();
      arm(name, phase);
      await open(console);
      await calm();
      expectRest();
      const part = find();
      expect(part).not.toBeNull();
      if (closes) expect(within(part ?? document.body).getByText('Trace ID: trace-1')).toBeTruthy();
      expect(console.logged.join()).toContain(`trace-1: Error: ${name} broke in ${phase}`);
      arm(undefined);
      const retry = document.querySelector<HTMLElement>('[data-action="retry"]');
      if (retry) await userEvent.click(retry);
      await calm();
      expectRest();
      expect(find()).not.toBeNull();
      expect(screen.queryByText('Trace ID: trace-1')).toBeNull();
      expect(document.querySelector('.descry-broken-button')).toBeNull();
    },
  );

  test.skipIf(!closes)('that broke can be closed, and opens whole later', async () => {
    const console = await opened();
    arm(name, 'effect');
    await open(console);
    await calm();
    const button = find()?.querySelector('[role="alert"] [data-action="close"]');
    expect(button).not.toBeNull();
    if (button) await userEvent.click(button);
    await calm();
    expect(find()).toBeNull();
    arm(undefined);
    await close(console);
    await open(console);
    await calm();
    expect(find()).not.toBeNull();
    expect(screen.queryByText('Trace ID: trace-1')).toBeNull();
  });

  test.each(phases.filter(isCleanUp))('that breaks in its %s is gone, and all else stays', async (phase) => {
    const console = await opened();
    await open(console);
    await calm();
    expect(find()).not.toBeNull();
    arm(name, phase);
    await close(console);
    await calm();
    arm(undefined);
    expectRest();
    expect(find()).toBeNull();
    expect(screen.queryByText('Trace ID: trace-1')).toBeNull();
    await open(console);
    await calm();
    expect(find()).not.toBeNull();
    expect(screen.queryByText('Trace ID: trace-1')).toBeNull();
  });
});

test.each(phases)('a side menu that breaks in its %s leaves the rest of the console', async (phase) => {
  await opened();
  arm('side menu', phase);
  await userEvent.click(screen.getByTestId('side-menu').querySelector('[data-action="toggle-menu"]') ?? document.body);
  await calm();
  if (!isCleanUp(phase)) {
    fireEvent.click(screen.getByTestId('side-menu').querySelector('[data-action="toggle-menu"]') ?? document.body);
    await calm();
  }
  expectRest();
  const part = within(screen.getByTestId('side-menu'));
  expect(part.getByText('Trace ID: trace-1')).toBeTruthy();
  arm(undefined);
  await userEvent.click(part.getByRole('button', { name: 'Try again' }));
  await calm();
  expect(screen.queryByText('Trace ID: trace-1')).toBeNull();
  await userEvent.click(screen.getByTestId('user-menu'));
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('a part of the header that breaks is a button in its place that tries again', async () => {
  arm('part of the header');
  await opened();
  expectRest();
  expect(part('brand')).toBeNull();
  arm(undefined);
  await userEvent.click(screen.getByRole('button', { name: /This part ran into an error.*trace-1/ }));
  expect(part('brand')).not.toBeNull();
});
