import { isInAppPath } from '~/api/safe-address';
import { settings } from '~/generated/console/console';
import type { ConsoleSettings } from '~/generated/contract/descriptor-types';
import { getOwn } from '~/lib/get-own';
import { isString } from '~/lib/json';
import type { EmbeddedWindow, Page } from '~/platform/browser';
import type { Clock } from '~/platform/clock';
import { createRateLimit, type RateLimit } from '~/platform/rate-limit';

/** An application that a screen embeds. */
export interface EmbeddedApp {
  readonly window: EmbeddedWindow;
  /** The origin of its messages: that of its address, or the text `null` in a sandbox without an origin. */
  readonly origin: string;
  /** Events of the console that it may send. */
  readonly accepts: readonly string[];
  /** The reactions to its events about itself. */
  readonly listeners: { readonly [Name in keyof FrameEvents]: (detail: FrameEvents[Name]) => void };
}

/** A message as it was received; nothing in it has been checked. */
export interface FrameMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly name: unknown;
  readonly detail: unknown;
}

/** The embedded applications on the page, and what they may send. */
export interface Frames {
  /** Registers an application, from whose window only accepted events are processed. The result unregisters it. */
  embed(app: EmbeddedApp): () => void;
  /**
   * Processes a message. True if it was accepted, false if not; `undefined` if its sender is not an embedded
   * application. `open` processes an event of the console and returns true if its detail has the right shape.
   */
  receive(message: FrameMessage, open: (name: string, detail: unknown) => boolean): boolean | undefined;
}

/** The options of the registry. `limits` are messages and events per second. */
export interface FramesOptions {
  readonly page: Pick<Page, 'isBelow' | 'dispatch'>;
  readonly clock: Clock;
  readonly limits: Pick<ConsoleSettings['frames'], 'messages' | 'events'>;
}

const second = 1000;

/** Creates the registry without applications. */
export function createFrames({ page, clock, limits }: FramesOptions): Frames {
  const apps = new Map<EmbeddedApp, { readonly messages: RateLimit; readonly events: RateLimit }>();
  return {
    embed(app) {
      const may = (count: number): RateLimit => createRateLimit(clock, { count, period: second });
      apps.set(app, { messages: may(limits.messages), events: may(limits.events) });
      return () => void apps.delete(app);
    },
    receive({ source, origin, name, detail }, open) {
      for (const [app, may] of apps) {
        if (app.window !== source) continue;
        if (!may.messages() || origin !== app.origin || typeof name !== 'string') return false;
        if (isFrameEvent(name)) return notifyApp(app, name, detail);
        // The sign-out itself reads the answers of embedded parts to it.
        if (name === 'console:logout-ready') {
          page.dispatch(name);
          return true;
        }
        return app.accepts.includes(name) && may.events() && open(name, detail);
      }
      // A window inside of an application, or opened by it, is not the application, whatever its origin.
      return [...apps.keys()].some(({ window }) => page.isBelow(source, window)) ? false : undefined;
    },
  };
}

function isFrameEvent(name: string): name is keyof FrameEvents {
  return Object.hasOwn(frameReaders, name);
}

function notifyApp<Name extends keyof FrameEvents>(app: EmbeddedApp, name: Name, detail: unknown): boolean {
  const read = frameReaders[name](detail);
  if (read === undefined) return false;
  app.listeners[name](read);
  return true;
}

/** An item that an embedded application adds to the breadcrumbs. */
interface FrameCrumb {
  readonly label: string;
  /** A path of the console. */
  readonly to?: string;
}

/** The events by which an embedded application describes itself, with their details. */
interface FrameEvents {
  'console:frame-ready': null;
  'console:set-title': { readonly title: string };
  'console:set-breadcrumbs': { readonly items: readonly FrameCrumb[] };
}

/** Reads the detail of each event; `undefined` if it has the wrong shape. */
const frameReaders: {
  readonly [Name in keyof FrameEvents]: (detail: unknown) => FrameEvents[Name] | undefined;
} = {
  'console:frame-ready': () => null,
  'console:set-title': (detail) => {
    const title = readLabel(getOwn(detail, 'title'));
    return title === undefined ? undefined : { title };
  },
  'console:set-breadcrumbs': readCrumbs,
};

const { titleLength, crumbs } = settings.frames;

/** One invalid item makes the whole list invalid, because breadcrumbs with a gap would mislead. */
function readCrumbs(detail: unknown): FrameEvents['console:set-breadcrumbs'] | undefined {
  const items = getOwn(detail, 'items');
  if (!Array.isArray(items) || items.length > crumbs) return undefined;
  const read = items.flatMap((item: unknown) => readCrumb(item) ?? []);
  return read.length === items.length ? { items: read } : undefined;
}

function readCrumb(item: unknown): FrameCrumb | undefined {
  const label = readLabel(getOwn(item, 'label'));
  const to = getOwn(item, 'to');
  if (label === undefined || (to !== undefined && !isInAppPath(to))) return undefined;
  return { label, ...(to !== undefined && { to }) };
}

/** A text in one line without control characters; `undefined` if it is blank or too long. */
function readLabel(value: unknown): string | undefined {
  if (!isString(value) || value.length > titleLength) return undefined;
  const words = value
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return words === '' ? undefined : words;
}
