import type { Operation } from '../../1-parse/openapi/contract';
import { Names, print, printKey, quote } from '../../language/print';

const HELPERS = `
/** Id of an operation of the contract. */
export type OperationId = keyof typeof operations;

/** JSON body of the successful answer as it goes over the wire. */
export type WireAnswer<K extends OperationId> = Operations[K] extends { responses: infer Responses }
  ? JsonOf<Success<Responses>>
  : undefined;

/** The successful answer below the root that the contract names. */
export type Answer<K extends OperationId> = Below<WireAnswer<K>, (typeof operations)[K]['root']>;

/** Body of the request: its JSON, or else its parts or its one file. Files are \`Blob\`s. */
export type Body<K extends OperationId> = Operations[K] extends { requestBody?: never }
  ? undefined
  : Operations[K] extends { requestBody: { content: infer Content } }
    ? Sent<Content>
    : Operations[K] extends { requestBody?: { content: infer Content } }
      ? Sent<Content> | undefined
      : undefined;

/** How the value of a parameter is written: \`style\` and \`explode\` of OpenAPI, or JSON. */
export interface ParameterStyle {
  readonly style: 'simple' | 'label' | 'matrix' | 'form' | 'spaceDelimited' | 'pipeDelimited' | 'deepObject' | 'json';
  readonly explode: boolean;
}

/** The styles of parameters by name. */
export type ParameterStyles = Readonly<Record<string, ParameterStyle>>;

/** The header in which the token of the session is sent: the token alone, or behind the name of a scheme. */
export interface TokenHeader {
  readonly header: string;
  readonly scheme?: 'Bearer' | 'Basic';
}

/** How a body is sent that is no JSON: as fields and files, or as one file. */
export type BodyMedia =
  /** \`types\` are the media types of parts by name, where the contract says them; of a file several, with commas. */
  | { readonly as: 'multipart'; readonly types?: Readonly<Record<string, string>> }
  | { readonly as: 'file'; readonly types: readonly string[] };

/** What the client must know of an operation. */
export interface OperationFacts {
  /** GET unless given. */
  readonly method?: (typeof operations)[OperationId]['method'];
  /** With \`{name}\` for parameters. */
  readonly path: string;
  /** A call changes nothing; a GET never does. */
  readonly safe?: boolean;
  /** It is a file beside the console, not at the API. */
  readonly ownOrigin?: boolean;
  /** Path to the answer in the body, its steps joined by dots; absent for the body as a whole. */
  readonly root?: string;
  /** A body without the root is an answer as a whole. */
  readonly rootOpen?: boolean;
  /** A read that can answer with nothing, such as 204. */
  readonly canBeEmpty?: boolean;
  /** How it gets the token, if not as most operations do; \`false\` if it gets none. */
  readonly token?: TokenHeader | false;
  /** How its body is sent, unless as JSON. */
  readonly body?: BodyMedia;
  /** Of the parameters that are not written as their text, or in the query as one parameter for each item. */
  readonly styles?: {
    readonly path?: ParameterStyles;
    readonly query?: ParameterStyles;
    readonly header?: ParameterStyles;
  };
  /** The headers of an answer that expressions can read, in lower case. */
  readonly headers?: readonly string[];
}

/** Parameters in the path. */
export type PathParameters<K extends OperationId> = Group<Operations[K], 'path'>;

/** Parameters in the query. */
export type QueryParameters<K extends OperationId> = Group<Operations[K], 'query'>;

type Sent<Content> = [JsonType<Content>] extends [never] ? Content[keyof Content] : Content[JsonType<Content>];
type Success<Responses> = Responses extends { 200: infer Response }
  ? Response
  : Responses extends { 201: infer Response } | { 202: infer Response } | { 203: infer Response }
    ? Response
    : Responses extends { 204: unknown }
      ? undefined
      : Responses extends { default: infer Response }
        ? Response
        : undefined;
type JsonOf<Response> = Response extends { content: infer Content }
  ? [JsonType<Content>] extends [never]
    ? undefined
    : Content[JsonType<Content>]
  : undefined;
type JsonType<Content> = Extract<keyof Content, \`application/\${string}json\${string}\` | '*/*'>;
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

/** The module of the API types of a document: the name of its file, and the name of its import. */
export interface DocumentModule {
  readonly file: string;
  readonly alias: string;
}

/** The modules of documents by path. The paths lead from the folder of all documents; no two modules have one name. */
export function documentModules(documents: Iterable<string>): ReadonlyMap<string, DocumentModule> {
  const files = new Names();
  const aliases = new Names(['operations', 'OperationId', 'Operations']);
  return new Map(
    [...new Set(documents)].sort().map((path) => {
      const name = path.slice(path.indexOf('/') + 1).replace(/\.(ya?ml|json)$/i, '');
      return [path, { file: files.file(name), alias: aliases.identifier(name) }];
    }),
  );
}

/** The operation table with its types; `folder` is the path from the table to the API types. */
export function emitOperations(list: readonly Operation[], folder: string): string {
  const modules = documentModules(list.map(({ document }) => document));
  const imports = [...modules.values()].map(
    ({ file, alias }) => `import type { operations as ${alias} } from ${quote(`${folder}/${file}`)};`,
  );
  const types = list.map(
    ({ id, document }) => `  ${printKey(id)}: ${modules.get(document)?.alias ?? 'never'}[${quote(id)}];`,
  );
  const rows = list.map(
    ({ id, method, path, safe, ownOrigin, root = null, rootOpen }) =>
      `  ${printKey(id)}: { method: ${quote(method)}, path: ${quote(path)}, safe: ${safe}, ownOrigin: ${ownOrigin}, root: ${print(root)}, rootOpen: ${rootOpen} },`,
  );
  return [
    ...imports,
    '',
    '/** Type of every operation by its id. */',
    'export interface Operations {',
    ...types,
    '}',
    '',
    '/** The operations by id: method and address, whether they only read, and the root of their answer. */',
    'export const operations = {',
    ...rows,
    '} as const satisfies Record<keyof Operations, object>;',
    HELPERS,
  ].join('\n');
}
