import { useId, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Picture, PictureStep } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Bubble } from '~/ui/Tooltip';
import { useServices } from '../context/services';
import { PictureRoom } from './PictureRoom';
import { PictureScene } from './PictureScene';
import { PictureTools } from './PictureTools';
import { usePicture, usePictureRoom, type PictureHandle } from './use-picture';
import { usePictureKeys, usePictureWheel } from './use-picture-pointer';

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
  const handle = usePicture(picture, usePictureRoom(), 'whole');
  usePictureWheel(handle);
  const [stepId, setStepId] = useState<string>();
  const index = picture.steps.findIndex((step) => step.id === stepId);
  const described = picture.steps[index];
  const onKeyDown = useStepKeys(handle, described && (() => setStepId(undefined)));
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
      <PictureRoom
        size={picture}
        handle={handle}
        box={{ aspectRatio: picture.width / picture.height }}
        onLeaveSteps={() => setStepId(undefined)}
      >
        <PictureScene
          picture={picture}
          pixels={handle.pixels}
          described={described && { step: described.id, id }}
          onDescribe={(clicked) => setStepId((current) => (current === clicked ? undefined : clicked))}
        />
      </PictureRoom>
      <PictureTools handle={handle} hint={t('UI.PICTURE_HINT')} onExpand={onExpand} />
      <p id={`${id}-keys`} className="descry-aside">
        {t('UI.PICTURE_KEYS')}
      </p>
      <DescribedStep id={id} picture={picture} index={index} room={handle.room} />
      <StepTexts picture={picture} />
    </figure>
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

/** Shows the tooltip of a step, and announces it; -1 if no step is described. */
function DescribedStep(props: {
  readonly id: string;
  readonly picture: Picture;
  readonly index: number;
  readonly room: RefObject<HTMLElement | null>;
}) {
  const { id, picture, index, room } = props;
  const step = picture.steps[index];
  const position = { number: index + 1, of: picture.steps.length };
  return <div role="status">{step && <StepDescription id={id} step={step} position={position} room={room} />}</div>;
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
function useStepKeys(
  handle: PictureHandle,
  closeDescription: (() => void) | undefined,
): (event: KeyboardEvent) => void {
  const onViewKey = usePictureKeys(handle);
  return (event) => {
    if (event.key !== 'Escape' || !closeDescription) return onViewKey(event);
    // The dialog around the picture stays open.
    event.preventDefault();
    closeDescription();
  };
}
