import type { Severity } from '../../language/model';

/** What the compiler knows about one code: the texts it prints, and what `descry explain` and the documentation add. */
export interface Entry {
  /** `error` unless given. */
  readonly severity?: Severity;
  /** One text, or one for each variant. A word in braces is a placeholder: `The preference "{owner}" ...`. */
  readonly text: Texts;
  /** What to do: one hint for all variants, or one for some of them. */
  readonly hint?: Texts;
  /** Why it is wrong, what happens otherwise, and what to do. */
  readonly explanation: string;
  readonly example: Example;
}

/** One text, or several by the name of their variant. */
export type Texts = string | Readonly<Record<string, string>>;

/** Something wrong, and the same corrected. */
export type Example = Edit | Situation;

/** A JSON value at one position of one file, wrong and right. */
export interface Edit {
  /** Path below the root of the project. */
  readonly file: string;
  /** JSON pointer of the value; the whole file if absent. */
  readonly at?: string;
  /** JSON. */
  readonly wrong: string;
  /** JSON. */
  readonly right: string;
}

/** What no line of JSON can show: bytes, the name of a file, a size. Both members are sentences. */
export interface Situation {
  readonly situation: string;
  readonly correction: string;
}

/** Entries by their code. */
export type Entries = Readonly<Record<`${string}/${string}`, Entry>>;
