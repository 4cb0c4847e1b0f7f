import { evaluate } from '../../descriptor/evaluate';
import { showRelativeTime } from '../../descriptor/format/relative-time';
import type { RelativeTimeField } from '../../generated/descriptor-types';
import { Tooltip } from '../../ui/Tooltip';
import { UntrustedText } from '../../ui/UntrustedText';
import { useServices } from '../services';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** How long ago, with the exact time on hover and focus. */
export function RelativeTimeView({ field, scope }: FieldProps<RelativeTimeField>) {
  const { format, clock } = useServices();
  const shown = showRelativeTime(evaluate(field.value, scope), clock.now(), format);
  const exact = shown && shown.copy !== shown.text ? shown.copy : undefined;
  return (
    <Line field={field} scope={scope} copy={field.copy ? shown?.copy : undefined}>
      {shown && (
        <Tooltip text={exact}>
          {(target) => (
            // A value with a tooltip must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            <span tabIndex={exact === undefined ? undefined : 0} {...target}>
              <UntrustedText text={shown.text} />
            </span>
          )}
        </Tooltip>
      )}
    </Line>
  );
}
