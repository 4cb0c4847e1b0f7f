import { didYouMean } from '../../lib/did-you-mean.ts';
import { isRecord, isString } from '../../lib/json.ts';
import { defaultFolders } from '../language/layout.ts';

const members = [...Object.keys(defaultFolders), 'backend'];

/** What is wrong with the default export of a configuration: a sentence for each mistake. */
export function configProblems(config: unknown): readonly string[] {
  if (!isRecord(config)) return ['The default export must be an object: `export default defineConfig({ ... })`.'];
  const wrong = Object.entries(config).flatMap(([name, value]) => problemOf(name, value) ?? []);
  return wrong.length > 0 ? wrong : [...overlaps({ ...defaultFolders, ...config })];
}

/** A folder as it is named in paths: without `./` before it and slashes behind it. */
export function plainFolder(path: string): string {
  return path.replace(/^\.\//, '').replace(/\/+$/, '');
}

function problemOf(name: string, value: unknown): string | undefined {
  if (!members.includes(name)) {
    const nearest = didYouMean(name, members);
    return `Unknown member "${name}". ${nearest === undefined ? `There are: ${members.join(', ')}.` : `Did you mean "${nearest}"?`}`;
  }
  if (value === undefined) return undefined;
  if (!isString(value) || value === '') return `"${name}" must be a text that is not empty.`;
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
  const folders = Object.keys(defaultFolders).map((name) => ({ name, path: `${plainFolder(String(config[name]))}/` }));
  for (const [index, { name, path }] of folders.entries()) {
    for (const other of folders.slice(0, index)) {
      if (!path.startsWith(other.path) && !other.path.startsWith(path)) continue;
      yield `"${other.name}" and "${name}" must be folders of which none contains the other.`;
    }
  }
}
