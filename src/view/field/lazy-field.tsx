import { createElement, type ComponentType, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import { Property } from '~/ui/PropertyList';
import { Loaded } from '../data/Loaded';
import type { FieldProps } from './field-component';
import type { LabelledField } from './Line';

/** A field whose component is a chunk, loaded on first use. While it loads, the line has only its label. */
export function lazyField<F extends LabelledField>(name: string, load: () => Promise<ComponentType<FieldProps<F>>>) {
  return function LazyField(props: FieldProps<F>) {
    return (
      <Loaded
        name={`field ${name}`}
        load={load}
        waiting={<EmptyLine {...props} />}
        failed={(failure) => <EmptyLine {...props}>{failure}</EmptyLine>}
        inLine
      >
        {(View) => createElement(View, props)}
      </Loaded>
    );
  };
}

function EmptyLine({ field, scope, children = null }: FieldProps<LabelledField> & { readonly children?: ReactNode }) {
  const t = useTranslate();
  return (
    <Property id={field.id} label={t(field.label, scope)}>
      {children}
    </Property>
  );
}
