import type { ReactNode } from 'react';
import { Tooltip } from '~/ui/Tooltip';

/** The element that contains a value. With a `hint` it has a tooltip and is a tab stop. */
export function Value(props: {
  readonly severity: string | undefined;
  readonly state: string | undefined;
  readonly block: boolean;
  readonly hint: string;
  /** The value is underlined to show that it has a hint. */
  readonly underlined?: boolean;
  readonly children: ReactNode;
}) {
  const { hint, block, underlined = true } = props;
  const marks = { 'data-value': '', 'data-severity': props.severity, 'data-state-value': props.state };
  const element = (access: object): ReactNode =>
    block ? (
      <div className="descry-block" {...marks} {...access}>
        {props.children}
      </div>
    ) : (
      <span {...marks} {...access}>
        {props.children}
      </span>
    );
  if (hint === '') return element({});
  return (
    <Tooltip text={hint}>
      {(target) => (
        <>
          {element({
            className: block ? 'descry-block' : underlined ? 'descry-hinted' : undefined,
            tabIndex: 0,
            ...target,
          })}
        </>
      )}
    </Tooltip>
  );
}
