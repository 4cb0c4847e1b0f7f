import { didYouMean } from '../../lib/did-you-mean.ts';
import { isList, isRecord, isString } from '../../lib/json.ts';
import { defaultFolders, defaultRootName } from '../language/layout.ts';

const members = [...Object.keys(defaultFolders), 'backend', 'root', 'owner', 'contact', 'roots'];

/** The members of a root; each is a text. */
const rootMembers = ['name', 'folder', 'published', 'owner', 'contact'];

/** The configuration of a console cannot be used; its message has a line for each reason. */
export class ConfigProblem extends Error {}

/** What is wrong with the default export of a configuration: a sentence for each mistake. */
export function configProblems(config: unknown): readonly string[] {
  if (!isRecord(config)) return ['The default export must be an object: `export default defineConfig({ ... })`.'];
  const { roots = [], ...others } = config;
  const wrong = Object.entries(others).flatMap(([name, value]) => problemOf(name, value) ?? []);
  const problems = [...wrong, ...problemsOfRoots(roots, others['root']), ...problemsOfTeam(others, roots)];
  return problems.length > 0 ? problems : [...overlaps({ ...defaultFolders, ...config })];
}

/** A folder as it is named in paths: without `./` before it and slashes behind it. */
export function plainFolder(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/+$/, '');
}

/** A folder of a team needs the console, of which something is published. */
function* problemsOfTeam({ root, contract }: Readonly<Record<string, unknown>>, roots: unknown): Iterable<string> {
  if (root === undefined) return;
  const others = isList(roots) ? roots.filter(isRecord) : [];
  if (!others.some(({ name }) => name === defaultRootName))
    yield `"root" is for a team that compiles without the console: "roots" must have "${defaultRootName}" with "published".`;
  if (root !== defaultRootName && others.some(({ name }) => name === root))
    yield `Another root has the name "${String(root)}", which "root" gives.`;
  if (contract !== undefined) yield '"contract" is that of the console, of which it is published.';
}

function problemsOfRoots(roots: unknown, name: unknown): readonly string[] {
  if (!isList(roots)) return ['"roots" must be a list: `[{ name, folder, owner }]`.'];
  const names = roots.map((root: unknown) => (isRecord(root) ? root['name'] : undefined));
  return roots.flatMap((root: unknown, index) => {
    const problems = problemsOfRoot(root, name !== undefined).map((problem) => `Root ${index + 1}: ${problem}`);
    const isDouble = isString(names[index]) && names.indexOf(names[index]) < index;
    return isDouble ? [...problems, `Root ${index + 1}: Another root has the name "${names[index]}".`] : problems;
  });
}

function problemsOfRoot(root: unknown, isTeam: boolean): readonly string[] {
  if (!isRecord(root)) return ['It must be an object with `name`, `folder` and `owner`.'];
  const { folder, published } = root;
  const missing = ['name', 'owner'].filter((name) => root[name] === undefined).map((name) => `"${name}" is missing.`);
  if (folder === undefined && published === undefined) missing.push('"folder" is missing, or "published".');
  if (folder !== undefined && published !== undefined) missing.push('It has "folder" or "published", not both.');
  const wrong = Object.entries(root).flatMap(([name, value]) => {
    if (!rootMembers.includes(name)) return unknownMember(name, rootMembers);
    if (value === undefined) return [];
    if (!isString(value) || value === '') return `"${name}" must be a text that is not empty.`;
    if (name === 'name' && isTeam && value === defaultRootName && published !== undefined) return [];
    return problemOfRootMember(name, value) ?? [];
  });
  return [...missing, ...wrong];
}

function problemOfRootMember(name: string, value: string): string | undefined {
  if (name === 'name') return nameProblem('name', value);
  const isElsewhere = isBelow(value.replace(/^(\.\.\/)+(?!\.\/)/, ''));
  if (name === 'folder' && !isElsewhere)
    return `"folder" is "${value}"; it must be a path such as "../mail/descriptors".`;
  if (name === 'published' && !(isElsewhere && value.endsWith('.json')))
    return `"published" is "${value}"; it must be a path such as "../mail/published.json".`;
  return undefined;
}

function nameProblem(member: string, value: string): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(value))
    return `"${member}" is "${value}"; it has lower-case letters, digits and hyphens.`;
  if (value !== defaultRootName) return undefined;
  return member === 'root'
    ? `"root" is "${value}"; it must be the name of a team.`
    : `"${value}" is the name of the console's own root.`;
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
  if (name === 'root') return nameProblem(name, value);
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
  const others = roots.flatMap(({ name, folder }) =>
    isString(folder) ? [{ name: String(name), path: `${plainFolder(folder)}/` }] : [],
  );
  const folders = [...console, ...others];
  for (const [index, { name, path }] of folders.entries()) {
    for (const other of folders.slice(0, index)) {
      if (!path.startsWith(other.path) && !other.path.startsWith(path)) continue;
      yield `"${other.name}" and "${name}" must be folders of which none contains the other.`;
    }
  }
}
