import type { CSSProperties, FocusEvent, ReactNode } from 'react';
import type { Size } from './picture-view';
import type { PictureHandle } from './use-picture';
import { usePicturePointer } from './use-picture-pointer';
import './picture.css';

/** The box in which a picture can be dragged and zoomed. Its steps have the attribute `data-step`. */
export function PictureRoom(props: {
  /** The size of the picture in its units. */
  readonly size: Size;
  readonly handle: PictureHandle;
  /** What decides the height of the box. */
  readonly box: CSSProperties;
  /** Called for a click beside the steps. */
  readonly onLeaveSteps?: () => void;
  readonly children: ReactNode;
}) {
  const { size, handle, box } = props;
  const { room, state, pixels } = handle;
  const pointer = usePicturePointer(handle);
  const width = size.width * pixels;
  const height = size.height * pixels;
  return (
    // The Escape key does the same as a click beside the steps.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={room}
      className="descry-picture-room"
      data-dragging={pointer.isDragging || undefined}
      style={{
        ...box,
        '--descry-picture-x': `${state.x}px`,
        '--descry-picture-y': `${state.y}px`,
      }}
      onFocus={(event) => scrollToFocus(event, handle)}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('[data-step]')) props.onLeaveSteps?.();
      }}
      {...pointer.handlers}
    >
      <div
        className="descry-picture-scene"
        style={{
          width,
          height,
          marginBlockStart: -height / 2,
          marginInlineStart: -width / 2,
          '--descry-picture-width': `${width}px`,
        }}
      >
        {props.children}
      </div>
    </div>
  );
}

/** Moves a picture until the step that got the focus by keyboard is visible. */
function scrollToFocus({ target }: FocusEvent, { room, move }: PictureHandle): void {
  const box = room.current?.getBoundingClientRect();
  if (!box || !target.matches('[data-step]:focus-visible')) return;
  const stepBox = target.getBoundingClientRect();
  move({
    x: Math.max(0, box.left - stepBox.left) - Math.max(0, stepBox.right - box.right),
    y: Math.max(0, box.top - stepBox.top) - Math.max(0, stepBox.bottom - box.bottom),
  });
}
