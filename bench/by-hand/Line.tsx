import type { ReactNode } from 'react';
import { formatNumber } from '~/i18n/format/number';
import { CopyTools, type Copied } from '~/view/value/CopyTools';
import { Value } from '~/view/value/Value';
import { useServices } from '~/view/context/services';
import { Dash } from '~/ui/Dash';
import { Property } from '~/ui/PropertyList';

/** What every line of the drawer has. */
export interface LineProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

/** A line: label, value or a dash, and its copy buttons. */
export function Line(
  props: LineProps & {
    readonly copy?: Copied | undefined;
    readonly offersCopy?: boolean;
    readonly count?: number;
    readonly wide?: boolean;
    /** The label is for screen readers only. */
    readonly quiet?: boolean;
    readonly severity?: string | undefined;
    readonly state?: string | undefined;
    readonly marker?: string | undefined;
    readonly beside?: ReactNode;
    readonly children?: ReactNode;
  },
) {
  const { children, wide = false, quiet = false } = props;
  const { format } = useServices();
  const empty = children === undefined || children === null || children === false;
  const counted = props.count === undefined || empty ? undefined : formatNumber(props.count, format)?.text;
  return (
    <Property
      id={props.id}
      label={props.label}
      wide={(wide && !empty) || quiet}
      quiet={quiet}
      {...(counted !== undefined && { count: counted })}
    >
      <div className="descry-value-line">
        <Value
          severity={props.severity}
          state={props.state}
          block={wide && !empty}
          hint={empty ? '' : (props.hint ?? '')}
        >
          {empty ? <Dash /> : children}
        </Value>
        {props.marker !== undefined && <span className="descry-marker">{props.marker}</span>}
        {!empty && props.copy !== undefined && <CopyTools copy={props.copy} quiet={props.offersCopy !== true} />}
      </div>
      {!empty && props.beside}
    </Property>
  );
}
