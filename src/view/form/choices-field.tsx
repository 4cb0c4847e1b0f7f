import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { use, useRef } from 'react';
import { useTranslate } from '~/i18n/translate';
import { isList, isString } from '~/lib/json';
import { visibleText } from '~/lib/visible-text';
import { IconButton } from '~/ui/IconButton';
import { ChoiceBox } from './choice-field';
import type { Choice } from './form-choices';
import { FormValuesContext, useLine, type FormContext } from './form-lines';
import type { FormValues } from './form-model';
import './choices.css';

/** Several choices of lists: those that are chosen, and below them a combo box that adds another one. */
export function ChoicesField(props: FieldProps<FormValues, RJSFSchema, FormContext>) {
  const { fieldPathId, registry, rawErrors = [] } = props;
  const id = fieldPathId.$id;
  const name = fieldPathId.path.join('.');
  const { line, access } = useLine({ id, htmlName: name, registry, rawErrors });
  const { values, setValue } = use(FormValuesContext);
  const value = values[name];
  const keys = isList(value) ? value.filter(isString) : [];
  const chosen = line.groups.flatMap(({ choices }) => choices.filter((choice) => keys.includes(choice.value)));
  const groups = line.groups
    .map((group) => ({ ...group, choices: group.choices.filter((choice) => !chosen.includes(choice)) }))
    .filter(({ choices }) => choices.length > 0);
  const box = useRef<HTMLDivElement>(null);
  const remove = (key: string): void => {
    setValue(name, chosen.length > 1 ? keys.filter((one) => one !== key) : undefined);
    box.current?.querySelector('input')?.focus();
  };
  return (
    <div ref={box}>
      <ChosenList label={line.label} choices={chosen} onRemove={remove} />
      <ChoiceBox
        {...{ id, name, access }}
        line={chosen.length > 0 ? { ...line, groups, emptyText: undefined } : line}
        value={undefined}
        onChange={(key) => {
          if (key !== undefined) setValue(name, [...keys, key]);
        }}
      />
    </div>
  );
}

function ChosenList(props: {
  readonly label: string;
  readonly choices: readonly Choice[];
  readonly onRemove: (key: string) => void;
}) {
  const t = useTranslate();
  if (props.choices.length === 0) return null;
  return (
    <ul className="descry-chosen" aria-label={props.label}>
      {props.choices.map(({ value, text }) => (
        <li key={value} data-value={value}>
          <bdi>{visibleText(text)}</bdi>
          <IconButton
            icon="cross"
            label={t('UI.REMOVE_NAMED', { name: visibleText(text) })}
            onClick={() => props.onRemove(value)}
          />
        </li>
      ))}
    </ul>
  );
}
