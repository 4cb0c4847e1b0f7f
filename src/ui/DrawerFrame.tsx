import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { ResizeHandle, type WidthRange } from './ResizeHandle';
import { useDrawerFocus } from './use-focus';

/** The size and the position of a drawer. */
interface DrawerBox {
  readonly layer: number;
  readonly width: WidthRange & { readonly now: number; readonly set: (width: number) => void };
  /** True if the page makes room for the drawer, provided that there is enough. */
  readonly pinned: boolean;
  /** Minimum width of the page beside a pinned drawer, in pixels. */
  readonly pageMin: number;
}

/**
 * A drawer at the end edge of the window. It is not modal: the page beside it stays usable. The focus moves to its
 * title on opening and back on closing; Escape closes it unless another layer is on top.
 */
export function DrawerFrame(props: {
  readonly searchType: string;
  /** Identifies what the drawer shows; the frame stays when another object is opened. */
  readonly opening: string;
  readonly title: string;
  readonly box: DrawerBox;
  readonly onClose: () => void;
  /** Called for keys pressed in the drawer, but not in an overlay that was opened from it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}) {
  const { onClose } = props;
  const { layer, width, pinned, pageMin } = props.box;
  const t = useTranslate();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useLayer(true, onClose, 'drawer', layer);
  useDrawerFocus(box, '.descry-drawer-title', props.opening);
  useSpaceBesidePage(box, pinned, { width: width.now, pageMin });
  return (
    // The keys are shortcuts for buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      className="descry-drawer"
      data-testid="drawer"
      data-search-type={props.searchType}
      data-pinned={pinned}
      style={{ width: width.now, zIndex: layer }}
      onKeyDown={(event) => {
        // Events of an overlay bubble to the drawer through React, though the overlay is elsewhere in the page.
        if (event.target instanceof Node && event.currentTarget.contains(event.target)) props.onKeyDown?.(event);
      }}
    >
      <ResizeHandle label={t('UI.RESIZE')} width={width.now} range={width} onChange={width.set} />
      <div className="descry-drawer-tools">
        <h2 id={titleId} className="descry-drawer-title" tabIndex={-1}>
          {props.title}
        </h2>
        {props.tools}
        <IconButton icon="cross" label={t('UI.CLOSE')} action="close" onClick={onClose} />
      </div>
      {props.children}
    </div>
  );
}

/**
 * While a drawer is pinned, sets the variables by which the page makes room for it: `--descry-drawer-space`, the width
 * of the drawer, and `--descry-page-min`, the minimum width of the page. They are set on the element that contains page
 * and drawer: a variable of the whole document makes Chromium style every element again (120 ms with 1,000 fields).
 */
function useSpaceBesidePage(
  drawer: RefObject<HTMLElement | null>,
  pinned: boolean,
  { width, pageMin }: { readonly width: number; readonly pageMin: number },
): void {
  useLayoutEffect(() => {
    const container = drawer.current?.parentElement;
    if (!pinned || !container) return;
    const { style } = container;
    style.setProperty('--descry-drawer-space', `${width}px`);
    style.setProperty('--descry-page-min', `${pageMin}px`);
    return () => {
      style.removeProperty('--descry-drawer-space');
      style.removeProperty('--descry-page-min');
    };
  }, [drawer, pinned, pageMin, width]);
}
