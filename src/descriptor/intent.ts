import type { Button, ScaleRow } from '../generated/descriptor-types';

/** A rank of danger. */
export type Severity = NonNullable<ScaleRow['severity']>;

/** How loud a part of the page speaks. */
export type Intent = NonNullable<Button['intent']>;

const intents = {
  critical: 'danger',
  high: 'danger',
  medium: 'warning',
  low: 'primary',
  safe: 'success',
  unknown: 'none',
} as const satisfies Record<Severity, Intent>;

/** The intent that goes with a severity. */
export function intentOf(severity: Severity | undefined): Intent {
  return severity ? intents[severity] : 'none';
}
