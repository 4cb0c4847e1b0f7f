import type { FileText } from '../../protocol';

/** The file in the editor. */
export interface OpenFile {
  readonly file: string;
  readonly text: string;
  /** The revision on the disk that the text began with. */
  readonly base: string;
  /** Grows when the text was replaced by something else than the editor: saved, reverted, changed on the disk. */
  readonly replaced: number;
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

/** A file that somebody else changed on the disk while it was edited here. */
export interface Conflict {
  readonly file: string;
  readonly theirs: FileText;
}
