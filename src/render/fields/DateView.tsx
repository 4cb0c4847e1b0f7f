import { evaluate } from '../../descriptor/evaluate';
import { showDate } from '../../descriptor/format/date';
import type { DateField } from '../../generated/descriptor-types';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** A calendar day. */
export function DateView({ field, scope }: FieldProps<DateField>) {
  const { format } = useServices();
  return <ShownLine field={field} scope={scope} shown={showDate(evaluate(field.value, scope), format)} />;
}
