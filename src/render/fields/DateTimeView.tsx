import { evaluate } from '../../descriptor/evaluate';
import { showDateTime } from '../../descriptor/format/date-time';
import type { DateTimeField } from '../../generated/descriptor-types';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** Date, time and zone. */
export function DateTimeView({ field, scope }: FieldProps<DateTimeField>) {
  const { format } = useServices();
  return <ShownLine field={field} scope={scope} shown={showDateTime(evaluate(field.value, scope), format)} />;
}
