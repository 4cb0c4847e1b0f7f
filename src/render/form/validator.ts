import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { Form } from '../../generated/descriptor-types';
import type { JsonSchema, PrecompiledValidators } from '../../generated/types';
import { invariant } from '../../lib/invariant';
import type { FormContext } from './form-line';

/** Values of a form by property. */
export type FormValues = Readonly<Record<string, unknown>>;

/** The schema and the validators of a form, or of one of its cases, as the form library wants them. */
export function formValidator(
  id: string,
  shape: Pick<Form, 'schema' | 'validators'>,
): {
  readonly schema: RJSFSchema;
  readonly validator: ValidatorType<FormValues, RJSFSchema, FormContext>;
} {
  const { schema, validators } = shape;
  invariant(isSchema(schema) && areFunctions(validators), `Form ${id} was not compiled; run the compiler.`);
  return { schema, validator: createPrecompiledValidator<FormValues, RJSFSchema, FormContext>(validators, schema) };
}

function isSchema(schema: JsonSchema): schema is RJSFSchema & JsonSchema {
  return schema.type === 'object';
}

function areFunctions(validators: PrecompiledValidators): validators is ValidatorFunctions & PrecompiledValidators {
  return Object.values(validators).every((validator) => typeof validator === 'function');
}
