import type { Diagnostic, Fix, Json, Path, Sources } from '../language/model';
import type { Addition } from './additions/addition';
import type { TextTranslation } from './translate';

/** What an editor asks about a project while somebody writes it. Offsets are UTF-16 units of a file, from 0. */
export interface LanguageService {
  /** Takes the sources as they are now, those of open editors included. What did not change is not parsed again. */
  update(sources: Sources): void;
  /** What is wrong with the project, in the order of files and lines. */
  diagnostics(): readonly Diagnostic[];
  /** What may be written at an offset; nothing outside descriptors. */
  complete(file: string, offset: number): readonly Completion[];
  /** What the word at an offset means. */
  hover(file: string, offset: number): Hover | undefined;
  /** Where the name at an offset is declared: in a descriptor, or in the contract if it has the name from there. */
  definition(file: string, offset: number): Location | undefined;
  /** All places of the name at an offset, its declaration included. */
  references(file: string, offset: number): readonly Location[];
  /** The name at an offset that can be given another one. */
  nameAt(file: string, offset: number): TextRange | undefined;
  /** The edits that give the name at an offset another name everywhere, or why that is not possible. */
  rename(file: string, offset: number, name: string): Renaming;
  /** The corrections of the diagnostics that touch a range of a file, and the entries of texts to translate. */
  fixes(file: string, range: TextRange): readonly Correction[];
  /** The edits that bring a file into the form of the project; nothing if it is no JSON. */
  format(file: string): Promise<readonly Fix[]>;
  /** The parts of a descriptor by what people call them. */
  outline(file: string): readonly OutlineEntry[];
  /** The form of the part around an offset; nothing if the part is no object. */
  form(file: string, offset: number): PartForm | undefined;
  /** Where fields of answers can be inserted while the caret is at an offset. */
  insertPositions(file: string, offset: number): InsertPositions | undefined;
  /** The parts that can be added while the caret is at an offset; none where the file cannot be read. */
  additions(file: string, offset: number): readonly Addition[];
}

/** A stretch of a file. */
export interface TextRange {
  readonly offset: number;
  readonly length: number;
}

/** A stretch of a file of the project. */
export interface Location extends TextRange {
  readonly file: string;
}

/** What a completion is: editors show an icon for it. */
export type CompletionKind = 'property' | 'value' | 'name' | 'member' | 'function' | 'operator';

/** Something that may be written. */
export interface Completion {
  readonly label: string;
  readonly kind: CompletionKind;
  /** Its type, in a few words. */
  readonly detail?: string;
  /** Sentences about it: from the schema of the language or from the contract. */
  readonly documentation?: string;
  /** What it replaces and the text to write. */
  readonly edit: Fix;
}

/** What a word means, as Markdown, and the word. */
export interface Hover {
  readonly range: TextRange;
  readonly contents: string;
}

/** The edits of a renaming by file, or the sentence that says why there are none. */
export type Renaming =
  | {
      readonly edits: ReadonlyMap<string, readonly Fix[]>;
      /** The files that get another path: after the edits. */
      readonly moves: readonly FileMove[];
    }
  | { readonly refused: string };

/** A file that gets another path. */
export interface FileMove {
  readonly from: string;
  readonly to: string;
}

/** A correction that an editor offers. */
export interface Correction {
  /** What it does, such as `Write "status"`. */
  readonly title: string;
  readonly diagnostic: Diagnostic;
  readonly edit: Fix;
}

/** A part of a descriptor: a tab, a section, a field, a source ... */
export interface OutlineEntry {
  readonly label: string;
  /** The word of the language for it, such as `tab` or `field`. */
  readonly kind: string;
  readonly path: readonly (string | number)[];
  readonly range: TextRange;
  readonly children: readonly OutlineEntry[];
}

/** A part of a descriptor as a form. */
export interface PartForm {
  /** The part in words: `field Registrant name`. */
  readonly title: string;
  readonly path: Path;
  /** What can be given, the required ones first. */
  readonly properties: readonly FormProperty[];
}

/** A property of a part, and the control that fits it. */
export interface FormProperty {
  readonly name: string;
  readonly isRequired: boolean;
  readonly description?: string;
  /** Its value if it is not given. */
  readonly default?: Json;
  /** `json` is a value that is neither a text nor a number, and has no parts. */
  readonly control: 'text' | 'expression' | 'number' | 'boolean' | 'choice' | 'json';
  readonly choices?: readonly Scalar[];
  /** Whether a text can be a number instead. */
  readonly allowsNumber?: true;
  /** Of a text, what each other language has for it. */
  readonly translations?: readonly TextTranslation[];
}

/** Where a part that shows a value of an answer can be inserted. */
export interface InsertPosition {
  /** The list and the position in it. The list has to be made if there is none. */
  readonly path: Path;
  readonly kind: 'field' | 'column';
  /** The ids that the new part cannot have. */
  readonly ids: readonly string[];
}

/** Where the members of answers can be inserted while the caret is in a part. */
export interface InsertPositions {
  /** For a value outside of lists; absent if it can be inserted nowhere. */
  readonly single?: InsertPosition;
  /** Why it can be inserted nowhere. */
  readonly refused?: string;
  /** For a member of the entries of a list, by that list (`entriesOf`). */
  readonly entries: Readonly<Record<string, InsertPosition>>;
}

/** A value without parts. */
export type Scalar = string | number | boolean;
