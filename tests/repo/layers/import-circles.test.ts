import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';

type Graph = ReadonlyMap<string, readonly string[]>;

const root = join(import.meta.dirname, '../../..');

/**
 * The modules of a folder with the modules of the same folder that they import. Imports of types count. Calls of
 * `import()` do not: by them a field may load the dialog that shows a panel of fields.
 */
function importsOf(folder: string): Graph {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' });
  // `bench/peers` has packages and generated files of its own.
  const written = names.filter((name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|\.cache)\//.test(name));
  const files = written.map((name) => join(folder, name));
  const known = new Set(files);
  return new Map(
    files.map((file) => [
      file,
      importedNames(file)
        .flatMap((name) => pathsOf(name, file))
        .filter((path) => known.has(path)),
    ]),
  );
}

function importedNames(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier: name } = statement;
    return name && ts.isStringLiteral(name) ? [name.text] : [];
  });
}

/** The paths that an imported name can mean, from the root of the repository. */
function pathsOf(name: string, importer: string): readonly string[] {
  const paths = name.startsWith('~/') ? [join('src', name.slice(2)), name.slice(2)] : [join(importer, '..', name)];
  return paths.flatMap((path) => ['', '.ts', '.tsx'].map((ending) => path + ending));
}

/** A path of imports that leads back to where it begins, if there is one. */
function circleIn(graph: Graph): readonly string[] | undefined {
  const finished = new Set<string>();
  const visit = (file: string, path: readonly string[]): readonly string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (finished.has(file)) return undefined;
    for (const imported of graph.get(file) ?? []) {
      const circle = visit(imported, [...path, file]);
      if (circle !== undefined) return circle;
    }
    finished.add(file);
    return undefined;
  };
  for (const file of graph.keys()) {
    const circle = visit(file, []);
    if (circle !== undefined) return circle;
  }
  return undefined;
}

describe('no modules import each other in a circle, not even types', () => {
  test.each(['src', 'codegen', 'lib', 'demo', 'bench', 'tools', 'tests', 'e2e'])('%s', (folder) => {
    const graph = importsOf(folder);
    expect([...graph.values()].flat()).not.toEqual([]);
    expect(circleIn(graph)).toBeUndefined();
  });
});

test('a circle of imports is found', () => {
  const graph = new Map([
    ['a.ts', ['b.ts']],
    ['b.ts', ['c.ts']],
    ['c.ts', ['b.ts']],
  ]);
  expect(circleIn(graph)).toEqual(['b.ts', 'c.ts', 'b.ts']);
});
