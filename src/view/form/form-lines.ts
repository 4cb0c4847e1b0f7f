import { useDeepCompareMemo, type RJSFSchema, type WidgetProps } from '@rjsf/utils';
import { createContext, useMemo } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Form, FormCases, FormLine, FormOption } from '~/generated/contract/descriptor-types';
import type { JsonSchema, Scope, Text } from '~/generated/contract/types';
import { invariant } from '~/lib/invariant';
import { isList, isRecord } from '~/lib/json';
import { visibleText } from '~/lib/visible-text';
import { choiceGroups, type ChoiceGroup } from './form-choices';
import { fileLimits, type FileLimits } from './file-limits';
import type { FormValues } from './form-model';

/** One of the values that the schema lists. */
export interface Option {
  readonly value: FormOption['value'];
  readonly text: string;
  /** The language of the text (BCP 47) if it differs from that of the page. */
  readonly language?: string | undefined;
}

/** A line of the layout, evaluated and translated. */
export interface LineView {
  readonly property: string;
  readonly widget: FormLine['widget'];
  readonly label: string;
  readonly required: boolean;
  readonly placeholder: string | undefined;
  /** The fact about the user that the browser may fill in. */
  readonly autocomplete: FormLine['autocomplete'];
  readonly note: string | undefined;
  readonly options: readonly Option[];
  /** Choices that come from lists. */
  readonly groups: readonly ChoiceGroup[];
  /** The text in place of choices while the lists are empty. */
  readonly emptyText: string | undefined;
  /** True if one of the choices is always chosen. */
  readonly isAlwaysChosen: boolean;
  /** True if blanks around the value are removed. */
  readonly trim: boolean;
  /** Which files can be chosen. */
  readonly files: FileLimits | undefined;
}

/**
 * The context that the templates and controls of a form read. The form library renders every control again when it
 * differs from the one before, so it has nothing that changes with each key.
 */
export type FormContext = {
  /** Lines by the path of their value, such as `name` or `hosts.one`. */
  readonly lines: ReadonlyMap<string, LineView>;
  /** Paths of the values that show their message, such as `name` or `hosts.one`. */
  readonly touched: ReadonlySet<string>;
};

/** The values of a form with its files, which the form library does not know, and what changes one of them. */
export const FormValuesContext = createContext<{
  readonly values: FormValues;
  readonly setValue: (name: string, value: unknown) => void;
}>({ values: {}, setValue: () => undefined });

type FormatText = (text: Text, scope: Scope) => string;

/**
 * The lines of a form in their order. Lines without a property in the current schema are left out, as are hidden
 * choices and notes. A property with values by key has one more line for each key, labelled with the key.
 */
export function lineViews(form: Form, schema: JsonSchema, scope: Scope, format: FormatText): readonly LineView[] {
  const required = isList(schema.required) ? schema.required : [];
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const lines = form.layout.flatMap((line): readonly LineView[] => {
    const property = properties[line.property];
    if (property === undefined) return [];
    const view = {
      ...lineView(line, required.includes(line.property), scope, format),
      files: fileLimits(line, property),
    };
    if (!isRecord(property) || !isRecord(property.properties)) return [view];
    const keys = Object.keys(property.properties);
    return [view, ...keys.map((key) => ({ ...view, property: `${line.property}.${key}`, label: visibleText(key) }))];
  });
  return form.cases ? [caseLineView(form.cases, scope, format), ...lines] : lines;
}

/** The context of a form. It stays the same object while the lines do not change. */
export function useFormContext(views: readonly LineView[], touched: FormContext['touched']): FormContext {
  const unchanged = useDeepCompareMemo(views);
  return useMemo(
    () => ({ lines: new Map(unchanged.map((line) => [line.property, line])), touched }),
    [unchanged, touched],
  );
}

/** True while a required value must be chosen from lists that are all empty. */
export function isMissingChoices(lines: readonly LineView[]): boolean {
  return lines.some(({ widget, required, groups }) => widget === 'choice' && required && groups.length === 0);
}

function lineView(line: FormLine, required: boolean, scope: Scope, format: FormatText): LineView {
  return {
    property: line.property,
    widget: line.widget,
    label: format(line.label, scope),
    required,
    placeholder: line.placeholder && format(line.placeholder, scope),
    autocomplete: line.autocomplete,
    note: line.note && isShown(line.note, scope) ? format(line.note.text, scope) : undefined,
    options: (line.options ?? [])
      .filter((option) => isShown(option, scope))
      .map(({ value, text, language }) => ({ value, text: format(text, scope), language })),
    groups: line.choices ? choiceGroups(line.choices, scope, format) : [],
    emptyText: line.choices?.empty && format(line.choices.empty, scope),
    isAlwaysChosen: false,
    trim: line.trim === true,
    files: undefined,
  };
}

/** The line of the control that chooses the case. */
function caseLineView({ property, widget, label, items }: FormCases, scope: Scope, format: FormatText): LineView {
  return {
    property,
    widget,
    label: format(label, scope),
    required: true,
    placeholder: undefined,
    autocomplete: undefined,
    note: undefined,
    options: items.map((item) => ({ value: item.value, text: format(item.text, scope) })),
    groups: [],
    emptyText: undefined,
    isAlwaysChosen: true,
    trim: false,
    files: undefined,
  };
}

/** The props that the form library passes to a control. */
export type ControlProps = WidgetProps<FormValues, RJSFSchema, FormContext>;

/** The line of a control, and the ARIA attributes of its element. The name of a control is the path of its value. */
export function useLine({
  id,
  htmlName = '',
  registry,
  rawErrors,
}: Pick<ControlProps, 'id' | 'htmlName' | 'registry' | 'rawErrors'>) {
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
