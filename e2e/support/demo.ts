import { expect } from '@playwright/test';
import type { DemoApp } from '../../demo/app';
import { accounts } from '../../demo/company/administration/accounts';
import { postOf } from '../../demo/control/api';
import { handlers } from '../../demo/server/handlers/all';
import type { BannerOverride, CallRecord, NextAnswer, NotificationOverride } from '../../demo/server/state';
import type { Gate } from './hold';

/** Every operation that the demo backend answers. */
const operations = namesOf(handlers);

function namesOf<Table extends object>(table: Table): readonly Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = [];
  for (const name in table) names.push(name);
  return names;
}

/** The delay, in milliseconds, of an answer that waits until the test lets it go. */
export const HELD = 1_000_000_000;

/** The interface of a browser test to the demo backend. */
export interface Demo {
  /** Value of the stored token of an account. */
  tokenOf(account: string): string;
  /** Sets the answers to the next calls of an operation. */
  next(operation: NextAnswer['operation'], answer: Omit<NextAnswer, 'operation'>): Promise<void>;
  /** Holds the answer to the next call of an operation until `release`. */
  hold(operation: NextAnswer['operation'], answer?: Omit<NextAnswer, 'operation' | 'delayMs'>): Promise<void>;
  /** Lets the held answers go, once there is one. */
  release(): Promise<void>;
  /** Delays the next answers of every operation that has no other setting, in milliseconds. */
  delayAnswers(delayMs: number): void;
  /** Changes keys of the start-up configuration. */
  config(changes: object): Promise<void>;
  /** Changes flags, permissions and profile of every account. */
  access(changes: object): Promise<void>;
  /** Sets the milliseconds that idle time-out and session have left. */
  session(left: object): Promise<void>;
  /** Changes the notifications: how many of each type, their level, single ones, the unread counts. */
  notifications(changes: NotificationOverride): Promise<void>;
  /** Changes license items, identity provider, promotion and kicking action. */
  banners(changes: BannerOverride): Promise<void>;
  /** Adds entries to the menu, on three levels. */
  menu(entries: number): Promise<void>;
  /** Sends the sockets of an account, or all, the message that their session was ended elsewhere. */
  endSession(account?: string): Promise<void>;
  /** Sets a scenario of the control page. */
  scenario(id: string): Promise<void>;
  /** Sends a live message as soon as a socket is open. */
  push(message: unknown): Promise<void>;
  /** Ends every live connection. */
  disconnect(): Promise<void>;
  /** The calls so far, of one operation or all. */
  calls(operation?: string): readonly CallRecord[];
  /** Resets the backend. */
  reset(): Promise<void>;
}

/** Controls a demo backend through its control interface, and the answers that wait at its gate. */
export function steer(app: DemoApp, held: Gate): Demo {
  const post = async (path: string, body: object = {}) => {
    const request = new Request(`http://localhost/__demo/api/${path}`, postOf(body));
    const response = await app.fetch(request);
    if (!response.ok) throw new Error(`The demo backend refuses ${path}: ${await response.text()}`);
  };
  const isConnected = () => expect.poll(() => app.hub.connections.length).toBeGreaterThan(0);
  return {
    tokenOf(id) {
      const account = accounts.find((each) => each.id === id);
      if (!account) throw new Error(`No account ${id}; there are ${accounts.map((each) => each.id).join(', ')}.`);
      return account.token;
    },
    next: (operation, answer) => post('next', { operation, ...answer }),
    hold: (operation, answer = {}) => post('next', { operation, ...answer, delayMs: HELD }),
    release: async () => {
      await expect.poll(() => held.count).toBeGreaterThan(0);
      held.open();
    },
    delayAnswers: (delayMs) => {
      app.state.next.push(...operations.map((operation) => ({ operation, delayMs, times: 20 })));
    },
    config: (changes) => post('config', changes),
    access: (changes) => post('access', changes),
    session: (left) => post('session', left),
    notifications: (changes) => post('notifications', changes),
    banners: (changes) => post('banners', changes),
    menu: (entries) => post('menu', { entries }),
    endSession: async (account) => {
      await isConnected();
      await post('end-session', account === undefined ? {} : { account });
    },
    scenario: (id) => post('scenario', { id }),
    push: async (message) => {
      await isConnected();
      await post('push', { message });
    },
    disconnect: () => post('disconnect'),
    calls: (operation) => app.state.calls.filter((call) => operation === undefined || call.operation === operation),
    reset: async () => {
      held.open();
      await post('disconnect');
      await post('reset');
    },
  };
}
