import { isShown } from '../../descriptor/is-shown';
import type { Form, FormCases, FormLine } from '../../generated/descriptor-types';
import type { JsonSchema, Scope, Text } from '../../generated/types';
import { isList, isRecord } from '../../lib/json';
import { choiceGroups } from './chosen';
import type { LineView } from './form-line';

type Say = (text: Text, scope: Scope) => string;

/**
 * The lines of a form by the path of their value, as far as its schema of the moment has them: words of the language, and
 * only the choices and notes that are to be seen. Of values by key, each key has a line of its own, called by its key.
 */
export function lineViews(form: Form, schema: JsonSchema, scope: Scope, say: Say): ReadonlyMap<string, LineView> {
  const required = isList(schema.required) ? schema.required : [];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const lines = form.layout.flatMap((line): readonly LineView[] => {
    const property = properties[line.property];
    if (property === undefined) return [];
    const view = viewOf(line, required.includes(line.property), scope, say);
    if (!isRecord(property) || !isRecord(property.properties)) return [view];
    const keys = Object.keys(property.properties);
    return [view, ...keys.map((key) => ({ ...view, property: `${line.property}.${key}`, label: key }))];
  });
  const all = form.cases ? [caseView(form.cases, scope, say), ...lines] : lines;
  return new Map(all.map((view) => [view.property, view]));
}

function viewOf(line: FormLine, required: boolean, scope: Scope, say: Say): LineView {
  return {
    property: line.property,
    widget: line.widget,
    label: say(line.label, scope),
    required,
    placeholder: line.placeholder && say(line.placeholder, scope),
    note: line.note && isShown(line.note, scope) ? say(line.note.text, scope) : undefined,
    choices: (line.options ?? [])
      .filter((option) => isShown(option, scope))
      .map((option) => ({ value: option.value, text: say(option.text, scope) })),
    groups: line.choices ? choiceGroups(line.choices, scope, say) : [],
    empty: line.choices?.empty && say(line.choices.empty, scope),
    settled: false,
    trim: line.trim === true,
  };
}

function caseView({ property, widget, label, items }: FormCases, scope: Scope, say: Say): LineView {
  return {
    property,
    widget,
    label: say(label, scope),
    required: true,
    placeholder: undefined,
    note: undefined,
    choices: items.map((one) => ({ value: one.value, text: say(one.text, scope) })),
    groups: [],
    empty: undefined,
    settled: true,
    trim: false,
  };
}
