import { parse } from 'yaml';
import { isJson, object, type Json } from './json';
import { createValidators, type OperationValidators } from './validation';

/** One operation of the OpenAPI documents, ready to be routed and validated. */
export interface DemoOperation {
  readonly id: string;
  readonly method: string;
  /** Path template with `{name}` parameters. */
  readonly path: string;
  /** Whether the call needs no token of the console. */
  readonly isPublic: boolean;
  readonly validators: OperationValidators;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** Reading a contract takes a while and tests make many backends from the same texts. */
const known = new WeakMap<object, DemoOperation[]>();

/** Reads OpenAPI texts by path and lists their operations. */
export function loadContract(texts: Readonly<Record<string, string>>): readonly DemoOperation[] {
  const operations = known.get(texts) ?? readContract(texts);
  known.set(texts, operations);
  return operations;
}

function readContract(texts: Readonly<Record<string, string>>): DemoOperation[] {
  const documents = Object.entries(texts).map(([path, text]): [string, Json] => [
    path.slice(path.lastIndexOf('/') + 1),
    object(parse(text)),
  ]);
  const validators = createValidators(documents);
  return documents.flatMap(([name, document]) =>
    Object.entries(object(document.paths)).flatMap(([path, item]) =>
      METHODS.flatMap((method) => {
        const operation = object(item)[method];
        if (!isJson(operation)) return [];
        return [
          {
            id: String(operation.operationId),
            method,
            path,
            isPublic: !needsToken(operation.security ?? document.security),
            validators: validators(name, path, method, [
              ...list(object(item).parameters),
              ...list(operation.parameters),
            ]),
          },
        ];
      }),
    ),
  );
}

function needsToken(security: unknown): boolean {
  return list(security).some((scheme) => 'token' in object(scheme));
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
