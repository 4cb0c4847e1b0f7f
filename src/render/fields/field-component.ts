import type { ReactNode } from 'react';
import type { Field } from '../../generated/descriptor-types';
import type { Scope } from '../../generated/types';

/** What every field is drawn from. */
export interface FieldProps<F> {
  readonly field: F;
  readonly scope: Scope;
}

/** Draws the fields of one type. */
export type FieldComponent<F> = (props: FieldProps<F>) => ReactNode;

/** Fields by their type. */
export type FieldsByType = { readonly [K in Field['type']]: Extract<Field, { readonly type: K }> };
