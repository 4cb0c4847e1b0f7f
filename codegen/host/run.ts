import { createCompiler } from '../compile';
import { consoleFolder } from '../4-emit/emitter';
import type { KindTable } from '../language/kind-table';
import type { Compilation } from '../language/model';
import { explain } from '../diagnostics/explain';
import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { build, hasError } from './build';
import { compareCommitted, writeGenerated } from './generated-files';

/** What the command needs from the world around it. */
export interface World {
  readonly root: string;
  readonly print: (text: string) => void;
  /** Whether what is printed may have colours. */
  readonly color?: boolean;
  /** Milliseconds. */
  readonly now: () => number;
}

const usage = `Usage: descry [--check]
       descry explain [CODE ...]
       descry lsp
  Compiles descriptors/, schemas/ and openapi/ into src/generated/.
  --check  writes nothing; fails and names the files of src/generated/contract/ that are not up to date
  explain  explains codes of diagnostics, or lists all codes
  lsp      answers an editor by the Language Server Protocol, on standard input and output
`;

/** Runs the command; the answer is its exit code. */
export async function run(
  args: readonly string[],
  { root, print, color = false, now }: World,
  compiler = createCompiler(),
): Promise<number> {
  const [command, ...codes] = args;
  if (command === 'explain') {
    const { text, isKnown } = explain(codes);
    print(text);
    return isKnown ? 0 : 2;
  }
  const unknown = args.find((argument) => argument !== '--check');
  if (unknown !== undefined) {
    print(unknown === '--help' ? usage : `Unknown argument "${unknown}".\n${usage}`);
    return unknown === '--help' ? 0 : 2;
  }
  const start = now();
  const { sources, files, diagnostics } = await build(root, compiler);
  if (diagnostics.length > 0) print(formatDiagnostics(diagnostics, sources, { color }));
  if (hasError(diagnostics)) {
    print('Run "npx descry explain CODE" for more about a code. Nothing was written.\n');
    return 1;
  }
  const seconds = () => ((now() - start) / 1000).toFixed(2);
  if (!args.includes('--check')) {
    const { changed, stale } = writeGenerated(root, files);
    print(`${counts(files, compiler.kinds)}: ${changed.length} written, ${stale.length} removed, in ${seconds()} s.\n`);
    return 0;
  }
  const { changed, stale } = compareCommitted(root, files);
  for (const path of changed) print(`${path} is not up to date.\n`);
  for (const path of stale) print(`${path} is generated from nothing.\n`);
  if (changed.length + stale.length === 0)
    print(`${counts(files, compiler.kinds)} are up to date, checked in ${seconds()} s.\n`);
  else print('Run "npm run codegen".\n');
  return changed.length + stale.length === 0 ? 0 : 1;
}

/** How many files were generated, and how many of them are modules of the descriptors of a kind. */
function counts(files: Compilation['files'], { folders }: KindTable): string {
  const modules = [...files.keys()].filter((path) => !path.endsWith('.validators.ts'));
  const counted = folders.flatMap((folder) => {
    const { length } = modules.filter((path) => path.startsWith(`${consoleFolder}${folder}/`));
    return length > 0 ? [`${length} ${folder}`] : [];
  });
  return `${files.size} generated files (${counted.join(', ')})`;
}
