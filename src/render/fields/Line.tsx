import type { ReactNode } from 'react';
import type { Scope, Text } from '../../generated/types';
import { CopyButton } from '../../ui/CopyButton';
import { Dash } from '../../ui/Dash';
import { Property } from '../../ui/PropertyList';
import { useCopy } from '../use-copy';
import { useText } from '../use-text';

/** What all fields with a label have in common. */
export interface LabelledField {
  readonly id: string;
  readonly label: Text;
  readonly help?: Text;
  readonly copy?: boolean;
  readonly empty?: Text;
}

/**
 * A line of a panel: the label, the value or what stands for an empty one, and the copy button. `children` is the
 * marked value; nothing in it means empty. `beside` stands after the value and is no part of it.
 */
export function Line(props: {
  readonly field: LabelledField;
  readonly scope: Scope;
  /** What the copy button gives, if it is offered. */
  readonly copy?: string | undefined;
  readonly count?: number | undefined;
  readonly wide?: boolean;
  readonly severity?: string | undefined;
  /** The raw value of a state. */
  readonly state?: string | undefined;
  readonly beside?: ReactNode;
  readonly children?: ReactNode;
}) {
  const { field, scope, copy, children } = props;
  const text = useText();
  const putOnClipboard = useCopy();
  const label = text(field.label, scope);
  const empty = children === undefined || children === null || children === false;
  return (
    <Property
      id={field.id}
      label={label}
      {...(field.help && { help: text(field.help, scope) })}
      {...(props.count !== undefined && !empty && { count: props.count })}
      {...(props.wide && !empty && { wide: true })}
    >
      <div className="descry-value-line">
        <Value severity={props.severity} state={props.state} block={props.wide === true && !empty}>
          {empty ? field.empty ? text(field.empty, scope) : <Dash /> : children}
        </Value>
        {!empty && copy !== undefined && field.copy !== false && <CopyButton onCopy={() => putOnClipboard(copy)} />}
      </div>
      {!empty && props.beside}
    </Property>
  );
}

function Value(props: {
  readonly severity: string | undefined;
  readonly state: string | undefined;
  readonly block: boolean;
  readonly children: ReactNode;
}) {
  const marks = { 'data-value': '', 'data-severity': props.severity, 'data-state-value': props.state };
  if (!props.block) return <span {...marks}>{props.children}</span>;
  return (
    <div className="descry-block" {...marks}>
      {props.children}
    </div>
  );
}
