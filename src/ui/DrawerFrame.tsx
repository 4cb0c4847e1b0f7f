import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from './IconButton';
import { useLayer } from './layers';
import { ResizeHandle, type WidthRange } from './ResizeHandle';
import { useUiText } from './ui-text';
import { useFocusReturn } from './use-focus-return';

/**
 * A drawer at the end of the window's lines, left or right by the language. It is not modal: the page beside it stays in use. The focus goes to its title on opening
 * and back on closing; Escape closes it when nothing lies on top. The page can make room for it by
 * `--descry-drawer-space`.
 */
export function DrawerFrame(props: {
  readonly searchType: string;
  readonly title: string;
  readonly width: WidthRange;
  readonly layer: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { onClose, width: range } = props;
  const text = useUiText();
  const box = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [width, setWidth] = useState(range.initial);
  useLayer(true, onClose);
  useFocusReturn(box, (element) => element.querySelector<HTMLElement>('.descry-drawer-title'));
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--descry-drawer-space', `${width}px`);
    return () => void document.documentElement.style.removeProperty('--descry-drawer-space');
  }, [width]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-labelledby={titleId}
      className="descry-drawer"
      data-testid="drawer"
      data-search-type={props.searchType}
      style={{ width, zIndex: props.layer }}
    >
      <ResizeHandle label={text('UI.RESIZE')} width={width} range={range} onChange={setWidth} />
      <div className="descry-drawer-tools">
        <h2 id={titleId} className="descry-drawer-title" tabIndex={-1}>
          {props.title}
        </h2>
        <IconButton icon="cross" label={text('UI.CLOSE')} action="close" onClick={onClose} />
      </div>
      {props.children}
    </div>
  );
}
