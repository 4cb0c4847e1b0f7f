import { evaluate } from '../../descriptor/evaluate';
import { showNumber } from '../../descriptor/format/number';
import type { NumberField } from '../../generated/descriptor-types';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** A number with grouped digits. */
export function NumberView({ field, scope }: FieldProps<NumberField>) {
  const { format } = useServices();
  return <ShownLine field={field} scope={scope} shown={showNumber(evaluate(field.value, scope), format)} />;
}
