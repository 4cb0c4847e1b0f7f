import type { ReactElement, ReactNode } from 'react';
import { Tooltip, type TooltipText } from '~/ui/Tooltip';

/** The marks of a value: its severity and the raw value of a state. */
export interface ValueMarks {
  readonly severity: string | undefined;
  readonly state: string | undefined;
}

/** The attributes of the element that contains a value. */
export function valueAttributes({ severity, state }: ValueMarks) {
  return { 'data-value': '', 'data-severity': severity, 'data-state-value': state };
}

/** The element that contains a value. With a `hint` it has a tooltip and is a tab stop. */
export function valueElement(props: {
  readonly marks: ValueMarks;
  readonly block: boolean;
  readonly hint: TooltipText | undefined;
  /** The value is underlined to show that it has a hint. */
  readonly underlined: boolean;
  readonly children: ReactNode;
}): ReactElement {
  const { hint, block, underlined } = props;
  const marks = valueAttributes(props.marks);
  const element = (access: object) =>
    block ? (
      <div className="descry-block" {...marks} {...access}>
        {props.children}
      </div>
    ) : (
      <span {...marks} {...access}>
        {props.children}
      </span>
    );
  if (hint === undefined) return element({});
  const className = block ? 'descry-block' : underlined ? 'descry-hinted' : undefined;
  return <Tooltip text={hint}>{(target) => element({ className, tabIndex: 0, ...target })}</Tooltip>;
}
