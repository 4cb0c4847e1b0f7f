import type { ReactNode } from 'react';
import { Tooltip } from '../../ui/Tooltip';

/** The element whose text is what is shown. With a `hint` it takes the focus, so that the hint is told there too. */
export function Value(props: {
  readonly severity: string | undefined;
  readonly state: string | undefined;
  readonly block: boolean;
  readonly hint: string;
  readonly children: ReactNode;
}) {
  const { hint, block } = props;
  const marks = { 'data-value': '', 'data-severity': props.severity, 'data-state-value': props.state };
  const draw = (access: object): ReactNode =>
    block ? (
      <div className="descry-block" {...marks} {...access}>
        {props.children}
      </div>
    ) : (
      <span {...marks} {...access}>
        {props.children}
      </span>
    );
  if (hint === '') return draw({});
  return (
    <Tooltip text={hint}>
      {(target) => <>{draw({ className: block ? 'descry-block' : 'descry-hinted', tabIndex: 0, ...target })}</>}
    </Tooltip>
  );
}
