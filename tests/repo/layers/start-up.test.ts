import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { packageNamed } from '~/tools/imports-of';

const root = join(import.meta.dirname, '../../..');

/** What a module loads when it is loaded: neither types nor calls of `import()`. */
function loadedBy(file: string): readonly string[] {
  const { statements } = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const isType = ts.isImportDeclaration(statement)
      ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : statement.isTypeOnly;
    const { moduleSpecifier: name } = statement;
    return name && !isType && ts.isStringLiteral(name) ? [name.text] : [];
  });
}

/** The packages that a module and all that it imports load. */
function packagesOf(entry: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const files = new Set([entry]);
  for (const file of files) {
    for (const name of loadedBy(file)) {
      const path = name.startsWith('~/') ? name.slice(2) : join(file, '..', name);
      if (/^[~.]/.test(name)) files.add(path.endsWith('.ts') ? path : `${path}.ts`);
      else packages.add(packageNamed(name) ?? name);
    }
  }
  return packages;
}

test('npx descry starts without what makes types of a contract, and without the server of editors', () => {
  const packages = packagesOf('tools/descry.ts');
  expect([...packages]).toEqual(expect.arrayContaining(['ajv', 'yaml']));
  const slow = ['json-schema-to-typescript', 'openapi-typescript', 'typescript', 'vite', 'vscode-languageserver'];
  expect(slow.filter((name) => packages.has(name))).toEqual([]);
});
