import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { invariant } from '~/lib/invariant';
import type { FormContext, LineView } from './form-lines';
import type { FormValues } from './form-model';

/** The props that the form library passes to a control. */
export type ControlProps = WidgetProps<FormValues, RJSFSchema, FormContext>;

/** The line of a control, and the ARIA attributes of its element. The name of a control is the path of its value. */
export function useLine({ id, htmlName = '', registry, rawErrors }: ControlProps) {
  const context = registry.formContext;
  const line = context.lines.get(htmlName);
  invariant(line, `The form has no line for "${htmlName}".`);
  return { line, access: ariaAttributes(id, line, context, rawErrors) };
}

/** Ids of the label, the note and the message of the control with the id `id`. */
export function lineIds(id: string) {
  return { label: `${id}-label`, note: `${id}-note`, error: `${id}-error` };
}

function ariaAttributes(id: string, line: LineView, context: FormContext, errors: readonly string[] = []) {
  const ids = lineIds(id);
  const isInvalid = context.touched.has(line.property) && errors.length > 0;
  const descriptions = [isInvalid && ids.error, line.note !== undefined && ids.note].filter((part) => part !== false);
  return {
    'aria-required': line.required,
    'aria-invalid': isInvalid,
    'aria-describedby': descriptions.length > 0 ? descriptions.join(' ') : undefined,
  };
}
