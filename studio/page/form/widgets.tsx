import { HTMLSelect, InputGroup } from '@blueprintjs/core';
import type { RJSFSchema, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import type { FormContext, Values } from './schema';

type Props = WidgetProps<Values, RJSFSchema, FormContext>;

function TextWidget({ id, value, onChange, schema }: Props) {
  const isNumber = schema.type === 'number';
  return (
    <InputGroup
      id={id}
      size="small"
      aria-describedby={`${id}-note`}
      type={isNumber ? 'number' : 'text'}
      value={value === undefined ? '' : String(value)}
      onValueChange={(text) => onChange(isNumber && text !== '' ? Number(text) : text)}
    />
  );
}

/** An expression with the names that may come next. */
function ExpressionWidget({ id, name, value, onChange, registry }: Props) {
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
        value={value === undefined ? '' : String(value)}
        onFocus={suggest}
        onKeyUp={suggest}
        onValueChange={(text) => onChange(text)}
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
function SelectWidget({ id, value, onChange, schema, required }: Props) {
  const choices = schema.enum ?? [];
  const written = (choice: unknown): string => JSON.stringify(choice);
  const known = value === undefined || choices.includes(value) ? choices : [value, ...choices];
  return (
    <HTMLSelect
      id={id}
      aria-describedby={`${id}-note`}
      value={value === undefined ? '' : written(value)}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : JSON.parse(currentTarget.value))
      }
    >
      {(required !== true || value === undefined) && <option value="">not given</option>}
      {known.map((choice) => (
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
