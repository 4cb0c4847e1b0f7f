import { Validator } from '@cfworker/json-schema';
import { validatorsModule } from '~/codegen/4-emit/validators';
import { isRecord } from '~/lib/json';
import { loadContract } from '~/demo/server/contract';
import { loadValidator } from '../codegen/4-emit/load-validators';
import { files } from '../demo/support';
import type { OperationRead } from './operations-read';

/** What three validators say of an answer: whether it is valid. */
export interface Validation {
  /** The code that the compiler emits, as for forms. */
  readonly emitted: boolean;
  /** ajv over the documents of the contract with their references, as the demo backend has it. */
  readonly demo: boolean;
  /** A validator that shares no code with ajv. */
  readonly foreign: boolean;
}

/** Validates answers of an operation. */
export function validationOf({ id, plain }: OperationRead): (answer: unknown) => Validation {
  if (!isRecord(plain)) throw new Error(`The answer of ${id} has no schema.`);
  const emitted = loadValidator(validatorsModule([plain]));
  const demo = loadContract(files.documents).find((operation) => operation.id === id);
  const foreign = new Validator({ ...plain }, '2020-12');
  return (answer) => ({
    emitted: emitted(answer),
    demo: demo?.validators.answer(200, answer).length === 0,
    foreign: foreign.validate(answer).valid,
  });
}
