import { createElement, Fragment, type ReactNode } from 'react';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { hasValueFormat } from '../value/formats/format-value';
import type { FieldsByType } from './field-component';
import type { FieldContext } from './field-context';
import { fieldComponents } from './registry';
import { valueField } from './value-field';

/** The element of a field of any type, with its id as key. The caller has evaluated its `visibleWhen`. */
export function fieldElement(field: Field, scope: Scope, context: FieldContext): ReactNode {
  if (hasValueFormat(field)) return <Fragment key={field.id}>{valueField(field, scope, context)}</Fragment>;
  return registeredElement(field.type, field, scope);
}

function registeredElement<K extends keyof typeof fieldComponents>(
  type: K,
  field: FieldsByType[K],
  scope: Scope,
): ReactNode {
  return createElement(fieldComponents[type], { key: field.id, field, scope });
}
