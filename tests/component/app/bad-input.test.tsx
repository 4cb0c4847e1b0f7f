import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { dialogs } from '~/generated/console/catalogue';
import type { DialogId } from '~/generated/console/ids';
import { operations, type OperationId } from '~/generated/contract/operations';
import { demoApp } from '../../harness/demo/support';
import { badBodies, failures } from '../../fixtures/app/bad-answers';
import { calm, openConsole, part } from '../../harness/app/console';

const demo = demoApp();
const patterns = Object.entries(operations).map(([id, { method, path }]) => ({
  id,
  method,
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

/** The demo backend, of which some operations answer what they should not. */
function backendWith(broken: readonly OperationId[], answer: () => Response | undefined) {
  return async (address: string, request: Request): Promise<Response> => {
    const url = new URL(address, 'http://demo.test');
    const found = patterns.find(
      ({ method, pattern }) => method === request.method.toLowerCase() && pattern.test(url.pathname),
    );
    const operation = broken.find((id) => id === found?.id);
    if (!operation) return demo.fetch(new Request(url, request));
    requested.add(operation);
    return answer() ?? Promise.reject(new TypeError('no network'));
  };
}

const requested = new Set<OperationId>();

async function openWith(broken: readonly OperationId[], answer: () => Response | undefined, account = 'full') {
  const opened = await openConsole({
    at: broken.includes('getLandingPage') ? '/' : '/users/about',
    local: { 'uic-token': `demo-session-${account}` },
    backend: backendWith(broken, answer),
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
  Promise.all([
    import('~/view/dialog/DialogView'),
    import('~/view/form/FormView'),
    ...Object.values(dialogs).map(({ load }) => load()),
  ]),
);

let broken: unknown[] = [];
beforeEach(() => {
  broken = [];
  requested.clear();
  vi.spyOn(console, 'error').mockImplementation((...words) => void broken.push(words));
  Object.assign(demo.state, { calls: [] });
});
afterEach(() => {
  expect(broken).toEqual([]);
  expect(Object.keys(Object.prototype)).toEqual([]);
  vi.restoreAllMocks();
});

type Answer = readonly [name: string, answer: () => Response | undefined];
const all: readonly Answer[] = Object.entries({ ...badBodies, ...failures });
const named = (names: readonly string[]): readonly Answer[] => all.filter(([name]) => names.includes(name));

/**
 * Bodies that the client refuses for every operation alike, before anything reads them: in pairs, one for each call.
 */
const unreadable = [
  ['a page', '20 MB'],
  ['an empty body', 'a nesting without end'],
  ['broken JSON', 'lists in lists without end'],
];
const readable = all.filter(([name]) => !unreadable.flat().includes(name));

/** A call without which the console does not start. */
const isDecisive = (operation: OperationId): boolean => ['getMenu', 'getAuth', 'getSession'].includes(operation);
const atStart: readonly OperationId[] = ['getMenu', 'getAuth', 'getSession', 'checkCreditPromotion'];

describe.each(atStart)('%s at the start', (operation) => {
  const pair = unreadable[atStart.indexOf(operation) % unreadable.length] ?? [];
  test.each([...readable, ...named(pair)])('answered by %s', async (name, answer) => {
    const { page, logged } = await openWith([operation], answer);
    expect([...requested]).toEqual([operation]);
    const leads = isDecisive(operation) && isOutage(name);
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

/** Calls at the start that do not depend on one another, so that they can fail together. */
const independent: readonly OperationId[] = ['getLandingPage', 'getNotificationCounts', 'getNotificationItems'];

test.each(all)('landing page and notifications answered by %s leave the console usable', async (_, answer) => {
  const { page, logged } = await openWith(independent, answer);
  expect([...requested].sort()).toEqual(independent);
  expect(page.done.filter((line) => line.startsWith('assign ./info.html'))).toEqual([]);
  expect(logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
  await expectUsable();
});

test.each(named(['20 MB', 'a nesting without end', 'no answer']))(
  'every call of the start answered by %s at once leaves a way out',
  async (_, answer) => {
    const { logged } = await openWith([...atStart, ...independent], answer);
    expect(logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
    if (part('shell') === null) await userEvent.click(screen.getByRole('link', { name: 'Log out' }));
    else await expectUsable();
  },
);

type Opened = Awaited<ReturnType<typeof openWith>>;

/** What a person does that leads to a call, and whether its failure is told. */
interface Deed {
  readonly operation: OperationId;
  readonly account?: string;
  readonly act: (opened: Opened) => Promise<void>;
  /** Where a failure is told: a note, a dialog of this id, or nowhere. */
  readonly outcome: 'toast' | 'jump-failed' | 'nowhere';
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
    outcome: 'nowhere',
  },
  {
    operation: 'setLanguage',
    act: async (opened) => {
      await openDialog(opened, 'language');
      await userEvent.click(await screen.findByRole('radio', { name: '日本語' }));
      await click('save');
    },
    outcome: 'toast',
  },
  {
    operation: 'setPreviewFeature',
    act: async (opened) => {
      await openDialog(opened, 'data-query-opt-in');
      await click('agree');
    },
    outcome: 'toast',
  },
  {
    operation: 'noUpgradeBanner',
    act: async (opened) => {
      await openDialog(opened, 'upgrade');
      await click('dont-show-again');
    },
    outcome: 'toast',
  },
  {
    operation: 'getUpgradeUrl',
    act: async (opened) => {
      await openDialog(opened, 'upgrade-confirm');
      await userEvent.click(within(screen.getByTestId('dialog')).getByRole('checkbox'));
      await click('go');
    },
    outcome: 'toast',
  },
  {
    operation: 'getWhitelabel',
    account: 'itops',
    act: async () => {
      await userEvent.click(screen.getByTestId('help-menu'));
      await calm();
    },
    outcome: 'toast',
  },
  {
    operation: 'reportActivity',
    act: async ({ page, clock }) => {
      page.use();
      await act(() => clock.advance(70_000));
      await calm();
    },
    outcome: 'nowhere',
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
    outcome: 'toast',
  },
  { operation: 'getSsoStatus', act: jump, outcome: 'jump-failed' },
  { operation: 'createInternalToken', act: jump, outcome: 'jump-failed' },
  { operation: 'followSsoRedirect', act: jump, outcome: 'jump-failed' },
];

/**
 * Bodies and failures of one deed: enough of them to reach every way a call can fail. Of the bodies that the client
 * reads alike for all operations, each deed has two, by turns.
 */
function answersOf(index: number): readonly Answer[] {
  const empty = ['no members', 'members that are null', 'null'];
  const broken = ['a page', 'an empty body', 'a nesting without end'];
  const turn = [empty, broken].flatMap((names) => names[index % names.length] ?? []);
  return named(['members that are lists of rubbish', 'status 400', 'status 500', 'no answer', ...turn]);
}
const failed = (name: string): boolean => Object.hasOwn(failures, name);

describe.each(deeds.map((deed, index) => ({ ...deed, index })))('$operation', (given) => {
  const { operation, account, act: deed, outcome, index } = given;
  test.each(answersOf(index))('answered by %s', async (name, answer) => {
    const opened = await openWith([operation], answer, account);
    await deed(opened);
    // Some deeds take several calls to get there.
    for (let turn = 0; turn < 5 && requested.size === 0; turn += 1) await calm();
    await act(() => opened.clock.advance(2000));
    await calm();
    expect(requested.size).toBe(1);
    expect(opened.logged.filter((line) => !line.startsWith('warning: '))).toEqual([]);
    if (failed(name) && outcome === 'toast') expect(screen.getAllByTestId('toast').length).toBeGreaterThan(0);
    if (failed(name) && outcome === 'jump-failed') {
      expect(screen.getByTestId('dialog').getAttribute('data-dialog')).toBe('jump-failed');
    }
    for (const dialog of screen.queryAllByTestId('dialog')) {
      await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    }
    await calm();
    await expectUsable();
  });
});
