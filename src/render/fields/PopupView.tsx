import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { PopupField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** How many there are. */
export function PopupView({ field, scope }: FieldProps<PopupField>) {
  return <ShownLine field={field} scope={scope} shown={showText(evaluate(field.value, scope))} />;
}
