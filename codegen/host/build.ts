import type { Compiler } from '../compile';
import { diagnoseFile } from '../diagnostic';
import type { Compilation, Diagnostic } from '../model';
import { contractFiles } from './contract-files';
import { readSources } from './read-sources';

/** Reads and compiles a project from disk; the files include those made from the contract and the schemas alone. */
export async function build(root: string, compiler: Compiler): Promise<Compilation> {
  const { sources, diagnostics: unreadable } = readSources(root);
  const compiled = compiler.compile(sources);
  const diagnostics = [...unreadable, ...compiled.diagnostics];
  if (hasError(diagnostics)) return { files: new Map(), diagnostics };
  try {
    return { files: new Map([...(await contractFiles(root, sources)), ...compiled.files]), diagnostics };
  } catch (error) {
    const message = `No types can be made of the contract: ${error instanceof Error ? error.message : String(error)}`;
    return {
      files: new Map(),
      diagnostics: [...diagnostics, diagnoseFile('openapi', { code: 'contract/types', message })],
    };
  }
}

/** Whether one of the diagnostics is an error. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
