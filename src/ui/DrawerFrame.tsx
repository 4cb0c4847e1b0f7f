import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { ResizeHandle, type WidthRange } from './ResizeHandle';
import { useUiText } from './ui-text';
import { useDrawerFocus } from './use-drawer-focus';

/**
 * A drawer at the end of the window's lines, left or right by the language. It is not modal: the page beside it stays in use. The focus goes to its title on opening
 * and back on closing; Escape closes it when nothing lies on top. The page can make room for it by
 * `--descry-drawer-space`.
 */
export function DrawerFrame(props: {
  readonly searchType: string;
  /** Tells openings apart; the frame may live through several. */
  readonly opening: string;
  readonly title: string;
  readonly width: WidthRange & { readonly now: number; readonly set: (width: number) => void };
  /** Pixels that the page makes room for; a wider drawer lies over the rest. */
  readonly room: number;
  readonly layer: number;
  readonly onClose: () => void;
  /** Keys pressed inside the drawer itself, not in what it has opened. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const { onClose, width } = props;
  const room = Math.min(props.room, width.now);
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayer(true, onClose, 'drawer');
  useDrawerFocus(box, '.descry-drawer-title', props.opening);
  useLayoutEffect(() => {
    if (room === 0) return;
    document.documentElement.style.setProperty('--descry-drawer-space', `${room}px`);
    return () => void document.documentElement.style.removeProperty('--descry-drawer-space');
  }, [room]);
  return (
    // Its keys are shortcuts for what its buttons do.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      className="descry-drawer"
      data-testid="drawer"
      data-search-type={props.searchType}
      data-pinned={room > 0}
      style={{ width: width.now, zIndex: props.layer }}
      onKeyDown={(event) => {
        // What is opened from here is no part of it in the page, yet its events come along.
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) props.onKeyDown?.(event);
      }}
    >
      <ResizeHandle label={text('UI.RESIZE')} width={width.now} range={width} onChange={width.set} />
      <div className="descry-drawer-tools">
        <h2 id={titleId} className="descry-drawer-title" tabIndex={-1}>
          {props.title}
        </h2>
        {props.tools}
        <IconButton icon="cross" label={text('UI.CLOSE')} action="close" onClick={onClose} />
      </div>
      {props.children}
    </div>
  );
}
