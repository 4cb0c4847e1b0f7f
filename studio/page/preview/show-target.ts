import type { PreviewTarget } from '../../protocol';
import { call } from '../model/call';
import { sendTo, shellIn } from './frame';
import { openingEvent } from './opening-event';

/** Milliseconds after which an event is sent again that has opened nothing yet. */
const retryAfter = 700;

/** The same for a console that has not taken the event: it is still starting. */
const retryStartingAfter = 100;

/** Milliseconds after which nothing is sent any more: what a condition hides never opens. */
const giveUpAfter = 8400;

/**
 * Makes a descriptor visible in the console of a frame, if something can show it: after each load of the page. `object`
 * is the id of that which a drawer shows; an empty one leaves it to the demo backend. `onUnknown` is called for a
 * drawer for which the demo has no object.
 */
export async function showTarget(frame: HTMLIFrameElement, what: Wanted, signal: AbortSignal): Promise<void> {
  const { object, isAnother, onUnknown } = what;
  const target = await call('target', { file: what.file }).catch(() => null);
  if (!target || signal.aborted) return;
  let current = new AbortController();
  const begin = (): void => {
    current.abort();
    current = new AbortController();
    void show(frame, { target, object, replaces, onUnknown }, AbortSignal.any([signal, current.signal]));
    // A page that is loaded again has the drawer in its address, which is that of the object by then.
    replaces = false;
  };
  let replaces = isAnother;
  frame.addEventListener('load', begin, { signal });
  begin();
}

/** What the preview is to show. */
export interface Wanted {
  readonly file: string;
  readonly object: string;
  /** Whether the preview shows the descriptor for another object. */
  readonly isAnother: boolean;
  readonly onUnknown: () => void;
}

interface Shown extends Pick<Wanted, 'object' | 'onUnknown'> {
  readonly target: PreviewTarget;
  /** Whether what is open already is to be replaced. */
  readonly replaces: boolean;
}

async function show(
  frame: HTMLIFrameElement,
  { target, object, replaces, onUnknown }: Shown,
  signal: AbortSignal,
): Promise<void> {
  if (!(await shellIn(frame, signal)) || signal.aborted) return;
  if (target.kind === 'address') {
    const { contentWindow: page } = frame;
    if (page && page.location.hash !== `#${target.path}`) page.location.hash = target.path;
    return;
  }
  const event = await openingEvent(target, object);
  // What is open for an object stays, such as the drawer of an extension.
  if (!event && !signal.aborted && (replaces || !isOpen(frame, target))) {
    if (replaces) sendTo(frame, 'console:close-drawer', {});
    onUnknown();
  }
  const end = performance.now() + giveUpAfter;
  for (let attempt = 0; event && performance.now() < end && !signal.aborted; attempt += 1) {
    if (isOpen(frame, target) && (attempt > 0 || (object === '' && !replaces))) return;
    const before = frame.contentWindow?.location.hash;
    sendTo(frame, event.name, event.detail);
    // A drawer is in the address at once. A dialog is not, and one that is opened twice is there twice.
    const isIgnored = target.kind === 'drawer' && frame.contentWindow?.location.hash === before;
    await new Promise((done) => setTimeout(done, isIgnored ? retryStartingAfter : retryAfter));
  }
}

function isOpen({ contentDocument: page }: HTMLIFrameElement, target: PreviewTarget): boolean {
  if (target.kind === 'address') return true;
  const selector =
    target.kind === 'drawer'
      ? `[data-testid="drawer"][data-search-type="${target.searchType}"]`
      : `[data-dialog="${CSS.escape(target.id)}"]`;
  return page?.querySelector(selector) != null;
}
