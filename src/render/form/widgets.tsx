import type { RegistryWidgetsType, RJSFSchema, WidgetProps } from '@rjsf/utils';
import { invariant } from '../../lib/invariant';
import { isString } from '../../lib/json';
import { Icon } from '../../ui/Icon';
import { useUiText } from '../../ui/ui-text';
import { aboutIds, controlAccess } from './control-access';
import type { FormContext, LineView } from './form-line';
import type { FormValues } from './validator';

type Props = WidgetProps<FormValues, RJSFSchema, FormContext>;

function useLine({ id, name, registry, rawErrors }: Props) {
  const context = registry.formContext;
  const line = context.lines.get(name);
  invariant(line, `The form has no line for "${name}".`);
  return { line, access: controlAccess(id, line, context, rawErrors) };
}

const inputTypes: Partial<Record<LineView['widget'], string>> = { email: 'email', tel: 'tel' };

/** A line of text; an empty one counts as missing. */
function TextWidget(props: Props) {
  const { line, access } = useLine(props);
  return (
    <input
      className="bp6-input bp6-fill"
      id={props.id}
      name={props.name}
      type={inputTypes[line.widget] ?? 'text'}
      dir="auto"
      value={shown(props.value)}
      placeholder={line.placeholder}
      onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
      onBlur={({ target }) => props.onBlur(props.id, target.value)}
      {...access}
    />
  );
}

/** Several lines of text. */
function TextareaWidget(props: Props) {
  const { line, access } = useLine(props);
  return (
    <textarea
      className="bp6-input bp6-text-area bp6-fill"
      id={props.id}
      name={props.name}
      rows={5}
      dir="auto"
      value={shown(props.value)}
      placeholder={line.placeholder}
      onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
      onBlur={({ target }) => props.onBlur(props.id, target.value)}
      {...access}
    />
  );
}

/** One of a list that opens; nothing is chosen unless the form says so. */
function SelectWidget(props: Props) {
  const { line, access } = useLine(props);
  const say = useUiText();
  return (
    <div className="bp6-html-select bp6-fill descry-select">
      <select
        id={props.id}
        name={props.name}
        value={shown(props.value)}
        onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
        {...access}
      >
        <option value="">{line.placeholder ?? say('UI.CHOOSE')}</option>
        {line.choices.map(({ value, text }) => (
          <option key={value} value={value} data-value={value}>
            {text}
          </option>
        ))}
      </select>
      <Icon name="caret-down" />
    </div>
  );
}

/** One of a few that all are seen. */
function RadioWidget(props: Props) {
  const { line, access } = useLine(props);
  return (
    <div
      className="descry-radios"
      role="radiogroup"
      id={props.id}
      aria-labelledby={aboutIds(props.id).label}
      {...access}
    >
      {line.choices.map(({ value, text }) => (
        <label key={value} className="descry-choice">
          <input
            type="radio"
            name={props.name}
            value={value}
            data-value={value}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {text}
        </label>
      ))}
    </div>
  );
}

/** Yes or no. */
function CheckboxWidget(props: Props) {
  const { line, access } = useLine(props);
  return (
    <label className="descry-choice">
      <input
        type="checkbox"
        id={props.id}
        name={props.name}
        checked={props.value === true}
        onChange={({ target }) => props.onChange(target.checked)}
        {...access}
      />
      {line.label}
    </label>
  );
}

function shown(value: unknown): string {
  return isString(value) ? value : '';
}

/** The controls of forms, by the name the form library knows them by. */
export const widgets = {
  TextWidget,
  TextareaWidget,
  SelectWidget,
  RadioWidget,
  CheckboxWidget,
} as const satisfies RegistryWidgetsType<FormValues, RJSFSchema, FormContext>;

/** Which control draws a line. */
export const widgetOf = {
  text: 'TextWidget',
  email: 'TextWidget',
  tel: 'TextWidget',
  textarea: 'TextareaWidget',
  select: 'SelectWidget',
  radio: 'RadioWidget',
  checkbox: 'CheckboxWidget',
} as const satisfies Record<LineView['widget'], keyof typeof widgets>;
