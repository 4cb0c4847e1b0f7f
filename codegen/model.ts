import type { Node } from 'jsonc-parser';

/** How grave a diagnostic is: an error stops the compilation, a warning does not. */
export type Severity = 'error' | 'warning';

/** Replaces the `length` characters from `offset` by `text`: what an editor may offer as a quick fix. */
export interface Fix {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** One mistake of an author: what, where (line and column count from 1, both in UTF-16 units) and what to do. */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable name of the rule, e.g. `unknown-name`, `expression/type`. */
  readonly code: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Length of the marked text, at least 1. */
  readonly length: number;
  /** JSON pointer of the value, empty for the whole file. */
  readonly pointer: string;
  readonly message: string;
  readonly hint?: string;
  readonly fix?: Fix;
}

/** Everything the compiler reads: bytes by path relative to the project root, e.g. `descriptors/console.json`. */
export type Sources = ReadonlyMap<string, Uint8Array>;

/** What one run gives. `files` is empty as soon as there is one error: generated files stay as they were. */
export interface Compilation {
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** The kinds of descriptor; the schema of each is `schemas/<kind>.schema.json`. */
export const kinds = [
  'console',
  'vocabulary',
  'predicates',
  'errors',
  'header',
  'banners',
  'notices',
  'route',
  'screen',
  'scale',
  'drawer',
  'panel',
  'dialog',
  'form',
  'picture',
  'messages',
] as const;

/** One kind of descriptor. */
export type Kind = (typeof kinds)[number];

/** A decoded file with the offsets at which its lines start. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
}

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A parsed descriptor: its plain value, and the positions of everything in it. */
export interface Descriptor {
  readonly kind: Kind;
  /** File name without folder and ending: `url` of `descriptors/drawers/url.json`. */
  readonly id: string;
  readonly file: SourceFile;
  readonly value: Json;
  readonly root: Node;
}

/** What `x-descry` in a schema says about a value. */
export type Mark =
  | { readonly is: 'expression'; readonly type?: 'boolean' | 'string' | 'number' | 'list'; readonly scope?: 'item' }
  | { readonly is: 'binding' }
  | { readonly is: 'text' }
  | { readonly is: 'name'; readonly of: NameKind }
  | { readonly is: 'form-schema' }
  /** Not in the descriptor: the compiler fills it in (`x-filled`). */
  | { readonly is: 'filled' };

/** The closed lists a name can come from. */
export const nameKinds = [
  'icon',
  'operation',
  'route',
  'screen',
  'drawer',
  'dialog',
  'panel',
  'form',
  'picture',
  'scale',
  'source',
  'tab',
  'property',
  'message',
  'externalLink',
  'memory',
] as const;

/** One closed list of names. */
export type NameKind = (typeof nameKinds)[number];

/** A place in a descriptor, as the steps from its root. */
export type Path = readonly (string | number)[];

/** A value with a meaning, found by walking a descriptor along its schema. */
export interface MarkedValue {
  readonly path: Path;
  readonly value: Json;
  readonly mark: Mark;
}
