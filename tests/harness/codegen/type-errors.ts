import { resolve } from 'node:path';
import ts from 'typescript';

/** What the type check says about modules by path and text. */
export function typeErrors(files: ReadonlyMap<string, string>): readonly string[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
    skipLibCheck: true,
    // A file of a body is a `Blob` of the browser.
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  };
  const host = ts.createCompilerHost(options);
  const ownFiles = new Map([...files].map(([path, text]) => [resolve(path), text]));
  const { readFile, fileExists, getSourceFile } = host;
  host.readFile = (path) => ownFiles.get(resolve(path)) ?? readFile.call(host, path);
  host.directoryExists = () => true;
  host.fileExists = (path) => ownFiles.has(resolve(path)) || fileExists.call(host, path);
  host.getSourceFile = (path, version) => {
    const text = ownFiles.get(resolve(path));
    return text === undefined ? getSourceFile.call(host, path, version) : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...ownFiles.keys()], options, host);
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);
}
