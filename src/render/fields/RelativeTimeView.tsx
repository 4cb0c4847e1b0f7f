import { evaluate } from '../../descriptor/evaluate';
import { showRelativeTime } from '../../descriptor/format/relative-time';
import type { RelativeTimeField } from '../../generated/descriptor-types';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { ShownLine } from './ShownLine';

/** How long ago, with the exact time on hover and focus. */
export function RelativeTimeView({ field, scope }: FieldProps<RelativeTimeField>) {
  const { format, clock } = useServices();
  const shown = showRelativeTime(evaluate(field.value, scope), clock.now(), format);
  const exact = shown && shown.copy !== shown.text ? shown.copy : undefined;
  return <ShownLine field={field} scope={scope} shown={shown} hint={exact} />;
}
