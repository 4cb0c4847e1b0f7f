import type { Type } from '../expression/type';

/** One parameter in the path or the query of an operation. */
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly type: Type;
  /** The largest number it takes, where the contract says one. */
  readonly maximum?: number;
}

/** One operation of the OpenAPI documents, as checks and expressions see it. */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  readonly path: string;
  /** Document that declares it. */
  readonly file: string;
  readonly parameters: readonly Parameter[];
  /** Type of the JSON body, absent when the operation takes none. */
  readonly body?: Type;
  readonly bodyRequired: boolean;
  /** Type of the successful answer below its root. */
  readonly answer: Type;
  /** Documented error numbers of 400 answers (`x-error-numbers`), and of others, by status. */
  readonly errorNumbers: ReadonlyMap<number, readonly number[]>;
  readonly safe: boolean;
}

/** The whole contract. */
export interface Contract {
  readonly operations: ReadonlyMap<string, Operation>;
}
