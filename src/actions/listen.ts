import type { Trust } from '~/api/safe-address';
import { isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import type { Page } from '~/platform/browser';
import type { Frames } from '~/state/frames';
import { readers, type IncomingEvents } from './incoming-events';

/** The reaction to each event. */
export type Listeners = { readonly [Name in keyof IncomingEvents]: (detail: IncomingEvents[Name]) => void };

/** The listeners for window events and messages while they are active. */
export interface Listening {
  stop(): void;
  /** Number of messages and events with a wrong shape or from an origin that is not allowed. */
  ignored(): number;
}

/** Listens to events of this window and to messages of embedded applications and of windows of trusted origins. */
export function listen(page: Page, trust: Trust, frames: Frames, listeners: Listeners): Listening {
  let ignored = 0;

  const open = (name: string, detail: unknown): boolean => isEventName(name) && notify(name, detail, listeners);
  const receive = (name: string, detail: unknown): boolean => {
    const isReceived = open(name, detail);
    if (!isReceived) ignored += 1;
    return isReceived;
  };
  const stops = Object.keys(readers).map((name) =>
    page.listen(name, (event) => {
      // So that who dispatched it learns that it was taken.
      if (receive(name, 'detail' in event ? event.detail : undefined)) event.preventDefault();
    }),
  );
  stops.push(
    page.listen('message', (event) => {
      const data = 'data' in event ? event.data : undefined;
      const origin = 'origin' in event && isString(event.origin) ? event.origin : '';
      const name = getOwn(data, 'event');
      const source = 'source' in event ? event.source : undefined;
      const embedded = frames.receive({ source, origin, name, detail: getOwn(data, 'detail') }, open);
      if (embedded === false) ignored += 1;
      if (embedded !== undefined) return;
      // Other parts of the page talk by messages too; only those that name an event of the console are meant for it.
      if (!isString(name) || !name.startsWith('console:')) return;
      const trusted = origin === trust.origin || trust.allowed.includes(origin);
      // The sign-out itself reads the answers of embedded parts to it.
      if (trusted && name === 'console:logout-ready') page.dispatch(name);
      else if (trusted) receive(name, getOwn(data, 'detail'));
      else ignored += 1;
    }),
  );
  return { stop: () => stops.forEach((stop) => stop()), ignored: () => ignored };
}

function isEventName(name: string): name is keyof IncomingEvents {
  return Object.hasOwn(readers, name);
}

function notify<Name extends keyof IncomingEvents>(name: Name, detail: unknown, listeners: Listeners): boolean {
  const read = readers[name](detail);
  if (read === undefined) return false;
  listeners[name](read);
  return true;
}
