import type { DeclaredOperation } from './documents';

const HELPERS = `
/** Id of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** JSON body of the 200 answer as it goes over the wire. */
export type WireAnswer<K extends OperationId> = Operations[K] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : undefined;

/** The 200 answer below the root that the contract names. */
export type Answer<K extends OperationId> = Below<WireAnswer<K>, (typeof operations)[K]['root']>;

/** JSON body of the request. */
export type Body<K extends OperationId> = Operations[K] extends { requestBody?: never }
  ? undefined
  : Operations[K] extends { requestBody: { content: { 'application/json': infer Request } } }
    ? Request
    : Operations[K] extends { requestBody?: { content: { 'application/json': infer Request } } }
      ? Request | undefined
      : undefined;

/** Parameters in the path. */
export type PathParameters<K extends OperationId> = Group<Operations[K], 'path'>;

/** Parameters in the query. */
export type QueryParameters<K extends OperationId> = Group<Operations[K], 'query'>;

type Below<T, Root> = Root extends \`\${infer Head}.\${infer Rest}\`
  ? Below<Member<T, Head>, Rest>
  : Root extends string
    ? Member<T, Root>
    : T;
type Member<T, Name extends string> = T extends { [N in Name]?: infer Value } ? Exclude<Value, undefined> : never;
type Group<T, Place extends string> = T extends { parameters: { [P in Place]?: never } }
  ? Record<never, never>
  : T extends { parameters: { [P in Place]?: infer Values } }
    ? Exclude<Values, undefined>
    : Record<never, never>;
`;

/** The operation table with its types; `folder` is where the API types stand, seen from the table. */
export function emitOperations(list: readonly DeclaredOperation[], folder: string): string {
  const documents = [...new Set(list.map(({ document }) => document))];
  const imports = documents.map(
    (document) => `import type { operations as ${alias(document)} } from '${folder}/${moduleName(document)}';`,
  );
  const types = list.map(({ id, document }) => `  ${id}: ${alias(document)}['${id}'];`);
  const rows = list.map(
    ({ id, method, path, safe, ownOrigin, root, rootOpen }) =>
      `  ${id}: { method: '${method}', path: '${path}', safe: ${safe}, ownOrigin: ${ownOrigin}, root: ${root === null ? 'null' : `'${root}'`}, rootOpen: ${rootOpen} },`,
  );
  return [
    ...imports,
    '',
    '/** Type of every operation by its id. */',
    'export interface Operations {',
    ...types,
    '}',
    '',
    '/** Where an operation is called, whether it only reads, and where its answer stands. */',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<keyof Operations, object>;',
    HELPERS,
  ].join('\n');
}

/** File name of a document without folder and ending. */
export function moduleName(document: string): string {
  return document.slice(document.lastIndexOf('/') + 1).replace(/\.ya?ml$/, '');
}

function alias(document: string): string {
  return moduleName(document).replaceAll(/[^A-Za-z0-9]/g, '_');
}
