import { createElement, type ReactNode } from 'react';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { hasValueFormat } from '../value/formats/format-value';
import type { FieldsByType } from './field-component';
import { fieldComponents } from './registry';
import { ValueField } from './ValueField';

function fieldElement<K extends keyof typeof fieldComponents>(
  type: K,
  field: FieldsByType[K],
  scope: Scope,
): ReactNode {
  return createElement(fieldComponents[type], { field, scope });
}

/** A field of any type. The caller has evaluated its `visibleWhen`. */
export function FieldView({ field, scope }: { readonly field: Field; readonly scope: Scope }) {
  return hasValueFormat(field) ? <ValueField field={field} scope={scope} /> : fieldElement(field.type, field, scope);
}
