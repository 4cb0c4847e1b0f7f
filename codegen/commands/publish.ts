import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { visibleText } from '~/lib/visible-text';
import { formatDiagnostics } from '../diagnostics/format-diagnostics';
import { readPublished, type PublishedFile } from '../1-parse/published-file';
import { checkSources, hasError } from '../host/build';
import { writeTo } from '../host/write-file';
import { printText } from '../service/format-text';
import { publish as publishRoots, rootsHere } from '../service/publish/publish';
import { publishedChanges, type PublishedChanges } from '../service/publish/published-changes';
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
    if (values.check === true) return compare(published, { file, command: commandOf(values) }, world);
    const problem = writeTo(resolve(root, file), await printText(JSON.stringify(published)));
    if (problem !== undefined) {
      print(`${file} ${problem}\n`);
      return 1;
    }
    const count = published.roots.reduce((sum, { files }) => sum + Object.keys(files).length, 0);
    print(`${file}: ${names.join(', ')}, ${count} files.\n`);
    return 0;
  },
};

/** The command that writes the file which options name. */
function commandOf({ root, out }: { readonly root?: string | undefined; readonly out?: string | undefined }): string {
  const options = Object.entries({ root, out }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name} ${value}`],
  );
  return ['npx descry publish', ...options].join(' ');
}

/** The file to compare with, and the command that writes it. */
interface Compared {
  readonly file: string;
  readonly command: string;
}

/** Says how a file differs from what is to be published. */
function compare(published: PublishedFile, { file, command }: Compared, { root, print }: World): number {
  const path = resolve(root, file);
  const isThere = existsSync(path);
  if (isThere && !statSync(path).isFile()) {
    print(`${file} is not a file.\n`);
    return 1;
  }
  const before = isThere ? readPublished(readFileSync(path, 'utf8')) : undefined;
  if (!before || 'problem' in before) {
    print(`${file} ${before ? 'is of another format' : 'is not there'}. Run "${command}".\n`);
    return 1;
  }
  const changes = publishedChanges(before, published);
  if (!changes.isOther) {
    print(`${file} is up to date.\n`);
    return 0;
  }
  print(visibleText(textOf(changes)));
  print(`${file} is not up to date. Run "${command}".\n`);
  return 1;
}

/** What changes mean for others. */
function textOf({ breaking, isOtherContract }: PublishedChanges): string {
  const lines = breaking.map((line) => `  ${line}\n`).join('');
  const names = lines === '' ? '' : `This breaks others that rely on it:\n${lines}`;
  if (isOtherContract) return `${names || 'No name is gone. '}${otherContract}`;
  return names || 'Nothing breaks others.\n';
}

/** Of the calls and expressions of others nothing is here. */
const otherContract =
  'The contract is another one: "npx descry impact" says what that breaks here, "npx descry check" what in a team alone.\n';
