import { evaluate } from '../../descriptor/evaluate';
import { showBytes } from '../../descriptor/format/bytes';
import type { BytesField } from '../../generated/descriptor-types';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** A size with its unit. */
export function BytesView({ field, scope }: FieldProps<BytesField>) {
  return <ShownLine field={field} scope={scope} shown={showBytes(evaluate(field.value, scope))} />;
}
