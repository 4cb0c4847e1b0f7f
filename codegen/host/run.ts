import { createCompiler } from '../compile';
import { target } from '../emit/emitter';
import type { Compilation } from '../model';
import { report } from '../report';
import { build, hasError } from './build';
import { compareGenerated, writeGenerated } from './generated-files';
import { readSources } from './read-sources';

/** What the command needs from the world around it. */
export interface World {
  readonly root: string;
  readonly print: (text: string) => void;
  /** Milliseconds. */
  readonly now: () => number;
}

const usage = `Usage: codegen [--check]
  Compiles descriptors/, schemas/ and openapi/ into src/generated/.
  --check  writes nothing; fails and names the files that are not up to date
`;

/** Runs the command; the answer is its exit code. */
export async function run(args: readonly string[], { root, print, now }: World): Promise<number> {
  const unknown = args.find((argument) => argument !== '--check');
  if (unknown !== undefined) {
    print(unknown === '--help' ? usage : `Unknown argument "${unknown}".\n${usage}`);
    return unknown === '--help' ? 0 : 2;
  }
  const start = now();
  const { files, diagnostics } = await build(root, createCompiler());
  if (diagnostics.length > 0) print(report(diagnostics, readSources(root).sources));
  if (hasError(diagnostics)) {
    print('Nothing was written.\n');
    return 1;
  }
  const seconds = () => ((now() - start) / 1000).toFixed(2);
  if (!args.includes('--check')) {
    const { changed, stale } = writeGenerated(root, files);
    print(`${counts(files)}: ${changed.length} written, ${stale.length} removed, in ${seconds()} s.\n`);
    return 0;
  }
  const { changed, stale } = compareGenerated(root, files);
  for (const path of changed) print(`${path} is not up to date.\n`);
  for (const path of stale) print(`${path} is generated from nothing.\n`);
  if (changed.length + stale.length === 0) print(`${counts(files)} are up to date, checked in ${seconds()} s.\n`);
  else print('Run "npm run codegen".\n');
  return changed.length + stale.length === 0 ? 0 : 1;
}

/** How many files were generated, and of which sorts. */
function counts(files: Compilation['files']): string {
  const sorts = ['screens', 'drawers', 'panels', 'dialogs', 'forms', 'scales', 'messages'].map((folder) => {
    const modules = [...files.keys()].filter((path) => path.startsWith(`${target}${folder}/`));
    return `${modules.filter((path) => !path.endsWith('.validators.ts')).length} ${folder}`;
  });
  return `${files.size} generated files (${sorts.join(', ')})`;
}
