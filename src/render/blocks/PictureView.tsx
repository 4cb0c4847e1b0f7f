import type { Picture } from '../../generated/descriptor-types';
import { useServices } from '../services';
import { useText } from '../use-text';

/** A picture of steps with lines between them. `onExpand` opens it larger. */
export function PictureView(props: { readonly picture: Picture; readonly onExpand?: () => void }) {
  const { picture } = props;
  const { scope } = useServices();
  const text = useText();
  return (
    <figure className="descry-picture" data-testid="attack-path" data-scale={1} aria-label={text(picture.title, scope)}>
      <ol>
        {picture.steps.map((step) => (
          <li key={step.id}>
            <button type="button" data-step={step.id}>
              {text(step.label, scope)}
            </button>
          </li>
        ))}
      </ol>
    </figure>
  );
}
