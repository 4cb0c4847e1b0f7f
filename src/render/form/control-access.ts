import type { FormContext, LineView } from './form-line';

/** Ids of the parts of a line whose control has the id `id`. */
export function aboutIds(id: string) {
  return { label: `${id}-label`, note: `${id}-note`, error: `${id}-error` };
}

/** What a control tells screen readers: whether it is required, whether it is wrong, and what describes it. */
export function controlAccess(id: string, line: LineView, context: FormContext, errors: readonly string[] = []) {
  const ids = aboutIds(id);
  const wrong = context.told.has(line.property) && errors.length > 0;
  const about = [wrong && ids.error, line.note !== undefined && ids.note].filter((part) => part !== false);
  return {
    'aria-required': line.required,
    'aria-invalid': wrong,
    'aria-describedby': about.length > 0 ? about.join(' ') : undefined,
  };
}
