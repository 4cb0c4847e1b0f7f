import type { Diagnostic, Json } from '../../language/model';
import type { Type } from '../../language/type';
import type { ParameterStyle } from '~/lib/parameter-style';

/** Where a parameter is. A descriptor names its values by these words too. */
export const parameterGroups = ['path', 'query', 'header'] as const;

/** One of them. */
export type ParameterGroup = (typeof parameterGroups)[number];

/**
 * The HTTP methods of an operation, in the order in which the operations of a path are listed. `query` is a safe method
 * with a body, which OpenAPI knows since 3.2.
 */
export const methods = ['get', 'query', 'post', 'put', 'patch', 'delete'] as const;

/** One parameter of an operation that a descriptor can give. */
export interface Parameter {
  readonly name: string;
  readonly in: ParameterGroup;
  readonly required: boolean;
  readonly type: Type;
  /** How its value is written; absent if the value is a text, or each item of a list a parameter of the query. */
  readonly style?: ParameterStyle;
  /** The largest number it takes, where the contract says one. */
  readonly maximum?: number;
  /** What a text is, such as `date-time`, where the contract says it. */
  readonly format?: string;
  /** What it does, in the words of the contract. */
  readonly description?: string;
}

/** A JSON Schema of the documents: its address, its text and its type. */
export interface ContractSchema {
  /** URI reference from the root of the project: `openapi/uic.yaml#/components/schemas/Menu`. */
  readonly reference: string;
  /** The schema; references inside it are relative to `reference`. */
  readonly value: Json;
  readonly type: Type;
}

/** A part of a request that has a name, with its schema. */
export interface ParameterSchema {
  readonly name: string;
  readonly in: ParameterGroup;
  readonly required: boolean;
  /** Where the contract names it, as a URI reference. */
  readonly reference: string;
  /** Absent when the documents give none: every value is right. */
  readonly schema?: ContractSchema;
  /** How its value is written; see `Parameter`. */
  readonly style?: ParameterStyle;
  /** What it does, in the words of the contract. */
  readonly description?: string;
}

/** How a body is sent that is no JSON: as fields and files, or as one file. */
export type BodyMedia =
  /** The media types of parts by name, where the contract says them (`encoding`). */
  | { readonly as: 'multipart'; readonly contentTypes: ReadonlyMap<string, string> }
  | { readonly as: 'file'; readonly types: readonly string[] };

/** The body of a request with its schema. */
export interface BodySchema {
  readonly required: boolean;
  /** Absent for JSON. */
  readonly media?: BodyMedia;
  readonly schema: ContractSchema;
}

/** The schemas of everything that an operation sends and answers, for validators. */
export interface OperationSchemas {
  readonly parameters: readonly ParameterSchema[];
  /** The body of the request, absent when the operation takes none. */
  readonly body?: BodySchema;
  /** Schemas of the JSON answers by status (`200`, `4XX`, `default`); `undefined` for an answer without a body. */
  readonly answers: ReadonlyMap<string, ContractSchema | undefined>;
}

/** What a call needs and the console cannot do: send a header, a body or a part of one, or read an answer. */
export interface Unsupported {
  readonly what: 'header' | 'body' | 'part' | 'answer' | 'security';
  /** Name of the header or the part, the media types of the body or of the answer, or the names of security schemes. */
  readonly name: string;
  /** Whether a call without this part can be sent. */
  readonly optional?: true;
}

/** The header in which the token of the session is sent: the token alone, or behind the name of a scheme. */
export interface TokenHeader {
  readonly header: string;
  readonly scheme?: 'Bearer' | 'Basic';
}

/** A header that the contract declares for the successful answer of an operation. */
export interface ResponseHeader {
  /** As the contract writes it. */
  readonly name: string;
  readonly type: Type;
}

/** One operation of the OpenAPI documents. */
export interface Operation {
  readonly id: string;
  /** Where the contract gives it the id, as a URI reference. */
  readonly reference: string;
  readonly method: (typeof methods)[number];
  /** What it does, in a few words of the contract. */
  readonly summary?: string;
  /** Path template with `{name}` for parameters. */
  readonly path: string;
  /** Document that lists the path. */
  readonly document: string;
  /** Document that declares the operation: another one if the path is a reference. */
  readonly file: string;
  readonly parameters: readonly Parameter[];
  /** Type of the body, absent when the operation takes none. */
  readonly body?: Type;
  readonly bodyRequired: boolean;
  /** Type of the successful answer below its root. */
  readonly answer: Type;
  /** Headers of the successful answer by their names in lower case: they do not depend on upper and lower case. */
  readonly headers: ReadonlyMap<string, ResponseHeader>;
  /** Path to the root of the answer, its steps joined by dots; absent when the whole body is the answer. */
  readonly root?: string;
  /** Whether an answer without the root is an answer as a whole. */
  readonly rootOpen: boolean;
  /** Documented error numbers of 400 answers (`x-error-numbers`), and of others, by status. */
  readonly errorNumbers: ReadonlyMap<number, readonly number[]>;
  /** Whether a call changes nothing. */
  readonly safe: boolean;
  /** Whether it is a file beside the console, not at the API. */
  readonly ownOrigin: boolean;
  /** Names of the security schemes that protect it; empty when everyone can call it. */
  readonly security: readonly string[];
  /** The scopes that a token must have, by security scheme; a scheme without any is absent. */
  readonly scopes?: ReadonlyMap<string, readonly string[]>;
  /** How the token of the session is sent: in a header, or not at all; absent where the documents do not say it. */
  readonly token?: TokenHeader | 'none';
  readonly schemas: OperationSchemas;
  /** Why no descriptor can call it; empty for nearly all. */
  readonly unsupported: readonly Unsupported[];
}

/** A way to get a token by OAuth 2, as a security scheme declares it. Addresses may be paths of the API. */
export interface OAuthFlow {
  readonly authorizationUrl?: string;
  readonly tokenUrl?: string;
  readonly refreshUrl?: string;
  /** Names of the scopes that the flow offers. */
  readonly scopes: readonly string[];
}

/** A security scheme of the documents. */
export interface SecurityScheme {
  /** `apiKey`, `http`, `mutualTLS`, `oauth2` or `openIdConnect`; empty where the documents do not say it. */
  readonly type: string;
  /** The flows of an `oauth2` scheme by name: `authorizationCode`, `implicit` ... */
  readonly flows: ReadonlyMap<string, OAuthFlow>;
}

/** The contract, as checks and expressions read it. */
export interface Contract {
  /** Operations by id, in the order of documents, paths and methods. */
  readonly operations: ReadonlyMap<string, Operation>;
  /** Security schemes by name; of several documents with the same name, that of the first. */
  readonly schemes: ReadonlyMap<string, SecurityScheme>;
  /** Whether a mistake in the documents hides operations or what they document: then any operation may exist. */
  readonly isIncomplete: boolean;
}

/** The contract together with the documents from which it was read. */
export interface LoadedContract {
  readonly contract: Contract;
  /** Values of the documents by path, sorted; `{}` for a document that cannot be read. */
  readonly documents: ReadonlyMap<string, Json>;
  readonly diagnostics: readonly Diagnostic[];
}
