import type { ReactNode } from 'react';
import type { Field } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';

/** The properties of the component of a field. */
export interface FieldProps<F> {
  readonly field: F;
  readonly scope: Scope;
}

/** The component of the fields of one type. */
export type FieldComponent<F> = (props: FieldProps<F>) => ReactNode;

/** Fields by their type. */
export type FieldsByType = { readonly [K in Field['type']]: Extract<Field, { readonly type: K }> };
