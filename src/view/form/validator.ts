import { createPrecompiledValidator, type ValidatorFunctions } from '@rjsf/validator-ajv8';
import { hashForSchema, type RJSFSchema, type ValidatorType } from '@rjsf/utils';
import type { Form } from '~/generated/contract/descriptor-types';
import type { FormValidator, JsonSchema } from '~/generated/contract/types';
import { invariant } from '~/lib/invariant';
import type { FormContext } from './form-lines';
import { filledValues, type FormValues } from './form-model';

type Validator = ValidatorType<FormValues, RJSFSchema, FormContext>;

/**
 * The schema and the validator of a form, or of one of its cases, in the types of the form library. The library finds a
 * compiled function by the hash of its schema. One function is enough: the schemas of forms have no branches.
 */
export function formValidator(
  id: string,
  shape: Pick<Form, 'schema' | 'validate'>,
): {
  readonly schema: RJSFSchema;
  readonly validator: Validator;
} {
  const { schema, validate } = shape;
  invariant(isSchema(schema) && isCompiled(validate), `Form ${id} was not compiled; run the compiler.`);
  const functions = { [hashForSchema(schema)]: validate };
  const validator: Validator = createPrecompiledValidator<FormValues, RJSFSchema, FormContext>(functions, schema);
  const validateAll: Validator['validateFormData'] = validator.validateFormData.bind(validator);
  // Only the validation ignores texts of blanks: the controls show what was typed.
  validator.validateFormData = (values, ...rest) => validateAll(values && filledValues(values), ...rest);
  return { schema, validator };
}

function isSchema(schema: JsonSchema): schema is RJSFSchema & JsonSchema {
  return schema.type === 'object';
}

function isCompiled(validate: FormValidator): validate is FormValidator & ValidatorFunctions[string] {
  return typeof validate === 'function';
}
