import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { useState } from 'react';
import { isString } from '../../lib/json';
import { Icon } from '../../ui/Icon';
import { useUiText } from '../../ui/ui-text';
import { ChoiceWidget } from './ChoiceWidget';
import { aboutIds } from './control-access';
import type { FormContext, LineView } from './form-line';
import { useLine, type ControlProps } from './use-line';
import type { FormValues } from './validator';

const inputTypes: Partial<Record<LineView['widget'], string>> = { email: 'email', tel: 'tel' };

/** A line of text; an empty one counts as missing. */
function TextWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  // With the blanks around it that are cut: whoever types within them must see them.
  const [typed, setTyped] = useState('');
  const value = shown(props.value);
  return (
    <input
      className="bp6-input bp6-fill"
      id={props.id}
      name={props.htmlName}
      type={inputTypes[line.widget] ?? 'text'}
      dir="auto"
      value={typed.trim() === value ? typed : value}
      placeholder={line.placeholder}
      onChange={({ target }) => {
        setTyped(target.value);
        const text = line.trim ? target.value.trim() : target.value;
        props.onChange(text === '' ? undefined : text);
      }}
      onBlur={({ target }) => {
        setTyped('');
        props.onBlur(props.id, target.value);
      }}
      {...access}
    />
  );
}

/** Several lines of text. */
function TextareaWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  return (
    <textarea
      className="bp6-input bp6-text-area bp6-fill"
      id={props.id}
      name={props.htmlName}
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
function SelectWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  const say = useUiText();
  return (
    <div className="bp6-html-select bp6-fill descry-select">
      <select
        id={props.id}
        name={props.htmlName}
        value={shown(props.value)}
        onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
        {...access}
      >
        {!line.settled && <option value="">{line.placeholder ?? say('UI.CHOOSE')}</option>}
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
function RadioWidget(props: ControlProps) {
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
            name={props.htmlName}
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
function CheckboxWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  return (
    <label className="descry-choice">
      <input
        type="checkbox"
        id={props.id}
        name={props.htmlName}
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
  ChoiceWidget,
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
  choice: 'ChoiceWidget',
} as const satisfies Record<LineView['widget'], keyof typeof widgets>;
