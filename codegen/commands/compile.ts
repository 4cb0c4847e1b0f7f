import { consoleFolder, generatedFolder } from '../4-emit/emitter';
import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { build, hasError } from '../host/build';
import { compareCommitted, writeGenerated } from '../host/generated-files';
import type { KindTable } from '../language/kind-table';
import type { Compilation } from '../language/model';
import { readArguments, type Command, type World } from './command';

/** `descry compile`: makes the modules of the console. */
export const compile: Command = {
  name: 'compile',
  summary: 'Compiles the descriptors and the contract of a project into modules.',
  usage: `descry [compile] [--check]
  --check  writes nothing; fails and names the files made from the contract that are not up to date`,
  async run(args, world) {
    const { values } = readArguments(args, { check: { type: 'boolean' } });
    const { root, print, color = false, now, compiler } = world;
    const start = now();
    const { sources, files, diagnostics } = await build(root, compiler);
    if (diagnostics.length > 0) print(formatDiagnostics(diagnostics, sources, { color }));
    if (hasError(diagnostics)) {
      print('Run "npx descry explain CODE" for more about a code. Nothing was written.\n');
      return 1;
    }
    if (values.check === true) return compare(files, start, world);
    const { changed, stale } = writeGenerated(root, files, compiler.kinds.layout);
    const seconds = secondsSince(start, now);
    print(`${counts(files, compiler.kinds)}: ${changed.length} written, ${stale.length} removed, in ${seconds} s.\n`);
    return 0;
  },
};

/** Says which committed files are not what was compiled. */
function compare(files: Compilation['files'], start: number, { root, print, now, compiler }: World): number {
  const { changed, stale } = compareCommitted(root, files, compiler.kinds.layout);
  for (const path of changed) print(`${path} is not up to date.\n`);
  for (const path of stale) print(`${path} is generated from nothing.\n`);
  if (changed.length + stale.length === 0)
    print(`${counts(files, compiler.kinds)} are up to date, checked in ${secondsSince(start, now)} s.\n`);
  else print('Run "npm run codegen".\n');
  return changed.length + stale.length === 0 ? 0 : 1;
}

function secondsSince(start: number, now: () => number): string {
  return ((now() - start) / 1000).toFixed(2);
}

/** How many files were generated, and how many of them are modules of the descriptors of a kind. */
function counts(files: Compilation['files'], { folders, layout }: KindTable): string {
  const home = layout.generated + consoleFolder.slice(generatedFolder.length);
  const modules = [...files.keys()].filter((path) => !path.endsWith('.validators.ts'));
  const counted = folders.flatMap((folder) => {
    const { length } = modules.filter((path) => path.startsWith(`${home}${folder}/`));
    return length > 0 ? [`${length} ${folder}`] : [];
  });
  return `${files.size} generated files (${counted.join(', ')})`;
}
