import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { replaceFile } from './replace-file';
import { writing, WriteProblem } from './write-file';

/** Changes of files that are made together. Paths are relative to the root of the project. */
export interface FileChanges {
  /** New texts of files that are there. */
  readonly texts?: Iterable<readonly [file: string, text: string]>;
  /** Files that are not there yet. */
  readonly created?: Iterable<readonly [file: string, text: string]>;
  /** Files that get another path, after they got their texts. */
  readonly moves?: Iterable<{ readonly from: string; readonly to: string }>;
}

/** One change, and how it is taken back. */
interface Step {
  readonly file: string;
  run(): void;
  undo(): void;
}

/**
 * Makes all changes, or none: if one cannot be made, those before it are taken back.
 *
 * @throws {WriteProblem} that names the file.
 */
export function changeFiles(root: string, changes: FileChanges): void {
  const done: Step[] = [];
  try {
    for (const step of stepsOf(root, changes)) {
      writing(step.file, () => step.run());
      done.push(step);
    }
  } catch (error) {
    if (!(error instanceof WriteProblem)) throw error;
    const changed = done.toReversed().filter((step) => !isUndone(step));
    const rest = changed.map(({ file }) => file).join(', ');
    throw new WriteProblem(
      `${error.message} ${rest === '' ? 'Nothing was changed.' : `Changed and not taken back: ${rest}.`}`,
      { cause: error },
    );
  }
}

function isUndone(step: Step): boolean {
  try {
    step.undo();
    return true;
  } catch {
    return false;
  }
}

function* stepsOf(root: string, { texts = [], created = [], moves = [] }: FileChanges): Iterable<Step> {
  for (const [file, text] of texts) yield replacement(join(root, file), file, text);
  for (const [file, text] of created) yield creation(join(root, file), file, text);
  for (const { from, to } of moves) {
    const paths = [join(root, from), join(root, to)] as const;
    yield { file: to, run: () => renameSync(...paths), undo: () => renameSync(paths[1], paths[0]) };
  }
}

function replacement(path: string, file: string, text: string): Step {
  let before: string | undefined;
  return {
    file,
    run() {
      before = readFileSync(path, 'utf8');
      replaceFile(path, text);
    },
    undo: () => before !== undefined && replaceFile(path, before),
  };
}

/** A file that is there is never written over, not even one that came meanwhile. */
function creation(path: string, file: string, text: string): Step {
  let folder: string | undefined;
  return {
    file,
    run() {
      folder = mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text, { flag: 'wx' });
    },
    undo: () => rmSync(folder ?? path, { recursive: true }),
  };
}
