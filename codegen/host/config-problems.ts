import { didYouMean } from '../../lib/did-you-mean.ts';
import { isList, isRecord, isString } from '../../lib/json.ts';
import { defaultFolders, defaultRootName } from '../language/layout.ts';

const members = [...Object.keys(defaultFolders), 'backend', 'owner', 'contact', 'roots'];

/** The members of a root; each is a text. */
const rootMembers = ['name', 'folder', 'owner', 'contact'];

/** What is wrong with the default export of a configuration: a sentence for each mistake. */
export function configProblems(config: unknown): readonly string[] {
  if (!isRecord(config)) return ['The default export must be an object: `export default defineConfig({ ... })`.'];
  const { roots = [], ...others } = config;
  const wrong = Object.entries(others).flatMap(([name, value]) => problemOf(name, value) ?? []);
  const problems = [...wrong, ...problemsOfRoots(roots)];
  return problems.length > 0 ? problems : [...overlaps({ ...defaultFolders, ...config })];
}

/** A folder as it is named in paths: without `./` before it and slashes behind it. */
export function plainFolder(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/+$/, '');
}

function problemsOfRoots(roots: unknown): readonly string[] {
  if (!isList(roots)) return ['"roots" must be a list: `[{ name, folder, owner }]`.'];
  const names = roots.map((root: unknown) => (isRecord(root) ? root['name'] : undefined));
  return roots.flatMap((root: unknown, index) => {
    const problems = problemsOfRoot(root).map((problem) => `Root ${index + 1}: ${problem}`);
    const isDouble = isString(names[index]) && names.indexOf(names[index]) < index;
    return isDouble ? [...problems, `Root ${index + 1}: Another root has the name "${names[index]}".`] : problems;
  });
}

function problemsOfRoot(root: unknown): readonly string[] {
  if (!isRecord(root)) return ['It must be an object with `name`, `folder` and `owner`.'];
  const missing = ['name', 'folder', 'owner'].filter((name) => root[name] === undefined);
  const wrong = Object.entries(root).flatMap(([name, value]) => {
    if (!rootMembers.includes(name)) return unknownMember(name, rootMembers);
    if (value === undefined) return [];
    if (!isString(value) || value === '') return `"${name}" must be a text that is not empty.`;
    if (name === 'name' && !/^[a-z][a-z0-9-]*$/.test(value))
      return `"name" is "${value}"; it has lower-case letters, digits and hyphens.`;
    if (name === 'name' && value === defaultRootName)
      return `"${defaultRootName}" is the name of the console's own root.`;
    const isFolder = isBelow(plainFolder(value).replace(/^(\.\.\/)+/, ''));
    return name !== 'folder' || isFolder
      ? []
      : `"folder" is "${value}"; it must be a path such as "../mail/descriptors".`;
  });
  return [...missing.map((name) => `"${name}" is missing.`), ...wrong];
}

function unknownMember(name: string, known: readonly string[]): string {
  const nearest = didYouMean(name, known);
  return `Unknown member "${name}". ${nearest === undefined ? `There are: ${known.join(', ')}.` : `Did you mean "${nearest}"?`}`;
}

function problemOf(name: string, value: unknown): string | undefined {
  if (!members.includes(name)) return unknownMember(name, members);
  if (value === undefined) return undefined;
  if (!isString(value) || value === '') return `"${name}" must be a text that is not empty.`;
  if (name === 'owner' || name === 'contact') return undefined;
  if (name === 'backend') return backendProblem(value);
  if (isBelow(value)) return undefined;
  return `"${name}" is "${value}"; it must be a folder below that of the configuration.`;
}

function backendProblem(value: string): string | undefined {
  const isRight = /^https?:\/\//.test(value) ? URL.canParse(value) : isBelow(value) && /\.[jt]s$/.test(value);
  if (isRight) return undefined;
  return `"backend" is "${value}"; it must be an address such as "https://api.example.com", or a module such as "backend/server.ts".`;
}

/** Whether a path leads further down from the folder in which it begins. */
function isBelow(path: string): boolean {
  return (
    !/\\|^\w+:/.test(path) &&
    plainFolder(path)
      .split('/')
      .every((step) => !['', '.', '..'].includes(step))
  );
}

/** The compiler and the build remove files that they have not written, so their folders are theirs alone. */
function* overlaps(config: Readonly<Record<string, unknown>>): Iterable<string> {
  const console = Object.keys(defaultFolders).map((name) => ({ name, path: `${plainFolder(String(config[name]))}/` }));
  const roots = isList(config['roots']) ? config['roots'].filter(isRecord) : [];
  const others = roots.map(({ name, folder }) => ({ name: String(name), path: `${plainFolder(String(folder))}/` }));
  const folders = [...console, ...others];
  for (const [index, { name, path }] of folders.entries()) {
    for (const other of folders.slice(0, index)) {
      if (!path.startsWith(other.path) && !other.path.startsWith(path)) continue;
      yield `"${other.name}" and "${name}" must be folders of which none contains the other.`;
    }
  }
}
