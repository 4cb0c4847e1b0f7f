import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run';
import { surfaceOf, type Surface } from './surface';
import { versionedFiles } from './versioned-files';

/** Where the public surface of the newest release is recorded. */
export const recordFile = 'tools/release/released-surface.json';

/** What a release is made of and refused for. */
export interface ReleaseState {
  /** What git reports about files that are not committed; the reason where git cannot answer. */
  readonly git: { readonly changes: string } | { readonly failure: string };
  /** Texts of `versionedFiles`, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly changelog: string;
  readonly surface: Surface;
  /** That of the newest release; nothing if none is recorded. */
  readonly recorded: Surface | undefined;
}

/** Reads the state of a working copy. */
export async function readState(root: string): Promise<ReleaseState> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const { ok, output } = await run(['git', 'status', '--porcelain'], root);
  const paths = Object.keys(versionedFiles);
  const files = await Promise.all(paths.map(async (path) => [path, await read(path)] as const));
  const record = existsSync(join(root, recordFile)) ? await read(recordFile) : undefined;
  const recorded: Surface | undefined = record === undefined ? undefined : JSON.parse(record);
  return {
    git: ok ? { changes: output.trimEnd() } : { failure: output.trim() },
    files: Object.fromEntries(files),
    changelog: existsSync(join(root, 'CHANGELOG.md')) ? await read('CHANGELOG.md') : '',
    surface: await surfaceOf(root, ''),
    recorded,
  };
}
