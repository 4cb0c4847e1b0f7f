import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { commands } from '../../codegen/commands/run';
import { objectAt } from '../../codegen/1-parse/read';
import { entries } from '../../codegen/diagnostics/codes/codes';
import { languageFunctions } from '../../codegen/language/functions';
import type { Json } from '../../codegen/language/model';
import { isList, isRecord } from '../../lib/json';
import { consoleCommands } from '../console-commands';

/** What a version promises, as far as programs can compare it. */
export interface Surface {
  /** The version that it was recorded with. */
  readonly version: string;
  /** Names by what they name. */
  readonly names: Readonly<Record<string, readonly string[]>>;
  /** The schemas of the descriptor language by file, without what says nothing about values. */
  readonly schemas: Readonly<Record<string, Json>>;
}

/** The public surface of the sources in a folder. */
export async function surfaceOf(root: string, version: string): Promise<Surface> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const files = (await readdir(join(root, 'schemas'))).filter((name) => name.endsWith('.schema.json')).sort();
  const schemas = await Promise.all(files.map(async (name) => [name, parsed(await read(`schemas/${name}`))] as const));
  const names = {
    'name of docs/surface.md': namesInPage(await read('docs/surface.md')),
    'function of expressions': Object.keys(languageFunctions),
    'code of diagnostics': [...entries.keys()],
    'command or option': [...commands, ...consoleCommands].flatMap(({ name, usage }) => [
      name,
      ...(usage.match(/--[a-z][a-z-]*/g) ?? []).map((option) => `${name} ${option}`),
    ]),
    'entry of the package': Object.keys(objectAt(parsed(await read('package.json')), 'exports')),
    'member of descry.config.ts': membersIn(await read('codegen/config.ts')),
  };
  const sorted = Object.entries(names).map(([what, list]) => [what, [...new Set(list)].sort()] as const);
  return {
    version,
    names: Object.fromEntries(sorted),
    schemas: Object.fromEntries(schemas.map(([name, schema]) => [name, withoutWords(schema)])),
  };
}

/** A recorded surface as text, with a line for each of its lists and schemas. */
export function printSurface({ version, names, schemas }: Surface): string {
  const group = (parts: Readonly<Record<string, unknown>>): string =>
    Object.entries(parts)
      .map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{
  "version": ${JSON.stringify(version)},
  "names": {
${group(names)}
  },
  "schemas": {
${group(schemas)}
  }
}
`;
}

/**
 * The names that `docs/surface.md` promises: those that begin the rows of its tables, and all that its section about
 * hooks of tests writes as code.
 */
export function namesInPage(page: string): readonly string[] {
  const lines = page.split('\n');
  const rows = lines.filter((line) => line.startsWith('|')).map((line) => line.split('|')[1] ?? '');
  const [, hooks = ''] = page.split(/^### Hooks$/m);
  const [section = ''] = hooks.split(/^#{1,3} /m);
  return [...rows, section].flatMap((text) => [...text.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code));
}

/** The members that interfaces of a module declare. */
function membersIn(module: string): readonly string[] {
  return [...module.matchAll(/^ {2}readonly (\w+)\??:/gm)].map(([, name = '']) => name);
}

function parsed(text: string): Json {
  return JSON.parse(text);
}

/** Keywords whose values are schemas by name. */
const named: ReadonlySet<string> = new Set(['properties', '$defs']);

/** Keywords for people and for the compiler's own types. */
const words: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$comment',
  'title',
  'description',
  'tsType',
  'x-compiled',
]);

/** Keywords whose values are no schemas. */
const values: ReadonlySet<string> = new Set(['default', 'const', 'enum']);

function withoutWords(schema: Json): Json {
  if (isList(schema)) return schema.map(withoutWords);
  if (!isRecord(schema)) return schema;
  const left = Object.entries(schema).filter(([keyword]) => !words.has(keyword));
  return Object.fromEntries(
    left.map(([keyword, value]): [string, Json] => {
      if (values.has(keyword)) return [keyword, value];
      if (!named.has(keyword) || !isRecord(value)) return [keyword, withoutWords(value)];
      return [keyword, Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutWords(one)]))];
    }),
  );
}
