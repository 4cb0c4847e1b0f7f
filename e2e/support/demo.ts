import { expect } from '@playwright/test';
import type { DemoApp } from '../../demo/app';
import { accounts } from '../../demo/accounts';
import type { BannerOverride, CallRecord, NextAnswer, NotificationOverride } from '../../demo/state';

/** What a browser test sets and reads at the demo backend. */
export interface Demo {
  /** Value of the stored token of an account. */
  tokenOf(account: string): string;
  /** Sets what the next calls of an operation get. */
  next(operation: NextAnswer['operation'], answer: Omit<NextAnswer, 'operation'>): Promise<void>;
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
  /** Tells the sockets of an account, or all, that their session was ended elsewhere. */
  endSession(account?: string): Promise<void>;
  /** Brings a state about that the control page offers. */
  scenario(id: string): Promise<void>;
  /** Sends a live message, once somebody can hear it. */
  push(message: unknown): Promise<void>;
  /** Ends every live connection. */
  disconnect(): Promise<void>;
  /** The calls so far, of one operation or all. */
  calls(operation?: string): readonly CallRecord[];
  /** Brings everything back to its beginning. */
  reset(): Promise<void>;
}

/** Steers a demo backend through its control interface. */
export function steer(app: DemoApp): Demo {
  const post = async (path: string, body: object = {}) => {
    const request = new Request(`http://demo/__demo/api/${path}`, { method: 'POST', body: JSON.stringify(body) });
    const response = await app.fetch(request);
    if (!response.ok) throw new Error(`The demo backend refuses ${path}: ${await response.text()}`);
  };
  const heard = () => expect.poll(() => app.hub.connections.length).toBeGreaterThan(0);
  return {
    tokenOf(id) {
      const account = accounts.find((each) => each.id === id);
      if (!account) throw new Error(`No account ${id}; there are ${accounts.map((each) => each.id).join(', ')}.`);
      return account.token;
    },
    next: (operation, answer) => post('next', { operation, ...answer }),
    config: (changes) => post('config', changes),
    access: (changes) => post('access', changes),
    session: (left) => post('session', left),
    notifications: (changes) => post('notifications', changes),
    banners: (changes) => post('banners', changes),
    menu: (entries) => post('menu', { entries }),
    endSession: async (account) => {
      await heard();
      await post('end-session', account === undefined ? {} : { account });
    },
    scenario: (id) => post('scenario', { id }),
    push: async (message) => {
      await heard();
      await post('push', { message });
    },
    disconnect: () => post('disconnect'),
    calls: (operation) => app.state.calls.filter((call) => operation === undefined || call.operation === operation),
    reset: async () => {
      await post('disconnect');
      await post('reset');
    },
  };
}
