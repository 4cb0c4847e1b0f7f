import { createElement, type ReactNode } from 'react';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { hasValueFormat } from '../value/formats/format-value';
import type { FieldsByType } from './field-component';
import { fieldComponents } from './registry';
import { ValueField } from './ValueField';

/** The element of a field of any type, with its id as key. The caller has evaluated its `visibleWhen`. */
export function fieldElement(field: Field, scope: Scope): ReactNode {
  if (hasValueFormat(field)) return <ValueField key={field.id} field={field} scope={scope} />;
  return registeredElement(field.type, field, scope);
}

function registeredElement<K extends keyof typeof fieldComponents>(
  type: K,
  field: FieldsByType[K],
  scope: Scope,
): ReactNode {
  return createElement(fieldComponents[type], { key: field.id, field, scope });
}
