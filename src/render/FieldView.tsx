import { createElement, type ReactNode } from 'react';
import type { Field } from '../generated/descriptor-types';
import type { Scope } from '../generated/types';
import type { FieldsByType } from './fields/field-component';
import { fieldComponents } from './fields/registry';

function draw<K extends Field['type']>(type: K, field: FieldsByType[K], scope: Scope): ReactNode {
  return createElement(fieldComponents[type], { field, scope });
}

/** A field of any type. Whether it is to be seen has been decided before. */
export function FieldView({ field, scope }: { readonly field: Field; readonly scope: Scope }) {
  return draw(field.type, field, scope);
}
