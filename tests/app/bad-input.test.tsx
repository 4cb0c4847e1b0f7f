import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialogs, type DialogId } from '../../src/generated/catalogue';
import { operations, type OperationId } from '../../src/generated/operations';
import { demoApp } from '../demo/support';
import { badBodies, failures } from './bad-answers';
import { calm, openConsole, part } from './console';

const demo = demoApp();
const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The demo backend, of which one operation answers what it should not. */
function backendWith(broken: OperationId, answer: () => Response | undefined) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const url = new URL(address, 'http://demo.test');
    const found = patterns.find(
      ({ method, pattern }) => method === (init.method ?? 'GET').toLowerCase() && pattern.test(url.pathname),
    );
    if (found?.id !== broken) return demo.fetch(new Request(url, { ...init, signal: null }));
    asked += 1;
    return answer() ?? Promise.reject(new TypeError('no network'));
  };
}

let asked = 0;

async function openWith(operation: OperationId, answer: () => Response | undefined, account = 'full') {
  const opened = await openConsole({
    at: operation === 'getLandingPage' ? '/' : '/users/about',
    local: { 'uic-token': `demo-session-${account}` },
    backend: backendWith(operation, answer),
  });
  // Repetitions, and what starts half a second after the profile.
  await act(() => opened.clock.advance(3000));
  await calm();
  return opened;
}

const isOutage = (name: string): boolean => name === 'status 500' || name === 'status 503';

async function expectUsable(): Promise<void> {
  expect(part('screen')).not.toBeNull();
  expect(part('side-menu')).not.toBeNull();
  await userEvent.click(screen.getByTestId('user-menu'));
  await calm();
  expect(screen.getByRole('menuitem', { name: 'Log out' })).not.toBeNull();
}

// Fetching code takes time of its own, for which no test waits.
beforeAll(() =>
  Promise.all([import('../../src/render/DialogView'), ...Object.values(dialogs).map(({ load }) => load())]),
);

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  asked = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
  Object.assign(demo.state, { calls: [] });
});
afterEach(() => {
  expect(broken).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  vi.restoreAllMocks();
});

const all: readonly (readonly [string, () => Response | undefined])[] = Object.entries({ ...badBodies, ...failures });

const atStart: readonly OperationId[] = [
  ...(['getMenu', 'getAuth', 'getSession', 'getNotificationCounts', 'getNotificationItems'] as const),
  ...(['checkCreditPromotion', 'getLandingPage'] as const),
];

