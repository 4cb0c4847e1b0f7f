import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { readPublished, type PublishedFile } from '../1-parse/published-file';
import { checkSources, hasError } from '../host/build';
import { printText } from '../service/format-text';
import { publish as publishRoots, rootsHere } from '../service/publish/publish';
import { publishedChanges } from '../service/publish/published-changes';
import { oneOf, readArguments, type Command, type World } from './command';

/** `descry publish`: what other teams need to compile without this project. */
export const publish: Command = {
  name: 'publish',
  summary: 'Writes what other teams may name and extend, so that each of them can compile alone.',
  usage: `descry publish [--root NAME] [--out FILE] [--check]
  --root   one of the roots alone; all whose files are here unless given
  --out    the file, published.json unless given
  --check  writes nothing; fails if the file is not up to date, and says what breaks others`,
  async run(args, world) {
    const options = { root: { type: 'string' }, out: { type: 'string' }, check: { type: 'boolean' } } as const;
    const { values } = readArguments(args, options);
    const { root, print, color = false, compiler } = world;
    const [first, ...others] = rootsHere(compiler.kinds.layout).map(({ name }) => name);
    const all = first === undefined ? [] : [first, ...others];
    const names =
      first === undefined || values.root === undefined ? all : [oneOf([first, ...others], values.root, 'root')];
    const { sources, diagnostics, ...checked } = await checkSources(root, compiler);
    if (hasError(diagnostics)) {
      print(formatDiagnostics(diagnostics, sources, { color }));
      print('Nothing was published: that needs a project without errors.\n');
      return 1;
    }
    const published = publishRoots({ ...checked, diagnostics }, sources, names);
    const file = values.out ?? 'published.json';
    if (values.check === true) return compare(published, file, world);
    writeFileSync(join(root, file), await printText(JSON.stringify(published)));
    const count = published.roots.reduce((sum, { files }) => sum + Object.keys(files).length, 0);
    print(`${file}: ${names.join(', ')}, ${count} files.\n`);
    return 0;
  },
};

/** Says how a file differs from what is to be published. */
function compare(published: PublishedFile, file: string, { root, print }: World): number {
  const path = join(root, file);
  const before = existsSync(path) ? readPublished(readFileSync(path, 'utf8')) : undefined;
  if (!before || 'problem' in before) {
    print(`${file} ${before ? 'is of another format' : 'is not there'}. Run "npx descry publish".\n`);
    return 1;
  }
  const { breaking, isOther } = publishedChanges(before, published);
  if (!isOther) {
    print(`${file} is up to date.\n`);
    return 0;
  }
  print(breaking.length > 0 ? 'This breaks others that rely on it:\n' : 'Nothing breaks others.\n');
  print(visibleText(breaking.map((line) => `  ${line}\n`).join('')));
  print(`${file} is not up to date. Run "npx descry publish".\n`);
  return 1;
}
