import { useEffect, type RefObject } from 'react';
import { call } from '../model/call';
import { useStudio } from '../model/context';
import type { Studio } from '../model/studio';
import { onEachPage } from './frame';
import { outline } from './outlines';
import { elementOf, seenIn } from './point';

/**
 * Leads from the console to its descriptors: while `isPointing`, or with Alt, a click on something goes to its line and
 * does nothing else. `onPointed` hears of it.
 */
export function usePointing(frame: RefObject<HTMLIFrameElement | null>, isPointing: boolean, onPointed: () => void) {
  const studio = useStudio();
  useEffect(() => {
    const { current } = frame;
    return current ? onEachPage(current, (page) => listen(page, { studio, isPointing, onPointed })) : undefined;
  }, [frame, studio, isPointing, onPointed]);
}

interface Listening {
  readonly studio: Studio;
  readonly isPointing: boolean;
  readonly onPointed: () => void;
}

function listen(page: Document, { studio, isPointing, onPointed }: Listening): () => void {
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };
  const isMeant = (event: MouseEvent): boolean => isPointing || event.altKey;
  const swallow = (event: MouseEvent): void => {
    if (!isMeant(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The console is not to react: it is only pointed at.
  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup'] as const) {
    page.addEventListener(type, swallow, options);
  }
  page.addEventListener(
    'pointermove',
    (event) => outline(page, 'data-studio-pointed', isMeant(event) ? elementAt(event) : undefined),
    options,
  );
  page.addEventListener(
    'click',
    (event) => {
      const element = elementAt(event);
      if (!isMeant(event) || !element) return;
      swallow(event);
      onPointed();
      void call('locate', seenIn(element)).then((position) => position && studio.goTo({ ...position, length: 0 }));
    },
    options,
  );
  return () => {
    abort.abort();
    outline(page, 'data-studio-pointed', undefined);
  };
}

/** The element under the pointer. It belongs to another page, whose classes are not those of this one. */
function elementAt(event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target && isElement(target) ? target : undefined;
}

function isElement(target: object): target is Element {
  return 'nodeType' in target && target.nodeType === 1;
}

/**
 * Outlines in the console what the caret is in. Once after the caret has come into another part, and on each page, its
 * tab is shown and it is scrolled into sight.
 */
export function useCaretOutline(frame: RefObject<HTMLIFrameElement | null>): void {
  const studio = useStudio();
  useEffect(() => {
    const { current } = frame;
    if (!current) return undefined;
    let ids: readonly string[] = [];
    let isLoading = false;
    let isStale = false;
    let awaitsTab = false;
    let awaitsSight = true;
    const draw = (): void => {
      const page = current.contentDocument;
      if (!page) return;
      if (awaitsTab) awaitsTab = !showTab(page, ids);
      const element = elementOf(page, ids);
      outline(page, 'data-studio-caret', element);
      if (!element || !awaitsSight) return;
      awaitsSight = false;
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    };
    const load = async (): Promise<void> => {
      isStale = true;
      if (isLoading) return;
      isLoading = true;
      while (isStale) {
        isStale = false;
        const file = studio.open.get()?.file;
        await studio.sent();
        const before = ids.join('\n');
        ids = file === undefined ? [] : await call('ids', { file, offset: studio.caret.get() }).catch(() => []);
        awaitsTab = true;
        awaitsSight ||= ids.join('\n') !== before;
        draw();
      }
      isLoading = false;
    };
    const stopCaret = studio.caret.subscribe(() => void load());
    const stopPages = onEachPage(current, (page) => {
      const watch = new MutationObserver(draw);
      watch.observe(page, { childList: true, subtree: true });
      awaitsSight = true;
      draw();
      return () => watch.disconnect();
    });
    return () => {
      stopCaret();
      stopPages();
    };
  }, [frame, studio]);
}

/** Shows the tab around a part, given the ids around it. True if a tab of one of these ids is shown now. */
function showTab(page: Document, ids: readonly string[]): boolean {
  const id = ids.at(-1);
  const tab = id === undefined ? null : page.querySelector<HTMLElement>(`[role="tab"][data-tab="${CSS.escape(id)}"]`);
  if (tab?.ariaSelected === 'false') tab.click();
  return tab !== null;
}
