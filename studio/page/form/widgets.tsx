import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FormContext, Values } from './schema';

type Props = WidgetProps<Values, RJSFSchema, FormContext>;

/** The value of a property that is not given, as text, if its schema has a default. */
function defaultOf({ name, registry }: Props): string | undefined {
  const known = registry.formContext.properties.get(name)?.default;
  return known === undefined ? undefined : typeof known === 'string' ? known : JSON.stringify(known);
}

function TextWidget(props: Props) {
  const { id, value, onChange, schema } = props;
  const isNumber = schema.type === 'number';
  return (
    <InputGroup
      id={id}
      size="small"
      aria-describedby={`${id}-note`}
      type={isNumber ? 'number' : 'text'}
      placeholder={defaultOf(props)}
      value={value === undefined ? '' : String(value)}
      onValueChange={(text) => onChange(isNumber && text !== '' ? Number(text) : text)}
      onBlur={() => props.onBlur(id, value)}
    />
  );
}

/** An expression with the names that may come next. */
function ExpressionWidget(props: Props) {
  const { id, name, value, onChange, registry } = props;
  const [suggested, setSuggested] = useState<readonly string[]>([]);
  const suggest = (): void => {
    void registry.formContext.suggest(name).then(setSuggested);
  };
  return (
    <>
      <InputGroup
        id={id}
        size="small"
        className="studio-code"
        aria-describedby={`${id}-note`}
        list={`${id}-list`}
        placeholder={defaultOf(props)}
        value={value === undefined ? '' : String(value)}
        onFocus={suggest}
        onKeyUp={suggest}
        onValueChange={(text) => onChange(text)}
        onBlur={() => props.onBlur(id, value)}
      />
      <datalist id={`${id}-list`}>
        {suggested.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
    </>
  );
}

/** A choice of words or names. A value that is none of them stays visible. */
function SelectWidget(props: Props) {
  const { id, value, onChange, schema, required } = props;
  const known = defaultOf(props);
  const choices = schema.enum ?? [];
  const written = (choice: unknown): string => JSON.stringify(choice);
  const offered = value === undefined || choices.includes(value) ? choices : [value, ...choices];
  return (
    <HTMLSelect
      id={id}
      aria-describedby={`${id}-note`}
      value={value === undefined ? '' : written(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : JSON.parse(currentTarget.value))
      }
    >
      {(required !== true || value === undefined) && (
        <option value="">{known === undefined ? 'not given' : `default: ${known}`}</option>
      )}
      {offered.map((choice) => (
        <option key={written(choice)} value={written(choice)}>
          {String(choice)}
        </option>
      ))}
    </HTMLSelect>
  );
}

/** A flag: absent it means what the language says, which need not be false. */
function FlagWidget(props: Props) {
  return <SelectWidget {...props} schema={{ enum: [true, false] }} />;
}

/** The controls of the form. */
export const widgets = { TextWidget, SelectWidget, expression: ExpressionWidget, flag: FlagWidget };
