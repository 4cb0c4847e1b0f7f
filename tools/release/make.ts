import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sumsOf } from './sums';

/** A release could not be made; the working copy is as it was. */
export class ReleaseProblem extends Error {}

/** Something that is done for a release. */
export interface ReleaseTask {
  readonly doing: string;
  /** Does it, and writes what it makes into the folder. */
  readonly run: (folder: string) => Promise<void>;
}

/** How a release is made. */
export interface Making {
  readonly root: string;
  /** The folder that is made; it must not exist. */
  readonly out: string;
  /** What needs the sources as they are committed. */
  readonly before: readonly ReleaseTask[];
  /** New texts of files, by path from `root`. */
  readonly edits: Readonly<Record<string, string>>;
  /** What needs the new texts. */
  readonly after: readonly ReleaseTask[];
  readonly log: (line: string) => void;
  /** Ends it after the task that runs. */
  readonly signal?: AbortSignal;
}

/**
 * Makes the folder of a release and changes the files of the working copy. If anything fails, no file is changed and
 * no folder is left.
 *
 * @throws {ReleaseProblem} if the folder exists.
 */
export async function makeRelease({ root, out, before, edits, after, log, signal }: Making): Promise<void> {
  if (existsSync(out)) throw new ReleaseProblem(`${out} exists. Remove it, or name another folder with --out.`);
  const partial = `${out}.partial`;
  const undo: (() => Promise<void>)[] = [];
  const runAll = async (tasks: readonly ReleaseTask[]): Promise<void> => {
    for (const { doing, run } of tasks) {
      log(`${doing} ...`);
      await run(partial);
      signal?.throwIfAborted();
    }
  };
  try {
    await rm(partial, { recursive: true, force: true });
    await mkdir(partial, { recursive: true });
    await runAll(before);
    for (const [path, text] of Object.entries(edits)) {
      const file = join(root, path);
      const old = await readFile(file).catch(() => undefined);
      undo.push(() => (old === undefined ? rm(file, { force: true }) : writeFile(file, old)));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }
    await runAll(after);
    await writeFile(join(partial, 'SHA256SUMS'), await sumsOf(partial));
    await rename(partial, out);
  } catch (error) {
    for (const step of undo) await step();
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}
