import { createElement, lazy, Suspense, type ComponentType } from 'react';
import { Property } from '../../ui/PropertyList';
import { useText } from '../use-text';
import type { FieldProps } from './field-component';
import type { LabelledField } from './Line';

/** A field whose component is heavy: loaded on first use. Until then its row stands there with its label. */
export function later<F extends LabelledField>(load: () => Promise<ComponentType<FieldProps<F>>>) {
  const View = lazy(async () => ({ default: await load() }));
  return function LaterField(props: FieldProps<F>) {
    return <Suspense fallback={<Waiting {...props} />}>{createElement(View, props)}</Suspense>;
  };
}

function Waiting({ field, scope }: FieldProps<LabelledField>) {
  const text = useText();
  return (
    <Property id={field.id} label={text(field.label, scope)}>
      {null}
    </Property>
  );
}
