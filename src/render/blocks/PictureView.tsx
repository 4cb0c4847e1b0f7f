import { useId, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Picture } from '../../generated/descriptor-types';
import { Bubble } from '../../ui/Bubble';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { useText } from '../use-text';
import { moveOfKey } from './picture/picture-keys';
import { PictureScene } from './picture/PictureScene';
import { PictureTools } from './picture/PictureTools';
import { usePicture } from './picture/use-picture';
import { usePicturePointer } from './picture/use-picture-pointer';
import { usePictureWheel } from './picture/use-picture-wheel';
import './picture/picture.css';

interface PictureViewProps {
  readonly picture: Picture;
  /** Opens it larger. */
  readonly onExpand?: () => void;
}

/** A picture of steps with lines between them, to be zoomed and moved; a step that is clicked tells about itself. */
export function PictureView(props: PictureViewProps) {
  // Another picture is seen from its beginning.
  return <OnePicture key={props.picture.id} {...props} />;
}

function OnePicture({ picture, onExpand }: PictureViewProps) {
  const { scope, settings } = useServices();
  const text = useText();
  const say = useUiText();
  const id = useId();
  const handle = usePicture(picture);
  const pointer = usePicturePointer(handle);
  usePictureWheel(handle);
  const [step, setStep] = useState<string>();
  const { room, state, pixels } = handle;
  const index = picture.steps.findIndex((each) => each.id === step);
  const told = picture.steps[index];
  const width = picture.width * pixels;
  const height = picture.height * pixels;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && told) {
      // The dialog around stays.
      event.preventDefault();
      return setStep(undefined);
    }
    const found = moveOfKey(event);
    if (!found) return;
    event.preventDefault();
    const by = settings.picture.moveStep;
    if (found.kind === 'zoom') handle.zoom(found.steps);
    else if (found.kind === 'move') handle.move({ x: -found.way.x * by, y: -found.way.y * by });
    else handle.fit();
  };
  /** Moves a step that has the focus into sight. */
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    const box = room.current?.getBoundingClientRect();
    if (!box || !target.matches('[data-step]:focus-visible')) return;
    const own = target.getBoundingClientRect();
    handle.move({
      x: Math.max(0, box.left - own.left) - Math.max(0, own.right - box.right),
      y: Math.max(0, box.top - own.top) - Math.max(0, own.bottom - box.bottom),
    });
  };
  return (
    // The keys reach it from its buttons.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      className="descry-picture"
      data-testid="attack-path"
      data-scale={state.scale}
      aria-label={text(picture.title, scope)}
      aria-describedby={`${id}-keys`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setStep(undefined);
      }}
    >
      {/* A click beside the steps puts away what was told; Escape does the same. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={room}
        className="descry-picture-room"
        data-dragging={pointer.isDragging || undefined}
        style={{
          aspectRatio: picture.width / picture.height,
          '--descry-picture-x': `${state.x}px`,
          '--descry-picture-y': `${state.y}px`,
        }}
        onFocus={onFocus}
        onClick={({ target }) => {
          if (target instanceof Element && !target.closest('[data-step]')) setStep(undefined);
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
          <PictureScene
            picture={picture}
            pixels={pixels}
            told={told && { step: told.id, id }}
            onTell={(clicked) => setStep((now) => (now === clicked ? undefined : clicked))}
          />
        </div>
      </div>
      <PictureTools handle={handle} onExpand={onExpand} />
      <p id={`${id}-keys`} className="descry-aside">
        {say('UI.PICTURE_KEYS')}
      </p>
      <div role="status">
        {told && (
          <Bubble
            id={id}
            width={settings.widths.tooltip}
            className="descry-picture-tip"
            target={() => room.current?.querySelector(`[data-step="${told.id}"]`)}
          >
            <span className="descry-picture-tip-place">
              {say('UI.PICTURE_STEP', { number: index + 1, of: picture.steps.length })}
            </span>
            <bdi className="descry-picture-tip-name">{text(told.label, scope)}</bdi>
            <span>{text(told.about, scope)}</span>
          </Bubble>
        )}
      </div>
      <ol className="descry-picture-written" aria-hidden="true">
        {picture.steps.map((each) => (
          <li key={each.id}>
            <b>{text(each.label, scope)}</b> {text(each.about, scope)}
          </li>
        ))}
      </ol>
    </figure>
  );
}
