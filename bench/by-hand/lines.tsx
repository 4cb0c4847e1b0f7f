import type { ReactNode } from 'react';
import type { FormattedValue } from '~/lib/format/formatted-value';
import { Dash } from '~/ui/Dash';
import { Property } from '~/ui/PropertyList';
import type { TooltipText } from '~/ui/Tooltip';
import { UntrustedText } from '~/ui/UntrustedText';
import { useFieldContext } from '~/view/field/field-context';
import { listedCopyTools } from '~/view/value/CopyTools';
import { timeElement, timeHint } from '~/view/value/Moment';
import { valueAttributes, valueElement } from '~/view/value/value-element';

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
    readonly hint?: TooltipText | undefined;
    readonly underlined?: boolean;
    readonly severity?: string | undefined;
    readonly state?: string | undefined;
    readonly beside?: ReactNode;
    readonly children?: ReactNode;
  },
) {
  const { children, copy, hint, beside, underlined = false } = props;
  const marks = { severity: props.severity, state: props.state };
  const context = useFieldContext();
  const tools = copy !== undefined && listedCopyTools(copy, props.offersCopy !== true, context);
  if (children !== undefined && (hint !== undefined || beside)) {
    return (
      <Property id={props.id} label={props.label}>
        <div className="descry-value-line">
          {valueElement({ marks, block: false, hint, underlined, children })}
          {tools}
        </div>
        {beside}
      </Property>
    );
  }
  return (
    <Property
      id={props.id}
      label={props.label}
      valueAttributes={{ className: 'descry-property-value descry-value-line', ...valueAttributes(marks) }}
    >
      {children ?? <Dash />}
      {children !== undefined && tools}
    </Property>
  );
}

/** A line with a formatted text or time. */
export function FormattedLine(
  props: LineProps & { readonly value: FormattedValue | undefined; readonly shortened?: boolean },
) {
  const { id, label, value, shortened = false } = props;
  const context = useFieldContext();
  if (!value) return <Line id={id} label={label} />;
  const { text, copy, time, exact } = value;
  return (
    <Line
      id={id}
      label={label}
      copy={copy}
      hint={time === undefined ? exact : () => timeHint(time, context)}
      underlined={shortened || exact !== undefined}
    >
      {time === undefined ? <UntrustedText text={text} /> : timeElement(time, text, { dir: 'auto' })}
    </Line>
  );
}
