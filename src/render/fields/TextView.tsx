import { evaluate } from '../../descriptor/evaluate';
import { showText } from '../../descriptor/format/text';
import type { TextField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** Plain text. */
export function TextView({ field, scope }: FieldProps<TextField>) {
  const shown = showText(evaluate(field.value, scope));
  return <ShownLine field={field} scope={scope} shown={shown} wide={field.wide === true} />;
}
