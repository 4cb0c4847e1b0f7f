import type { Node } from 'jsonc-parser';
import type { AuthoredValue } from './authored';
import type { Kind } from './kinds';
import type { Owner } from './layout';
import type { NameKind } from './names';

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
  /** Stable name of the rule, e.g. `name/unknown`, `expression/type`. */
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
  /** Who answers for the file, in a project that says so. */
  readonly owner?: Owner;
  /** Number of findings that it summarizes; absent for one alone. */
  readonly count?: number;
}

/** Everything the compiler reads: bytes by path relative to the project root, e.g. `descriptors/console.json`. */
export type Sources = ReadonlyMap<string, Uint8Array>;

/** What one run gives. `files` is empty as soon as there is one error: generated files stay as they were. */
export interface Compilation {
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/** A decoded file with the offsets at which its lines start. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly lineStarts: readonly number[];
  /** The files that it is joined of, in the order of their texts in it; absent for one that is on the disk. */
  readonly parts?: readonly FilePart[];
}

/** A file in one that is joined of several. */
export interface FilePart {
  readonly file: SourceFile;
  /** The offset at which its text begins. */
  readonly start: number;
}

/** Any JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A parsed descriptor: `kind` tells which type `authored` has. */
export type Descriptor = { readonly [K in Kind]: TypedDescriptor<K> }[Kind];

/** A parsed descriptor of one kind, or of one of some kinds. */
export type DescriptorOf<K extends Kind> = Descriptor & { readonly kind: K };

/** What the path of a descriptor says. */
export interface Identity<K extends Kind = Kind> {
  readonly kind: K;
  /**
   * File name without folder and ending: `url` of `descriptors/drawers/url.json`. That of a companion has the folder:
   * `drawers/url` of `descriptors/drawers/url.scenarios.json`.
   */
  readonly id: string;
  /** Path below the folder of descriptors without ending: `drawers/url`. */
  readonly name: string;
}

/** The value of a descriptor, and the positions of everything in it. */
interface TypedDescriptor<K extends Kind> extends Identity<K> {
  readonly file: SourceFile;
  /** The value as JSON, for paths and marks, with the defaults of its schema. */
  readonly value: Json;
  /** The value as JSON without defaults: what is in the file. */
  readonly written: Json;
  /** The value in the type that the schema of its kind gives it, without what breaks the schema. */
  readonly authored: AuthoredValue<K>;
  readonly root: Node;
  /** Where its values are written, if several files bring them. */
  readonly joined?: Origins;
}

/** From which files the values of a descriptor come that several files bring. */
export interface Origins {
  /** The descriptors of these files as they are written, the one that the others bring something to first. */
  readonly written: readonly Descriptor[];
  /** The path of a value in the file that has it. */
  ownPath(path: Path): Path;
  /** The path in the descriptor of a value of one of the files; nothing if it brings this value not. */
  pathOf(file: string, ownPath: Path): Path | undefined;
}

/** A value as one file has it. */
export interface Written {
  readonly file: SourceFile;
  readonly written: Json;
  readonly root: Node;
}

/** The types that a mark can demand of the value of an expression. */
export const expressionTypes = ['boolean', 'string', 'number', 'list', 'object'] as const;

/** One of them. */
export type ExpressionType = (typeof expressionTypes)[number];

/** What `x-descry` in a schema says about a value. */
export type Mark =
  /**
   * Several types: a value of any of them. `values`: it gives one of these texts. `of`: it gives a name of a closed
   * list; a literal in it is checked. `decides`: the part that has it is present while it is true, or it is the case
   * that applies, unless one before it in the list does. `time`: what it gives is
   * shown as a time.
   */
  | {
      readonly is: 'expression';
      readonly type?: ExpressionType | readonly ExpressionType[];
      readonly values?: readonly string[];
      readonly decides?: 'presence' | 'case';
      readonly time?: true;
      readonly of?: NameKind;
    }
  | { readonly is: 'binding' }
  /** `values`: names of values that the renderer adds to those of the text. */
  | { readonly is: 'text'; readonly values?: readonly string[] }
  /**
   * `readOnly`: only an operation that changes nothing. `gives`: the inputs that the engine passes to the dialog.
   */
  | { readonly is: 'name'; readonly of: NameKind; readonly readOnly?: true; readonly gives?: readonly string[] }
  | { readonly is: 'form-schema' }
  | Declaration
  /** Not in the descriptor: the compiler fills it in (`x-filled`). */
  | { readonly is: 'filled' }
  /**
   * An object that requests the sources that its expressions read (`x-needs`); its compiled form lists them as `needs`.
   */
  | { readonly is: 'part' };

