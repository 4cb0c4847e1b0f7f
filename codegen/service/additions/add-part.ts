import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { parseJson } from '~/lib/json';
import type { Compiler } from '../../compile';
import { sentenceOf } from '../../diagnostics/new-diagnostics';
import type { Sources } from '../../language/model';
import { printText } from '../format-text';
import { firstMistake, withFiles } from '../new/new-descriptor';
import { otherFilesAfter, type ChangedFile } from '../other-files';
import { openFile, textOf } from '../workspace';
import type { WantedPart } from './addition';
import { possibleAt } from './additions';

/** Where an author wants to have a part added. */
export interface PartToAdd extends WantedPart {
  readonly file: string;
  /** The position of the caret. */
  readonly offset: number;
}

/** The text with the new part, where that begins, and other files that change with it; or why there is none. */
export type AddedPart =
  | { readonly text: string; readonly offset: number; readonly others: readonly ChangedFile[] }
  | { readonly problem: string };

/**
 * Adds a part to a descriptor. With it the project has no error that it did not have before. If other parts get another
 * address, their translations and what scenarios say about them follow.
 */
export async function addPart(sources: Sources, compiler: Compiler, wanted: PartToAdd): Promise<AddedPart> {
  const { file, offset, kind, title, chosen } = wanted;
  const before = compiler.check(sources);
  const workspace = { sources, ...before };
  const current = textOf(workspace, file) ?? '';
  const open = parseJson(current) === undefined ? undefined : openFile(workspace, file, current);
  if (!open) return { problem: 'The text is no JSON. Correct it first.' };
  const possible = possibleAt(open, offset, kind);
  if (!possible) return { problem: `No ${kind} can be added here.` };
  if (possible.isTitled && title.trim() === '') return { problem: `Write the title of the ${kind}.` };
  const known = new Set(possible.choices.map(({ id }) => id));
  if (chosen.length === 0 || !chosen.every((id) => known.has(id))) return { problem: `Choose what the ${kind} shows.` };

  const { value, path } = possible.add({ title: title.trim(), chosen });
  const text = await printText(JSON.stringify(value));
  const others = possible.pathNow ? otherFilesAfter(sources, compiler, { file, text }, possible.pathNow) : [];
  const after = compiler.check(withFiles(sources, [{ file, text }, ...others]));
  const mistake = firstMistake(before, after);
  if (mistake) return { problem: `The project would be wrong: ${sentenceOf(mistake)}` };
  const root = parseTree(text);
  return { text, offset: (root && findNodeAtLocation(root, [...path])?.offset) ?? 0, others };
}
