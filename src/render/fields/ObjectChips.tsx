import { useRef, useState } from 'react';
import { showText } from '../../descriptor/format/text';
import { evaluate } from '../../descriptor/evaluate';
import { itemScope } from '../../descriptor/list';
import type { ObjectsColumn } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { Floating } from '../../ui/Floating';
import { useUiText } from '../../ui/ui-text';
import { useServices } from '../services';
import { useText } from '../use-text';
import { ObjectLink } from './ObjectLink';
import { useHandObjects } from './use-hand-objects';

/** Objects side by side on one line. Where there are many, a number stands for the rest and opens a list of all. */
export function ObjectChips(props: {
  readonly column: ObjectsColumn;
  readonly objects: readonly unknown[];
  readonly scope: Scope;
}) {
  const { column, objects, scope } = props;
  const { settings } = useServices();
  const hand = useHandObjects();
  const text = useText();
  const say = useUiText();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  if (objects.length === 0) return <Dash />;
  const link = (object: unknown) => {
    const own = itemScope(scope, object);
    return <ObjectLink name={showText(evaluate(column.name, own))?.text} reference={column} scope={own} />;
  };
  const rest = objects.length - settings.screens.chips;
  return (
    <span className="descry-objects">
      {objects.slice(0, settings.screens.chips).map((object, index) => (
        <span key={index} className="descry-chip" data-item={index}>
          {link(object)}
        </span>
      ))}
      {rest > 0 && (
        <button
          ref={button}
          type="button"
          className="descry-objects-rest"
          data-action="objects"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-label={say('UI.OBJECTS_REST', { count: rest })}
          onClick={() => setOpen(!isOpen)}
        >
          +{rest}
        </button>
      )}
      {isOpen && (
        <Floating label={text(column.label, scope)} target={() => button.current} onClose={() => setOpen(false)}>
          <ul className="descry-objects-all">
            {objects.map((object, index) => (
              <li key={index} onClickCapture={() => hand(column, scope)}>
                {link(object)}
              </li>
            ))}
          </ul>
        </Floating>
      )}
    </span>
  );
}
