import type { ReactNode } from 'react';
import { evaluate } from '~/descriptor/evaluate';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { formatElement, formatValue } from '../value/formats/format-value';
import { formats } from '../value/formats/formats';
import type { ValueFormatName } from '../value/formats/value-format';
import { timeHint } from '../value/Moment';
import type { FieldContext } from './field-context';
import { lineElement } from './Line';

/** The element of a field with one value in a value format. */
export function valueField(
  field: Extract<Field, { readonly type: ValueFormatName }>,
  scope: Scope,
  context: FieldContext,
): ReactNode {
  const value = formatValue(evaluate(field.value, scope), field, scope, context);
  const time = value?.time;
  return formatElement({
    value,
    spec: field,
    scope,
    isInField: true,
    isAtRest: false,
    layout: (children, beside) =>
      lineElement(
        {
          field,
          scope,
          copy: value?.copy,
          wide: field.type === 'text' && field.wide === true,
          traits: {
            severity: value?.severity,
            state: value?.state,
            hint: time === undefined ? value?.exact : () => timeHint(time, context),
            isExact: value?.isShortened !== true,
            alwaysOffersCopy: formats[field.type].alwaysOffersCopy === true || ('mono' in field && field.mono === true),
          },
          beside,
          children,
        },
        context,
      ),
  });
}
