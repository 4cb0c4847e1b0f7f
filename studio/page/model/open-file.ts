import { pathOfPointer } from '~/lib/json-pointer';
import type { FileText } from '../../protocol';

/** The file in the editor. */
export interface OpenFile {
  readonly file: string;
  readonly text: string;
  /** The revision on the disk that the text began with. */
  readonly base: string;
  /** The steps of other files that led to the text. */
  readonly steps?: readonly string[];
  /** Grows when the text was replaced by something else than the editor: saved, reverted, changed on the disk. */
  readonly replaced: number;
}

/** Another text of the open file, where the change begins, and the step of other files that it belongs to. */
export interface WrittenText {
  readonly text: string;
  readonly offset: number;
  readonly step?: string;
}

/** A position that the editor goes to. */
export interface Position {
  readonly file: string;
  readonly offset: number;
  readonly length: number;
  /** Whether the keyboard stays where it is. */
  readonly preservesFocus?: boolean;
}

/** A step back or forth that the editor has to take in a file. */
export interface Step {
  readonly kind: 'undo' | 'redo';
  readonly file: string;
}

/** A file that somebody else changed while it was edited here: on the disk, or by an edit in another tab. */
export interface Conflict {
  readonly file: string;
  readonly theirs: FileText;
}

/** A text of a language that somebody wants to translate: an address or the key of a message; empty for the first. */
export interface Translating {
  readonly file: string;
  readonly name: string;
}

/** The name of the entry of a file of messages that a JSON pointer leads to: `drawers.url.title` of `/texts/…`. */
export function nameInPointer(pointer: string): string {
  const [, name = ''] = pathOfPointer(pointer) ?? [];
  return String(name);
}
