import { readContract } from '~/codegen/1-parse/openapi/read-contract';
import type { LoadedContract } from '~/codegen/1-parse/openapi/contract';

/** Reads documents, by name below `openapi/` and text. */
export function loaded(documents: Readonly<Record<string, string>>): LoadedContract {
  return readContract(new Map(Object.entries(documents).map(([name, text]) => [`openapi/${name}`, text])));
}

/** A document with one operation, its members as lines of YAML, and schemas. */
export function documentWith(operation: readonly string[], schemas: readonly string[] = []): string {
  return [
    'paths:',
    '  /thing/{id}:',
    '    get:',
    ...operation.map((line) => `      ${line}`),
    'components:',
    '  schemas:',
    ...schemas.map((line) => `    ${line}`),
  ].join('\n');
}

/** The members of the operation `thing`, which answers with a schema. */
export function answering(schema: string): readonly string[] {
  return ['operationId: thing', `responses: { '200': { content: { application/json: { schema: ${schema} } } } }`];
}
