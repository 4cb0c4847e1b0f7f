import { useRef, useState, type ReactNode } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import { itemScope } from '~/descriptor/list';
import type { ObjectsColumn } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatText } from '~/lib/format/text';
import { useTranslate } from '~/i18n/translate';
import { Dash } from '~/ui/Dash';
import { Popover } from '~/ui/popover/Popover';
import { SequenceContext } from '../action/drawer-sequence';
import { useServices } from '../context/services';
import { ObjectLink } from './ObjectLink';
import { useCellSequence } from './table-sequence';

/**
 * The objects of a cell on one line: the first few, and a button with the number of the others that opens a list of
 * all.
 */
export function ObjectChips(props: {
  readonly column: ObjectsColumn;
  readonly objects: readonly unknown[];
  readonly scope: Scope;
}) {
  const { column, objects, scope } = props;
  const { chips } = useServices().settings.screens;
  const t = useTranslate();
  const sequenceOfCell = useCellSequence();
  if (objects.length === 0) return <Dash />;
  const link = (object: unknown) => {
    const objectScope = itemScope(scope, object);
    return (
      <ObjectLink name={formatText(evaluate(column.name, objectScope))?.text} reference={column} scope={objectScope} />
    );
  };
  return (
    <span className="descry-objects">
      {objects.slice(0, chips).map((object, index) => (
        <span key={index} className="descry-chip" data-item={index}>
          {link(object)}
        </span>
      ))}
      {objects.length > chips && (
        <AllObjectsButton label={t(column.label, scope)} hiddenCount={objects.length - chips}>
          {() => (
            <SequenceContext value={sequenceOfCell(column, scope)}>
              {objects.map((object, index) => (
                <li key={index}>{link(object)}</li>
              ))}
            </SequenceContext>
          )}
        </AllObjectsButton>
      )}
    </span>
  );
}

/**
 * The button with the number of objects without a chip. It opens a popover with all objects; `children` renders their
 * entries.
 */
function AllObjectsButton(props: {
  readonly label: string;
  readonly hiddenCount: number;
  readonly children: () => ReactNode;
}) {
  const { label, hiddenCount } = props;
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        ref={button}
        type="button"
        className="descry-objects-rest"
        data-action="objects"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('UI.OBJECTS_REST', { count: hiddenCount })}
        onClick={() => setOpen(!isOpen)}
      >
        +{hiddenCount}
      </button>
      {isOpen && (
        <Popover label={label} target={() => button.current} onClose={() => setOpen(false)}>
          <ul className="descry-objects-all">{props.children()}</ul>
        </Popover>
      )}
    </>
  );
}
