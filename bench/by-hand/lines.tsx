import type { ReactNode } from 'react';
import type { FormattedValue } from '~/i18n/format/formatted-value';
import { Dash } from '~/ui/Dash';
import { Property } from '~/ui/PropertyList';
import { UntrustedText } from '~/ui/UntrustedText';
import { CopyTools } from '~/view/value/CopyTools';
import { Moment, useTimeHint } from '~/view/value/Moment';
import { Value } from '~/view/value/Value';

/** The properties of every line. */
export interface LineProps {
  readonly id: string;
  readonly label: string;
}

/** A line: its label, its value or a dash, and its copy button. */
export function Line(
  props: LineProps & {
    readonly copy?: string | undefined;
    /** The copy button is always visible. */
    readonly offersCopy?: boolean;
    readonly hint?: string | undefined;
    readonly underlined?: boolean;
    readonly severity?: string | undefined;
    readonly state?: string | undefined;
    readonly beside?: ReactNode;
    readonly children?: ReactNode;
  },
) {
  const { children, copy, offersCopy = false, hint = '', underlined = false } = props;
  const isEmpty = children === undefined;
  return (
    <Property id={props.id} label={props.label}>
      <div className="descry-value-line">
        <Value
          severity={props.severity}
          state={props.state}
          block={false}
          hint={isEmpty ? '' : hint}
          underlined={underlined}
        >
          {isEmpty ? <Dash /> : children}
        </Value>
        {!isEmpty && copy !== undefined && <CopyTools copy={copy} quiet={!offersCopy} />}
      </div>
      {!isEmpty && props.beside}
    </Property>
  );
}

/** A line with a formatted text or time. */
export function FormattedLine(
  props: LineProps & { readonly value: FormattedValue | undefined; readonly shortened?: boolean },
) {
  const { id, label, value, shortened = false } = props;
  const hintOf = useTimeHint();
  if (!value) return <Line id={id} label={label} />;
  const { text, copy, time, exact } = value;
  return (
    <Line
      id={id}
      label={label}
      copy={copy}
      hint={time === undefined ? exact : hintOf(time)}
      underlined={shortened || exact !== undefined}
    >
      {time === undefined ? (
        <UntrustedText text={text} />
      ) : (
        <Moment time={time} plain>
          {text}
        </Moment>
      )}
    </Line>
  );
}