describe.each(atStart)('%s at the start', (operation) => {
  test.each(all)('answered by %s', async (name, answer) => {
    const { page, logged } = await openWith(operation, answer);
    expect(asked).toBeGreaterThan(0);
    const leads = ['getMenu', 'getAuth', 'getSession'].includes(operation) && isOutage(name);
    expect(page.done.some((line) => line.startsWith('assign ./info.html#/?error_code='))).toBe(leads);
    expect(logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
    if (operation === 'getAuth' && part('shell') === null) {
      // A profile that says nothing opens no gate; there is a way out all the same.
      await userEvent.click(screen.getByRole('link', { name: 'Log out' }));
      return;
    }
    await expectUsable();
  });
});

type Opened = Awaited<ReturnType<typeof openWith>>;

/** What a person does that leads to a call, and whether its failure is told. */
interface Deed {
  readonly operation: OperationId;
  readonly account?: string;
  readonly act: (opened: Opened) => Promise<void>;
  /** Where a failure is told: a note, a dialog of this id, or nowhere. */
  readonly told: 'toast' | 'jump-failed' | 'nowhere';
}

const click = async (action: string): Promise<void> => {
  const found = document.querySelector(`[data-testid="dialog"] [data-action="${action}"]`);
  await userEvent.click(found ?? document.body);
  await calm();
};
const openDialog = async ({ page }: Opened, dialog: DialogId): Promise<void> => {
  act(() => page.fire('console:open-dialog', { detail: { dialog } }));
  await calm();
  await screen.findByTestId('dialog');
};
const control = (name: string): HTMLElement => {
  const found = document.querySelector(`[name="${name}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No control ${name}.`);
  return found;
};
const jump = async ({ page }: Opened): Promise<void> => {
  act(() => page.fire('console:jump-role-management'));
  await calm();
};

const deeds: readonly Deed[] = [
  {
    operation: 'listNotifications',
    act: async () => {
      await userEvent.click(screen.getByTestId('notifications'));
      await calm();
    },
    told: 'nowhere',
  },
  {
    operation: 'setLanguage',
    act: async (opened) => {
      await openDialog(opened, 'language');
      await userEvent.click(await screen.findByRole('radio', { name: '日本語' }));
      await click('save');
    },
    told: 'toast',
  },
  {
    operation: 'setPreviewFeature',
    act: async (opened) => {
      await openDialog(opened, 'data-query-opt-in');
      await click('agree');
    },
    told: 'toast',
  },
  {
    operation: 'noUpgradeBanner',
    act: async (opened) => {
      await openDialog(opened, 'upgrade');
      await click('dont-show-again');
    },
    told: 'toast',
  },
  {
    operation: 'getUpgradeUrl',
    act: async (opened) => {
      await openDialog(opened, 'upgrade-confirm');
      await userEvent.click(within(screen.getByTestId('dialog')).getByRole('checkbox'));
      await click('go');
    },
    told: 'toast',
  },
  {
    operation: 'getWhitelabel',
    account: 'itops',
    act: async () => {
      await userEvent.click(screen.getByTestId('help-menu'));
      await calm();
    },
    told: 'toast',
  },
  {
    operation: 'reportActivity',
    act: async ({ page, clock }) => {
      page.use();
      await act(() => clock.advance(70_000));
      await calm();
    },
    told: 'nowhere',
  },
  {
    operation: 'sendSupportForm',
    act: async (opened) => {
      await openDialog(opened, 'support-case');
      await userEvent.type(control('phoneNumber'), '1');
      await userEvent.selectOptions(control('caseType'), 'Technical Support');
      await userEvent.selectOptions(control('severity'), 'System Impaired P3');
      await userEvent.type(control('memo'), 'x');
      await click('send');
    },
    told: 'toast',
  },
  { operation: 'getSsoStatus', act: jump, told: 'jump-failed' },
  { operation: 'createInternalToken', act: jump, told: 'jump-failed' },
  { operation: 'followSsoRedirect', act: jump, told: 'jump-failed' },
];

/** Enough of them to reach every way a call can fail; the client reads all alike. */
const some = all.filter(([name]) =>
  [
    ...['no members', 'members that are null', 'members that are lists of rubbish', 'null', 'a page', 'an empty body'],
    ...['a nesting without end', 'status 400', 'status 500', 'no answer'],
  ].includes(name),
);
const failed = (name: string): boolean => Object.hasOwn(failures, name);

describe.each(deeds)('$operation', ({ operation, account, act: deed, told }) => {
  test.each(some)('answered by %s', async (name, answer) => {
    const opened = await openWith(operation, answer, account);
    await deed(opened);
    // Some deeds take several calls to get there.
    for (let turn = 0; turn < 5 && asked === 0; turn += 1) await calm();
    await act(() => opened.clock.advance(2000));
    await calm();
    expect(asked).toBeGreaterThan(0);
    expect(opened.logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
    if (failed(name) && told === 'toast') expect(screen.getAllByTestId('toast').length).toBeGreaterThan(0);
    if (failed(name) && told === 'jump-failed') {
      expect(screen.getByTestId('dialog').getAttribute('data-dialog')).toBe('jump-failed');
    }
    for (const dialog of screen.queryAllByTestId('dialog')) {
      await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    }
    await calm();
    await expectUsable();
  });
});
