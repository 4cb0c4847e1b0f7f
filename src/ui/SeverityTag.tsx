import type { ReactNode } from 'react';
import type { Severity } from './severity';
import { SeverityShape } from './SeverityShape';

/** A judgement as shape, word and colour. `marked` is false where the element around it carries `data-severity`. */
export function SeverityTag(props: {
  readonly severity: Severity;
  readonly marked?: boolean;
  readonly children: ReactNode;
}) {
  const { severity, marked = true } = props;
  return (
    <span className={`descry-severity descry-severity-${severity}`} data-severity={marked ? severity : undefined}>
      <SeverityShape severity={severity} />
      {props.children}
    </span>
  );
}
