import { evaluate } from '~/descriptor/evaluate';
import type { Field } from '~/generated/contract/descriptor-types';
import { formatElement, formatValue } from '../value/formats/format-value';
import { formats } from '../value/formats/formats';
import { useFormatContext } from '../value/formats/use-format-context';
import type { ValueFormatName } from '../value/formats/value-format';
import { useTimeHint } from '../value/Moment';
import type { FieldProps } from './field-component';
import { Line } from './Line';

/** A field with one value in a value format. */
export function ValueField({ field, scope }: FieldProps<Extract<Field, { readonly type: ValueFormatName }>>) {
  const context = useFormatContext();
  const hintOf = useTimeHint();
  const value = formatValue(evaluate(field.value, scope), field, scope, context);
  const time = value?.time;
  return formatElement({
    value,
    spec: field,
    scope,
    isInField: true,
    isAtRest: false,
    layout: (element, beside) => (
      <Line
        field={field}
        scope={scope}
        copy={value?.copy}
        wide={field.type === 'text' && field.wide === true}
        traits={{
          severity: value?.severity,
          state: value?.state,
          hint: time === undefined ? value?.exact : () => hintOf(time),
          isExact: value?.isShortened !== true,
          alwaysOffersCopy: formats[field.type].alwaysOffersCopy === true || ('mono' in field && field.mono === true),
        }}
        beside={beside}
      >
        {element}
      </Line>
    ),
  });
}
