import { pictureSettings } from '~/generated/console/console-picture';
import type { Picture, PictureStep } from '~/generated/contract/descriptor-types';
import { useTranslate } from '~/i18n/translate';
import { Icon } from '~/ui/Icon';
import { useServices } from '../context/services';
import { linkLine } from './link-line';
import { stepSize, type Point } from './picture-view';

/** The steps of a picture and the lines between them. A unit of the picture has the size of `pixels`. */
export function PictureScene(props: {
  readonly picture: Picture;
  readonly pixels: number;
  /** The step that a tooltip describes, and the id of the tooltip. */
  readonly described: { readonly step: string; readonly id: string } | undefined;
  readonly onDescribe: (step: string) => void;
}) {
  const { picture, pixels, described } = props;
  const { minZoom, maxZoom, labelsFrom } = pictureSettings;
  const size = stepSize(pixels, { minZoom, limit: maxZoom });
  const describedIndex = described ? indexOfStep(picture, described.step) : Infinity;
  return (
    <>
      <PictureLinks picture={picture} pixels={pixels} size={size} describedIndex={describedIndex} />
      <ol
        className="descry-picture-steps"
        data-tight={pixels < labelsFrom || undefined}
        style={{ '--descry-picture-size': size }}
      >
        {picture.steps.map((step, index) => (
          <StepView
            key={step.id}
            step={step}
            number={index + 1}
            position={positionOf(step, pixels)}
            isAhead={index > describedIndex}
            describedBy={described?.step === step.id ? described.id : undefined}
            onDescribe={props.onDescribe}
          />
        ))}
      </ol>
    </>
  );
}

/** The lines between the steps, with their labels if the picture is large enough. */
function PictureLinks(props: {
  readonly picture: Picture;
  readonly pixels: number;
  /** Scale of the steps. */
  readonly size: number;
  /** Index of the described step; links after it are ahead. `Infinity` if none is described. */
  readonly describedIndex: number;
}) {
  const { picture, pixels, size, describedIndex } = props;
  const { scope } = useServices();
  const { stepRadius, stepBelow, wordsFrom } = pictureSettings;
  const t = useTranslate();
  const room = { radius: stepRadius * size, below: stepBelow * size };
  const positionAt = (index: number): Point => positionOf(picture.steps[index] ?? { x: 0, y: 0 }, pixels);
  const links = picture.links.map(({ from, to, label }) => {
    const [start, end] = [indexOfStep(picture, from), indexOfStep(picture, to)];
    const line = linkLine(positionAt(start), positionAt(end), room);
    return { ...line, key: `${from} ${to}`, label, isAhead: end > describedIndex };
  });
  return (
    <>
      <svg className="descry-picture-links" aria-hidden="true">
        {links.map(({ key, curve, arrow, isAhead }) => (
          <g key={key} data-ahead={isAhead || undefined}>
            <path className="descry-picture-line" d={curve} />
            <path className="descry-picture-arrow" d={arrow} />
          </g>
        ))}
      </svg>
      {links.map(
        ({ key, label, middle, isAhead }) =>
          label &&
          pixels >= wordsFrom && (
            <span
              key={key}
              className="descry-picture-word"
              data-ahead={isAhead || undefined}
              style={{ insetInlineStart: middle.x, insetBlockStart: middle.y }}
            >
              {t(label, scope)}
            </span>
          ),
      )}
    </>
  );
}

/** One step of a picture: a button that shows its description. */
function StepView(props: {
  readonly step: PictureStep;
  /** Position in the order of the steps, counted from 1. */
  readonly number: number;
  readonly position: Point;
  /** True if it follows the described step. */
  readonly isAhead: boolean;
  /** Id of the tooltip while it describes this step. */
  readonly describedBy: string | undefined;
  readonly onDescribe: (step: string) => void;
}) {
  const { step, position, describedBy } = props;
  const { scope } = useServices();
  const t = useTranslate();
  return (
    <li className="descry-picture-place" style={{ insetInlineStart: position.x, insetBlockStart: position.y }}>
      <button
        type="button"
        className="descry-picture-step"
        data-step={step.id}
        data-ahead={props.isAhead || undefined}
        aria-pressed={describedBy !== undefined}
        aria-describedby={describedBy}
        onClick={() => props.onDescribe(step.id)}
      >
        <span className="descry-picture-disc">
          <Icon name={step.icon} size={22} />
          <span className="descry-picture-number" aria-hidden="true">
            {props.number}
          </span>
        </span>
        <bdi className="descry-picture-label">{t(step.label, scope)}</bdi>
      </button>
    </li>
  );
}

function indexOfStep({ steps }: Picture, id: string): number {
  return steps.findIndex((step) => step.id === id);
}

function positionOf({ x, y }: Point, pixels: number): Point {
  return { x: x * pixels, y: y * pixels };
}
