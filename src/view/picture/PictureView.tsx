import { useId, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { pictureSettings } from '~/generated/console/console-picture';
import type { Picture, PictureStep } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Bubble } from '~/ui/Tooltip';
import { useServices } from '../context/services';
import { moveOfKey } from './picture-view';
import { PictureScene } from './PictureScene';
import { PictureTools } from './PictureTools';
import { usePicture, type PictureHandle } from './use-picture';
import { usePicturePointer, usePictureWheel } from './use-picture-pointer';
import './picture.css';

interface PictureViewProps {
  readonly picture: Picture;
  /** Opens a larger view. */
  readonly onExpand?: () => void;
}

/**
 * A picture of steps with lines between them, which can be zoomed and moved. A click on a step shows its description.
 */
export function PictureView(props: PictureViewProps) {
  // Another picture begins with its initial view.
  return <OnePicture key={props.picture.id} {...props} />;
}

function OnePicture({ picture, onExpand }: PictureViewProps) {
  const { scope } = useServices();
  const t = useTranslate();
  const id = useId();
  const handle = usePicture(picture);
  usePictureWheel(handle);
  const [stepId, setStepId] = useState<string>();
  const index = picture.steps.findIndex((step) => step.id === stepId);
  const described = picture.steps[index];
  const onKeyDown = usePictureKeys(handle, described && (() => setStepId(undefined)));
  return (
    // The key events come from the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <figure
      className="descry-picture"
      data-testid="attack-path"
      data-scale={handle.state.scale}
      aria-label={t(picture.title, scope)}
      aria-describedby={`${id}-keys`}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setStepId(undefined);
      }}
    >
      <PictureRoom picture={picture} handle={handle} onLeaveSteps={() => setStepId(undefined)}>
        <PictureScene
          picture={picture}
          pixels={handle.pixels}
          described={described && { step: described.id, id }}
          onDescribe={(clicked) => setStepId((current) => (current === clicked ? undefined : clicked))}
        />
      </PictureRoom>
      <PictureTools handle={handle} onExpand={onExpand} />
      <p id={`${id}-keys`} className="descry-aside">
        {t('UI.PICTURE_KEYS')}
      </p>
      <div role="status">
        {described && (
          <StepDescription
            id={id}
            step={described}
            position={{ number: index + 1, of: picture.steps.length }}
            room={handle.room}
          />
        )}
      </div>
      <StepTexts picture={picture} />
    </figure>
  );
}

/** The box in which a picture can be dragged and zoomed. */
function PictureRoom(props: {
  readonly picture: Picture;
  readonly handle: PictureHandle;
  /** Called for a click beside the steps. */
  readonly onLeaveSteps: () => void;
  readonly children: ReactNode;
}) {
  const { picture, handle } = props;
  const { room, state, pixels } = handle;
  const pointer = usePicturePointer(handle);
  const width = picture.width * pixels;
  const height = picture.height * pixels;
  return (
    // The Escape key does the same as a click beside the steps.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      ref={room}
      className="descry-picture-room"
      data-dragging={pointer.isDragging || undefined}
      style={{
        aspectRatio: picture.width / picture.height,
        '--descry-picture-x': `${state.x}px`,
        '--descry-picture-y': `${state.y}px`,
      }}
      onFocus={(event) => scrollToFocus(event, handle)}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('[data-step]')) props.onLeaveSteps();
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

/** The texts of all steps, which only paper shows: there nothing can be clicked. */
function StepTexts({ picture }: { readonly picture: Picture }) {
  const { scope } = useServices();
  const t = useTranslate();
  return (
    <ol className="descry-picture-written" aria-hidden="true">
      {picture.steps.map((step) => (
        <li key={step.id}>
          <b>{t(step.label, scope)}</b> {t(step.about, scope)}
        </li>
      ))}
    </ol>
  );
}

/** The tooltip of a step. */
function StepDescription(props: {
  readonly id: string;
  readonly step: PictureStep;
  readonly position: { readonly number: number; readonly of: number };
  readonly room: RefObject<HTMLElement | null>;
}) {
  const { step, room } = props;
  const { scope, settings } = useServices();
  const t = useTranslate();
  return (
    <Bubble
      id={props.id}
      width={settings.widths.tooltip}
      className="descry-picture-tip"
      target={() => room.current?.querySelector(`[data-step="${step.id}"]`)}
    >
      <span className="descry-picture-tip-place">{t('UI.PICTURE_STEP', props.position)}</span>
      <bdi className="descry-picture-tip-name">{t(step.label, scope)}</bdi>
      <span>{t(step.about, scope)}</span>
    </Bubble>
  );
}

/** Gives the key handler of a picture. `closeDescription` is `undefined` while no step is described. */
function usePictureKeys(
  handle: PictureHandle,
  closeDescription: (() => void) | undefined,
): (event: KeyboardEvent) => void {
  const { moveStep } = pictureSettings;
  return (event) => {
    if (event.key === 'Escape' && closeDescription) {
      // The dialog around the picture stays open.
      event.preventDefault();
      closeDescription();
      return;
    }
    const move = moveOfKey(event);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'zoom') handle.zoom(move.steps);
    else if (move.kind === 'move') handle.move({ x: -move.direction.x * moveStep, y: -move.direction.y * moveStep });
    else handle.fit();
  };
}

/** Moves a picture until the step that got the focus by keyboard is visible. */
function scrollToFocus({ target }: FocusEvent<HTMLElement>, { room, move }: PictureHandle): void {
  const box = room.current?.getBoundingClientRect();
  if (!box || !target.matches('[data-step]:focus-visible')) return;
  const stepBox = target.getBoundingClientRect();
  move({
    x: Math.max(0, box.left - stepBox.left) - Math.max(0, stepBox.right - box.right),
    y: Math.max(0, box.top - stepBox.top) - Math.max(0, stepBox.bottom - box.bottom),
  });
}
