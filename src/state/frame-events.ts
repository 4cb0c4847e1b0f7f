import { isInAppPath } from '~/api/safe-address';
import { settings } from '~/generated/console/console';
import { isString } from '~/lib/json';
import { getOwn } from '~/lib/get-own';

/** An item that an embedded application adds to the breadcrumbs. */
export interface FrameCrumb {
  readonly label: string;
  /** A path of the console. */
  readonly to?: string;
}

/** What an embedded application says of itself, with what the details are read as. */
export interface FrameEvents {
  'console:frame-ready': null;
  'console:set-title': { readonly title: string };
  'console:set-breadcrumbs': { readonly items: readonly FrameCrumb[] };
}

/** The reader of each event; `undefined` when it has the wrong shape. */
export const frameReaders: {
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

/** One wrong item makes the whole list wrong: a way with a step missing would lead astray. */
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

/** Words in one line, without control characters; empty ones say nothing. */
function readLabel(value: unknown): string | undefined {
  if (!isString(value) || value.length > titleLength) return undefined;
  const words = value
    .replace(/\s+/gu, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim();
  return words === '' ? undefined : words;
}
