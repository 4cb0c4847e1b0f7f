import { applyEdits } from 'jsonc-parser';
import { textOf } from '../1-parse/decode';
import type { Project } from '../1-parse/project';
import { changeFiles } from '../host/change-files';
import { readSources } from '../host/read-sources';
import { publishedRootsOf } from '../language/layout';
import { descriptorOf } from '../service/find-symbol';
import { renameSymbol } from '../service/rename';
import { localLists, ownerOf, renamableLists, symbolLists, type NamedSymbol } from '../service/symbols';
import { oneOf, ProjectProblem, readArguments, UsageError, type Command } from './command';

/** `descry rename`: another name for something, everywhere. */
export const rename: Command = {
  name: 'rename',
  summary: 'Gives a source, tab, panel, scale, predicate, flag ... another name everywhere, translations included.',
  usage: `descry rename KIND NAME NEW [--in FILE]
  KIND      ${renamableLists.join(', ')}
  --in      the file of the name, for a ${renamableLists.filter((list) => localLists.has(list)).join(', ')}`,
  async run(args, { root, print, compiler }) {
    const { values, positionals } = readArguments(args, { in: { type: 'string' } }, 3);
    const [kind = '', name, wanted] = positionals;
    const list = oneOf(symbolLists, kind, 'kind');
    if (name === undefined || wanted === undefined) throw new UsageError('The new name is missing.');
    const { sources } = readSources(root, compiler.kinds.layout);
    const checked = compiler.check(sources);
    const symbol = symbolOf(checked.project, { list, name }, values.in);
    const renaming = renameSymbol({ ...checked, sources }, symbol, wanted);
    if ('refused' in renaming) {
      print(`${renaming.refused}\n`);
      return 1;
    }
    const { edits, moves } = renaming;
    const texts = [...edits].map(([file, fixes]) => {
      const replacements = fixes.map(({ offset, length, text: content }) => ({ offset, length, content }));
      return [file, applyEdits(textOf(sources.get(file)), replacements)] as const;
    });
    changeFiles(root, { texts, moves });
    for (const [file, fixes] of edits) print(`${file}: ${fixes.length} changed\n`);
    for (const { from, to } of moves) print(`${from} is now ${to}\n`);
    const others = publishedRootsOf(compiler.kinds.layout).map((one) => `"${one.name}" of ${one.owner}`);
    if (others.length > 0) print(`Not searched, because only published here: ${others.join(', ')}.\n`);
    return 0;
  },
};

/** The symbol with a name. Names of some lists belong to one file. */
function symbolOf(project: Project, { list, name }: NamedSymbol, file: string | undefined): NamedSymbol {
  if (!localLists.has(list)) return { list, name };
  if (file === undefined)
    throw new UsageError(`A ${list} belongs to one file: name it with --in, such as --in descriptors/...`);
  const owner = descriptorOf(project, file);
  if (!owner) throw new ProjectProblem(`There is no descriptor "${file}".`);
  return { list, name, owner: ownerOf(owner) };
}
