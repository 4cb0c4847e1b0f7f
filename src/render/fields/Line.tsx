import type { ReactNode } from 'react';
import { showNumber } from '../../descriptor/format/number';
import { isShown } from '../../descriptor/is-shown';
import { caseText } from '../../descriptor/text-for';
import type { Marker, TextWhen } from '../../generated/descriptor-types';
import type { Scope, Text } from '../../generated/types';
import { Dash } from '../../ui/Dash';
import { Property } from '../../ui/PropertyList';
import { useServices } from '../services';
import { useText } from '../use-text';
import { CopyTools, type Copied } from './CopyTools';
import { Value } from './Value';

/** What all fields with a label have in common. */
export interface LabelledField {
  readonly id: string;
  readonly label: Text;
  readonly showLabel?: boolean;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
  readonly marker?: Marker;
  readonly tooltip?: Text;
  readonly tooltipWhen?: readonly TextWhen[];
}

/**
 * A line of a panel: the label, the value or what stands for an empty one, its marker, and the copy buttons. `children`
 * is the marked value; nothing in it means empty. `beside` stands after the value and is no part of it.
 */
export function Line(props: {
  readonly field: LabelledField;
  readonly scope: Scope;
  /** What the copy button gives; it shows on hover and focus of the line unless the descriptor asks for it. */
  readonly copy?: Copied | undefined;
  /** The copy button always shows. */
  readonly offersCopy?: boolean;
  readonly count?: number | undefined;
  readonly wide?: boolean;
  readonly severity?: string | undefined;
  /** The raw value of a state. */
  readonly state?: string | undefined;
  /** What the value itself has to tell on hover and focus, before the words of the descriptor. */
  readonly hint?: string | undefined;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { field, scope, copy, count, children } = props;
  const text = useText();
  const { format } = useServices();
  const empty = children === undefined || children === null || children === false;
  const told = caseText(field.tooltipWhen, scope) ?? field.tooltip;
  const quiet = field.showLabel === false;
  const hints = [props.hint, told && text(told, scope)].filter(Boolean);
  const counted = count === undefined || empty ? undefined : showNumber(count, format)?.text;
  return (
    <Property
      id={field.id}
      label={text(field.label, scope)}
      {...(field.help && { help: text(field.help, scope) })}
      {...(counted !== undefined && { count: counted })}
      {...(((props.wide && !empty) || quiet) && { wide: true })}
      {...(quiet && { quiet })}
    >
      <div className="descry-value-line">
        <Value
          severity={props.severity}
          state={props.state}
          block={props.wide === true && !empty}
          hint={empty ? '' : hints.join('\n')}
        >
          {empty ? field.empty ? text(field.empty, scope) : <Dash /> : children}
        </Value>
        {field.marker && isShown(field.marker, scope) && (
          <span className="descry-marker">{text(field.marker.text, scope)}</span>
        )}
        {!empty && copy !== undefined && field.copy !== false && (
          <CopyTools copy={copy} quiet={field.copy !== true && props.offersCopy !== true} />
        )}
      </div>
      {!empty && props.beside}
    </Property>
  );
}
