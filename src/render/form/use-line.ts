import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { invariant } from '../../lib/invariant';
import { controlAccess } from './control-access';
import type { FormContext } from './form-line';
import type { FormValues } from './validator';

/** What the form library gives a control. */
export type ControlProps = WidgetProps<FormValues, RJSFSchema, FormContext>;

/** The line of a control, and what the control tells screen readers. The name of a control is the path of its value. */
export function useLine({ id, htmlName = '', registry, rawErrors }: ControlProps) {
  const context = registry.formContext;
  const line = context.lines.get(htmlName);
  invariant(line, `The form has no line for "${htmlName}".`);
  return { line, access: controlAccess(id, line, context, rawErrors) };
}
