import type { PictureStep as Step } from '../../../generated/descriptor-types';
import { Icon } from '../../../ui/Icon';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import type { Point } from './picture-view';

/** One step of a picture, a button that tells about it. */
export function PictureStep(props: {
  readonly step: Step;
  readonly number: number;
  readonly at: Point;
  /** It comes after the step that is told about. */
  readonly isAhead: boolean;
  /** Id of the tooltip while it tells about this step. */
  readonly describedBy: string | undefined;
  readonly onTell: (step: string) => void;
}) {
  const { step, describedBy } = props;
  const { scope } = useServices();
  const text = useText();
  return (
    <li className="descry-picture-place" style={{ insetInlineStart: props.at.x, insetBlockStart: props.at.y }}>
      <button
        type="button"
        className="descry-picture-step"
        data-step={step.id}
        data-ahead={props.isAhead || undefined}
        aria-pressed={describedBy !== undefined}
        aria-describedby={describedBy}
        onClick={() => props.onTell(step.id)}
      >
        <span className="descry-picture-disc">
          <Icon name={step.icon} size={22} />
          <span className="descry-picture-number" aria-hidden="true">
            {props.number}
          </span>
        </span>
        <bdi className="descry-picture-label">{text(step.label, scope)}</bdi>
      </button>
    </li>
  );
}