/** A value that declares names for all expressions of its descriptor. */
export type Declaration =
  /** An object of calls by name: each name is the answer of its call. */
  | { readonly is: 'declaration'; readonly of: 'sources' }
  /** An object of expressions by name: each name is the value of its expression, which can read the names before it. */
  | { readonly is: 'declaration'; readonly of: 'values' }
  /** An object of conditions by name, which all expressions of the console can read. */
  | { readonly is: 'declaration'; readonly of: 'predicates' }
  /**
   * An object of rules by name, which all expressions of the console can call. In each rule, the property `parameters`
   * lists the names of its parameters, and the property `value` is its expression, which reads these names and can call
   * the rules before it.
   */
  | { readonly is: 'declaration'; readonly of: 'rules'; readonly parameters: string; readonly value: string }
  /** A value that is there or not: if it is, `name` is a number. */
  | { readonly is: 'declaration'; readonly of: 'number'; readonly name: string }
  /** A text: in descriptors of the kinds `in`, `<name>.<text>` can be anything, and can be missing. */
  | { readonly is: 'declaration'; readonly of: 'member'; readonly name: string; readonly in: readonly string[] };

/** A place in a descriptor, as the steps from its root. */
export type Path = readonly (string | number)[];

/**
 * What `x-scope` of a property in a schema says about the expressions in it. `item`, `selection`, `answer` and `task`
 * are paths of names with dots, from the object that has the property.
 */
export interface ScopeMark {
  /** Where the list is whose entry they read as `item`. */
  readonly item?: string;
  /** Where the list is of which they read the selected entries as `selection`. */
  readonly selection?: string;
  /** Where the operation is whose answer they read as `answer`. */
  readonly answer?: string;
  /** Where the operation is whose answer they read as `task`: it tells the state of a task. */
  readonly task?: string;
  /** They read `page` and `sort`. */
  readonly paging?: true;
  /** What the engine gives to them: they read it as `input`. Types by name, written as inputs of panels are. */
  readonly input?: Readonly<Record<string, string>>;
  /** The expression itself tells entries apart, so it must read `item`. */
  readonly distinct?: true;
  /** What receives their values. */
  readonly target?: ScopeTarget;
  /** The property that names the panel, dialog or form whose inputs receive their values, by name. */
  readonly inputsOf?: string;
}

/** What receives the values of expressions, beside inputs. */
export const scopeTargets = [
  /** The parameters of the call of the object that has the property. */
  'path',
  'query',
  'header',
  /** The body of that call. */
  'body',
  /** The query of an address of the console. */
  'address',
  /** The further inputs of a drawer. */
  'drawer',
  /** The inputs of the responses for the object whose `target` the descriptor gives. */
  'response',
  /** The placeholders of the text that has the property. */
  'placeholder',
  /** The property of the form that the line of its layout names. */
  'property',
  /** What the members of a row or an answer must be for it to change. */
  'match',
  /** The members that change. */
  'set',
] as const;

/** One of them. */
export type ScopeTarget = (typeof scopeTargets)[number];

/**
 * What `x-needs` in a schema says about the sources that the expressions in a value read. `self`: the object itself
 * requests them, always or if its property of that name is true. `outside`: what is around the object that has the
 * property. `none`: nobody.
 */
export type NeedsMark = 'self' | 'outside' | 'none' | { readonly selfWhen: string };

/**
 * What the schemas say about the surroundings of a value: which names its expressions can read beside those of the
 * descriptor.
 */
export interface ValueScope {
  /** The list whose entry is `item`, and the surroundings of that list. */
  readonly item?: { readonly list: Path; readonly scope: ValueScope };
  /** The property that would have such a list, where it is missing. */
  readonly missingList?: string;
  /** The list of whose entries the selected ones are `selection`, and the surroundings of that list. */
  readonly selection?: { readonly list: Path; readonly scope: ValueScope };
  /** The operation whose answer is `answer` or `task`. */
  readonly call?: { readonly name: 'answer' | 'task'; readonly operation: string };
  readonly paging?: true;
  /** What the engine gives to it as `input`: types by name. */
  readonly input?: Readonly<Record<string, string>>;
  readonly distinct?: true;
  /** What receives the value, and the property with the `x-scope` that says so. */
  readonly target?: ValueTarget;
}

/** What receives the value of an expression. `at` is the path of the property that has all values for it. */
export type ValueTarget =
  | { readonly to: ScopeTarget; readonly at: Path }
  | { readonly to: 'inputs'; readonly of: NameKind; readonly id: string; readonly at: Path };

/** A value with a meaning, found by walking a descriptor along its schema. */
export interface MarkedValue {
  readonly path: Path;
  readonly value: Json;
  readonly mark: Mark;
  readonly scope: ValueScope;
  /** The part that requests the sources that it reads; absent if nobody does. */
  readonly requestedBy?: Path;
}
