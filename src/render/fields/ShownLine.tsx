import type { Shown } from '../../descriptor/format/shown';
import type { Scope } from '../../generated/types';
import { UntrustedText } from '../../ui/UntrustedText';
import { Line, type LabelledField } from './Line';

/** A line whose value is one piece of text; `undefined` is empty. */
export function ShownLine(props: {
  readonly field: LabelledField;
  readonly scope: Scope;
  readonly shown: Shown | undefined;
  readonly mono?: boolean;
  readonly wide?: boolean;
  readonly hint?: string | undefined;
}) {
  const { field, shown, mono = false, wide = false } = props;
  return (
    <Line field={field} scope={props.scope} copy={shown?.copy} offersCopy={mono} wide={wide} hint={props.hint}>
      {shown && <UntrustedText text={shown.text} mono={mono} />}
    </Line>
  );
}
