import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, type ReactNode, type RefObject } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { isTrue } from '~/descriptor/is-shown';
import type { ReaderBlock } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { isList, isString } from '~/lib/json';
import { noData } from '~/state/present-error';
import { NoData } from '~/ui/NoData';
import { useServices } from '~/view/context/services';
import { visibleText } from '~/lib/visible-text';
import type { Ticks } from '../use-ticks';
import './reader.css';

/**
 * A long text in a scrolling box, with a hint below it where the descriptor wants one. It counts as read when its end
 * has been visible, so a text that fits is read at once. Without a text, nothing counts as read.
 */
export function ReaderView(props: {
  readonly block: ReaderBlock;
  readonly scope: Scope;
  readonly ticks: Ticks;
  /** Blocks in place of paragraphs. */
  readonly children?: ReactNode;
}) {
  const { block, scope, ticks } = props;
  const t = useTranslate();
  const hintId = useId();
  const hasBlocks = props.children !== undefined;
  const paragraphs = block.paragraphs && evaluate(block.paragraphs, scope);
  // The text may be huge, and a countdown in the same dialog renders it every second.
  const lines = useMemo(() => linesOf(paragraphs), [paragraphs]);
  const isRead = ticks.values[block.name] === true;
  const box = useReadToEnd(isRead, () => ticks.set(block.name, true), hasBlocks ? undefined : paragraphs);
  if (!hasBlocks && lines.length === 0) return <NoData text={t({ key: noData })} />;
  const isAnnounced = isTrue(block.announceWhen, scope);
  return (
    <div className="descry-reader">
      <div
        ref={box}
        role="region"
        aria-label={t(block.label, scope)}
        aria-describedby={isAnnounced ? hintId : undefined}
        // The arrow keys must be able to scroll to the end.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="descry-reader-box"
        style={{ flexBasis: block.height }}
      >
        <div>{props.children ?? lines}</div>
      </div>
      {isAnnounced && (
        <p id={hintId} role="status" className="descry-reader-hint">
          {t(isRead ? 'UI.READ' : 'UI.READ_ON')}
        </p>
      )}
    </div>
  );
}

/**
 * Gives the ref of a scrolling box, and calls `onRead` when its end is visible. The box takes the focus from the
 * dialog, which opened before the text was there. `content` is what the box was rendered from; `undefined` if that
 * never changes.
 */
function useReadToEnd(isRead: boolean, onRead: () => void, content: unknown): RefObject<HTMLDivElement | null> {
  const { settings } = useServices();
  const box = useRef<HTMLDivElement>(null);
  const measure = useEffectEvent(() => {
    const element = box.current;
    if (!element || isRead || element.clientHeight === 0) return;
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    if (below <= settings.dialogs.readWithin) onRead();
  });
  useLayoutEffect(() => {
    const element = box.current;
    const text = element?.firstElementChild;
    if (!element || !text) return;
    measure();
    const watch = new ResizeObserver(() => measure());
    watch.observe(element);
    watch.observe(text);
    const onScroll = (): void => measure();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [content]);
  useLayoutEffect(() => {
    const element = box.current;
    if (element && document.activeElement?.contains(element)) element.focus({ preventScroll: true });
  }, []);
  return box;
}

function linesOf(paragraphs: unknown): readonly ReactNode[] {
  const texts = isList(paragraphs) ? paragraphs.filter(isString).filter((text) => text.trim() !== '') : [];
  return texts.map((text, index) => (
    <p key={index} dir="auto">
      {visibleText(text)}
    </p>
  ));
}
