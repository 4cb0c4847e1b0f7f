/** A value without parts. */
export type Scalar = string | number | boolean | null;

/** What the contract allows of a value beside its type: keywords of JSON Schema. */
export interface Limits {
  /** What a text is, such as `date-time`. */
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** Of a list. */
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  /** Of numbers that need not be whole: what is less than each of them. */
  readonly exclusiveMinimum?: number;
  /** Of numbers that need not be whole: what is more than each of them. */
  readonly exclusiveMaximum?: number;
  /** Whether a number is whole. */
  readonly isWhole?: true;
  /** All values that there are, in the order of the contract. */
  readonly values?: readonly Scalar[];
}

/** A member of an object type. */
export interface Member {
  readonly type: Type;
  /** Not in `required` of the contract. */
  readonly optional: boolean;
  /** Only in answers: a call does not send it (`readOnly` of the contract). */
  readonly readOnly?: true;
  /** Where the contract declares it, as a URI reference; absent for what the contract does not have. */
  readonly reference?: string;
  /** What the contract says about it. */
  readonly description?: string;
  /** The first example of the contract. */
  readonly example?: unknown;
  readonly limits?: Limits;
}

/** A file that a person chooses. Only bodies of calls have files, and expressions read nothing of them. */
export interface FileType {
  readonly is: 'file';
  /** The most bytes that the contract takes. */
  readonly maxBytes?: number;
  /** The media types that it takes, in lower case, such as `image/*`; any without it. */
  readonly mediaTypes?: readonly string[];
}

/** What the compiler knows about a value: the part of JSON Schema that expressions need. All numbers are doubles. */
export type Type =
  | { readonly is: 'string'; readonly values?: readonly string[] }
  | { readonly is: 'number'; readonly values?: readonly number[] }
  | { readonly is: 'boolean' }
  | { readonly is: 'null' }
  | FileType
  | { readonly is: 'list'; readonly item: Type }
  | {
      readonly is: 'object';
      readonly name?: string;
      readonly members: ReadonlyMap<string, Member>;
      readonly rest?: Type;
    }
  | { readonly is: 'union'; readonly of: readonly Type[] }
  | { readonly is: 'any' };
