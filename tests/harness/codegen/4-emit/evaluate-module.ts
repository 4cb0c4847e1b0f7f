import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2023 };

/** The default export of an emitted module; what it imports at run time is taken from the same files. */
export async function evaluateModule(files: ReadonlyMap<string, string>, path: string): Promise<unknown> {
  const { default: value }: { readonly default?: unknown } = await import(/* @vite-ignore */ addressOf(files, path));
  return value;
}

function addressOf(files: ReadonlyMap<string, string>, path: string): string {
  const text = files.get(path);
  if (text === undefined) throw new Error(`${path} is not emitted.`);
  // Types are gone after this, and so are imports of nothing else.
  const code = ts.transpileModule(text, { compilerOptions: options }).outputText;
  return dataAddress(
    code
      .replace(/ from '(\.[^']*)'/g, (_, name: string) => {
        return ` from '${addressOf(files, `${posix.join(posix.dirname(path), name)}.ts`)}'`;
      })
      // A module with the paths of an icon imports nothing.
      .replace(/ from '(@blueprintjs\/icons\/[^']*)'/g, (_, name: string) => {
        return ` from '${dataAddress(readFileSync(`node_modules/${name}`, 'utf8'))}'`;
      }),
  );
}

function dataAddress(code: string): string {
  return `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}
