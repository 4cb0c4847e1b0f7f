import { printText } from '~/codegen/service/format-text';
import { parseJson } from '~/lib/json';
import type { EarlierEdit, FileText } from '../protocol';
import { contentRevision } from './write-file';

/** An edit that is not saved, and the revision on the disk that it began with. */
export interface UnsavedEdit {
  readonly text: string;
  readonly bytes: Uint8Array;
  readonly base: string;
  /** The revision of the text. */
  readonly revision: string;
  /** The files that saving it deletes, the file itself and its scenarios, with their bytes on the disk back then. */
  readonly deletes?: ReadonlyMap<string, Uint8Array | undefined>;
  /** The step that it was made in with edits of other files: they are discarded together. */
  readonly step?: string;
  /** The steps that led to it and edited other files too: those are discarded with it. */
  readonly steps?: readonly string[];
  /** The edit that it took the place of. */
  readonly before?: UnsavedEdit;
}

/** An edit that gives a file a text, alone or in steps. */
export function editOf(
  text: string,
  base: string,
  { step, steps }: Partial<Pick<FileText, 'step' | 'steps'>> = {},
): UnsavedEdit {
  const bytes = new TextEncoder().encode(text);
  return {
    text,
    base,
    bytes,
    revision: contentRevision(bytes),
    ...(step !== undefined && { step }),
    ...(steps && { steps }),
  };
}

/** An edit as the page knows it. */
export function textOfEdit(edit: UnsavedEdit): Omit<FileText, 'saved'> {
  const { text, base, revision, step, steps } = edit;
  const before = earlierThan(edit);
  return {
    text,
    base,
    edit: revision,
    ...(step !== undefined && { step }),
    ...(steps && { steps }),
    ...(before.length > 0 && { before }),
  };
}

function earlierThan({ before }: UnsavedEdit): readonly EarlierEdit[] {
  if (!before) return [];
  const { text, step } = before;
  return [...earlierThan(before), { text, ...(step !== undefined && { step }) }];
}

/** Bytes as the object that is known of them. */
export function sameOrNew(known: Uint8Array | undefined, bytes: Uint8Array): Uint8Array {
  return known && Buffer.compare(known, bytes) === 0 ? known : bytes;
}

/** A text as all descriptors are printed; one that is no JSON stays as it is. */
export async function printed(text: string): Promise<string> {
  return parseJson(text) === undefined ? text : printText(text);
}
