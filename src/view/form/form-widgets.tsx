import type { RegistryWidgetsType, RJSFSchema } from '@rjsf/utils';
import { useState, type KeyboardEvent } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isString } from '~/lib/json';
import { Icon } from '~/ui/Icon';
import { ChoiceWidget } from './choice-field';
import { lineIds, useLine, type ControlProps, type FormContext, type LineView } from './form-lines';
import type { FormValues } from './form-model';

const inputTypes: Partial<Record<LineView['widget'], string>> = { email: 'email', tel: 'tel' };

/** One line of text. An empty text counts as missing. */
function TextWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  // Includes the blanks that the value is trimmed of: they must not vanish while someone is typing.
  const [typed, setTyped] = useState('');
  const value = textOf(props.value);
  return (
    <input
      className="bp6-input bp6-fill"
      id={props.id}
      name={props.htmlName}
      type={inputTypes[line.widget] ?? 'text'}
      dir="auto"
      value={typed.trim() === value ? typed : value}
      placeholder={line.placeholder}
      autoComplete={line.autocomplete}
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

/** Several lines of text. Enter begins a new one; with Ctrl or Command it sends the form. */
function TextareaWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  return (
    <textarea
      className="bp6-input bp6-text-area bp6-fill"
      id={props.id}
      name={props.htmlName}
      rows={5}
      dir="auto"
      value={textOf(props.value)}
      placeholder={line.placeholder}
      autoComplete={line.autocomplete}
      onChange={({ target }) => props.onChange(target.value === '' ? undefined : target.value)}
      onBlur={({ target }) => props.onBlur(props.id, target.value)}
      onKeyDown={sendByKey}
      {...access}
    />
  );
}

function sendByKey({ key, ctrlKey, metaKey, currentTarget: { form } }: KeyboardEvent<HTMLTextAreaElement>): void {
  if (key !== 'Enter' || !(ctrlKey || metaKey)) return;
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]');
  if (button && !button.disabled) form?.requestSubmit(button);
}

/** A drop-down list, with an empty first entry unless one choice is always chosen. */
function SelectWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  const t = useTranslate();
  return (
    <div className="bp6-html-select bp6-fill descry-select">
      <select
        id={props.id}
        name={props.htmlName}
        value={attributeOf(props.value)}
        onChange={({ target }) =>
          props.onChange(line.options.find(({ value }) => attributeOf(value) === target.value)?.value)
        }
        {...access}
      >
        {!line.isAlwaysChosen && <option value="">{line.placeholder ?? t('UI.CHOOSE')}</option>}
        {line.options.map(({ value, text, language }) => {
          const attribute = attributeOf(value);
          return (
            <option key={attribute} value={attribute} data-value={value} lang={language}>
              {text}
            </option>
          );
        })}
      </select>
      <Icon name="caret-down" />
    </div>
  );
}

/** Radio buttons. */
function RadioWidget(props: ControlProps) {
  const { line, access } = useLine(props);
  return (
    <div
      className="descry-radios"
      role="radiogroup"
      id={props.id}
      aria-labelledby={lineIds(props.id).label}
      {...access}
    >
      {line.options.map(({ value, text, language }) => (
        <label key={attributeOf(value)} className="descry-choice" lang={language}>
          <input
            type="radio"
            name={props.htmlName}
            value={attributeOf(value)}
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

/** A check box for yes or no. */
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

/** What a control for typing shows. */
function textOf(value: unknown): string {
  return isString(value) || typeof value === 'number' ? String(value) : '';
}

/** A value as the attribute of an option: a text as it is, others so that no text is like them. */
function attributeOf(value: unknown): string {
  return value === undefined || isString(value) ? (value ?? '') : `\n${JSON.stringify(value)}`;
}

/** The controls of forms, by their names in the form library. */
export const widgets = {
  TextWidget,
  TextareaWidget,
  SelectWidget,
  RadioWidget,
  CheckboxWidget,
  ChoiceWidget,
} as const satisfies RegistryWidgetsType<FormValues, RJSFSchema, FormContext>;

/** The name of the control for each widget of a line. */
export const widgetOf = {
  text: 'TextWidget',
  email: 'TextWidget',
  tel: 'TextWidget',
  textarea: 'TextareaWidget',
  select: 'SelectWidget',
  radio: 'RadioWidget',
  checkbox: 'CheckboxWidget',
  choice: 'ChoiceWidget',
} as const satisfies Record<Exclude<LineView['widget'], 'file'>, keyof typeof widgets>;
