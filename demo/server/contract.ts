import type { BodySchema, LoadedContract, Operation } from '../../codegen/1-parse/openapi/contract';
import { readContract } from '../../codegen/1-parse/openapi/read-contract';
import { createValidators, type OperationValidators } from './validation';

/** One operation of the contract, ready to be routed and validated. */
export interface DemoOperation extends Pick<Operation, 'id' | 'method' | 'path'> {
  /** True when the call needs no token of the console. */
  readonly isPublic: boolean;
  /** The body, if it is a form with files. */
  readonly form: BodySchema | undefined;
  readonly validators: OperationValidators;
}

/** Reading a contract takes a while, and tests make many backends from the same texts. */
const cache = new WeakMap<ReadonlyMap<string, string>, readonly DemoOperation[]>();

/** The operations of OpenAPI documents, by path and text. The compiler reports what is wrong with the documents. */
export function loadContract(texts: ReadonlyMap<string, string>): readonly DemoOperation[] {
  const operations = cache.get(texts) ?? prepare(readContract(texts));
  cache.set(texts, operations);
  return operations;
}

function prepare({ contract, documents }: LoadedContract): readonly DemoOperation[] {
  const validatorsOf = createValidators(documents);
  return [...contract.operations.values()].map(({ id, method, path, security, schemas }) => ({
    id,
    method,
    path,
    isPublic: !security.includes('token'),
    form: schemas.body?.media?.as === 'multipart' ? schemas.body : undefined,
    validators: validatorsOf(schemas),
  }));
}
