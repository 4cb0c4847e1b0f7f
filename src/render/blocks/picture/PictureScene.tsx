import type { Picture } from '../../../generated/descriptor-types';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import { linkLine } from './link-line';
import { PictureStep } from './PictureStep';
import { stepSize } from './picture-view';

/** The steps of a picture and the lines between them, a unit as large as so many pixels. */
export function PictureScene(props: {
  readonly picture: Picture;
  readonly pixels: number;
  /** The step that tells about itself, and the id of its tooltip. */
  readonly told: { readonly step: string; readonly id: string } | undefined;
  readonly onTell: (step: string) => void;
}) {
  const { picture, pixels, told } = props;
  const { scope, settings } = useServices();
  const text = useText();
  const size = stepSize(pixels, { least: settings.picture.stepLeast, most: settings.picture.stepMost });
  const room = { radius: settings.picture.stepRadius * size, below: settings.picture.stepBelow * size };
  const at = (index: number) => ({
    x: (picture.steps[index]?.x ?? 0) * pixels,
    y: (picture.steps[index]?.y ?? 0) * pixels,
  });
  const position = (id: string): number => picture.steps.findIndex((step) => step.id === id);
  const reached = told && position(told.step);
  const links = picture.links.map(({ from, to, label }) => ({
    ...linkLine(at(position(from)), at(position(to)), room),
    key: `${from} ${to}`,
    label,
    isAhead: reached !== undefined && position(to) > reached,
  }));
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
          pixels >= settings.picture.wordsFrom && (
            <span
              key={key}
              className="descry-picture-word"
              data-ahead={isAhead || undefined}
              style={{ insetInlineStart: middle.x, insetBlockStart: middle.y }}
            >
              {text(label, scope)}
            </span>
          ),
      )}
      <ol
        className="descry-picture-steps"
        data-tight={pixels < settings.picture.labelsFrom || undefined}
        style={{ '--descry-picture-size': size }}
      >
        {picture.steps.map((step, index) => (
          <PictureStep
            key={step.id}
            step={step}
            number={index + 1}
            at={at(index)}
            isAhead={reached !== undefined && index > reached}
            describedBy={told?.step === step.id ? told.id : undefined}
            onTell={props.onTell}
          />
        ))}
      </ol>
    </>
  );
}
