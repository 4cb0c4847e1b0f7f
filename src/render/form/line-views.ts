import { isShown } from '../../descriptor/is-shown';
import type { Form } from '../../generated/descriptor-types';
import type { Scope, Text } from '../../generated/types';
import { isList } from '../../lib/json';
import type { LineView } from './form-line';

/** The lines of a form by property: words of the language, and only the choices and notes that are to be seen. */
export function lineViews(
  form: Form,
  scope: Scope,
  text: (text: Text, scope: Scope) => string,
): ReadonlyMap<string, LineView> {
  const required = isList(form.schema.required) ? form.schema.required : [];
  return new Map(
    form.layout.map((line) => [
      line.property,
      {
        property: line.property,
        widget: line.widget,
        label: text(line.label, scope),
        required: required.includes(line.property),
        placeholder: line.placeholder && text(line.placeholder, scope),
        note: line.note && isShown(line.note, scope) ? text(line.note.text, scope) : undefined,
        choices: (line.options ?? [])
          .filter((option) => isShown(option, scope))
          .map((option) => ({ value: option.value, text: text(option.text, scope) })),
      },
    ]),
  );
}
