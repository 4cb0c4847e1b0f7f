import { useEffectEvent, useId, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { isList, isString } from '../../lib/json';
import { NoData } from '../../ui/NoData';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { noData } from '../source-failure';
import { useMessage } from '../use-text';
import './reader.css';

/**
 * A long text in a box of its own, and below it, where that matters, whether its end has been seen; a text that fits has been seen at once.
 * Where there is no text, nothing counts as read.
 */
export function ReaderView(props: {
  readonly label: string;
  readonly height: number;
  readonly paragraphs: unknown;
  readonly isRead: boolean;
  readonly onRead: () => void;
  /** Whether it tells that there is more to read. */
  readonly tells: boolean;
  /** In place of paragraphs. */
  readonly children?: ReactNode;
}) {
  const { paragraphs, isRead, onRead } = props;
  const { settings } = useServices();
  const say = useUiText();
  const message = useMessage();
  const box = useRef<HTMLDivElement>(null);
  const hint = useId();
  const hasBlocks = props.children !== undefined;
  // The text may be huge, and a countdown beside it changes every second.
  const lines = useMemo(() => linesOf(paragraphs), [paragraphs]);

  const look = useEffectEvent(() => {
    const element = box.current;
    if (!element || isRead || element.clientHeight === 0) return;
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    if (below <= settings.dialogs.readWithin) onRead();
  });
  useLayoutEffect(() => {
    const element = box.current;
    const text = element?.firstElementChild;
    if (!element || !text) return;
    look();
    const watch = new ResizeObserver(() => look());
    watch.observe(element);
    watch.observe(text);
    const onScroll = (): void => look();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      watch.disconnect();
      element.removeEventListener('scroll', onScroll);
    };
  }, [paragraphs, hasBlocks]);
  useLayoutEffect(() => {
    // The dialog opened before the text was there, and kept the focus for it.
    const element = box.current;
    if (element && document.activeElement?.contains(element)) element.focus({ preventScroll: true });
  }, []);

  const content = props.children ?? lines;
  if (!hasBlocks && lines.length === 0) return <NoData text={message(noData)} />;
  return (
    <div className="descry-reader">
      <div
        ref={box}
        role="region"
        aria-label={props.label}
        aria-describedby={props.tells ? hint : undefined}
        // The arrow keys must be able to reach the end.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="descry-reader-box"
        style={{ flexBasis: props.height }}
      >
        <div>{content}</div>
      </div>
      {props.tells && (
        <p id={hint} role="status" className="descry-reader-hint">
          {say(isRead ? 'UI.READ' : 'UI.READ_ON')}
        </p>
      )}
    </div>
  );
}

function linesOf(paragraphs: unknown): readonly ReactNode[] {
  const words = isList(paragraphs) ? paragraphs.filter(isString).filter((each) => each.trim() !== '') : [];
  return words.map((each, index) => (
    <p key={index} dir="auto">
      {each}
    </p>
  ));
}
