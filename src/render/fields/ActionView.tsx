import { isShown } from '../../descriptor/is-shown';
import type { ActionField } from '../../generated/descriptor-types';
import { ActionButton } from '../ActionButton';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** A button in the list of properties. */
export function ActionView({ field, scope }: FieldProps<ActionField>) {
  return (
    <Line field={field} scope={scope}>
      {isShown(field.button, scope) && <ActionButton button={field.button} scope={scope} asLink />}
    </Line>
  );
}
