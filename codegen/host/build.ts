import type { Compiler } from '../compile';
import { diagnoseFile } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { RefusedDocument } from '../4-emit/contract-types/refused-document';
import type { Compilation, Diagnostic, Sources } from '../language/model';
import { contractFiles } from './contract-files';
import { readSources } from './read-sources';

/** A compilation, and the sources that were compiled: what the diagnostics give positions in. */
export interface Built extends Compilation {
  readonly sources: Sources;
}

/**
 * Reads and compiles a project from disk; the files include those made from the contract and the schemas alone. It
 * throws for what no author can correct: a cache that cannot be written, a defect of the compiler.
 */
export async function build(root: string, compiler: Compiler): Promise<Built> {
  const { sources, diagnostics: unreadable } = readSources(root);
  const compiled = compiler.compile(sources);
  const diagnostics = [...unreadable, ...compiled.diagnostics];
  if (hasError(diagnostics)) return { sources, files: new Map(), diagnostics };
  try {
    const files = new Map([...(await contractFiles(root, sources, compiler.kinds)), ...compiled.files]);
    return { sources, files, diagnostics };
  } catch (error) {
    if (!(error instanceof RefusedDocument)) throw error;
    const refused = diagnoseFile(error.document, finding('contract/types', { reason: error.message }));
    return { sources, files: new Map(), diagnostics: [...diagnostics, refused] };
  }
}

/** Whether one of the diagnostics is an error. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
