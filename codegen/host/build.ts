import type { Checked, Compiler } from '../compile';
import { byPosition, diagnoseFile } from '../diagnostics/diagnostic';
import { finding } from '../diagnostics/finding';
import { RefusedDocument } from '../4-emit/contract-types/refused-document';
import type { Compilation, Diagnostic, Sources } from '../language/model';
import { contractFiles } from './contract-files';
import { placed } from './generated-files';
import { readSources, type ReadSources } from './read-sources';

/** A compilation, and the sources that were compiled: what the diagnostics give positions in. */
export interface Built extends Compilation {
  readonly sources: Sources;
}

/** A project that was checked, and its sources. */
export interface CheckedSources extends Checked {
  readonly sources: Sources;
}

/**
 * Reads and compiles a project from disk; the files include those made from the contract and the schemas alone. It
 * throws for what no author can correct: a cache that cannot be written, a defect of the compiler.
 */
export async function build(root: string, compiler: Compiler): Promise<Built> {
  const { layout } = compiler.kinds;
  const { sources, diagnostics: unreadable } = readSources(root, layout);
  const compiled = compiler.compile(sources);
  const diagnostics = [...unreadable, ...compiled.diagnostics].toSorted(byPosition(layout));
  if (hasError(diagnostics)) return { sources, files: new Map(), diagnostics };
  const contract = await contractOf(root, sources, compiler);
  if ('refused' in contract) return { sources, files: new Map(), diagnostics: [...diagnostics, contract.refused] };
  return { sources, files: placed(new Map([...contract.files, ...compiled.files]), layout), diagnostics };
}

/** Reads a project from disk and says all that `build` says about it, without its generated files. */
export async function checkSources(root: string, compiler: Compiler): Promise<CheckedSources> {
  return await checkRead(root, readSources(root, compiler.kinds.layout), compiler);
}

/** As `checkSources`, of sources that were read and may be other than those on the disk. */
export async function checkRead(
  root: string,
  { sources, diagnostics: unreadable }: ReadSources,
  compiler: Compiler,
): Promise<CheckedSources> {
  const { layout } = compiler.kinds;
  const checked = compiler.check(sources);
  const diagnostics = [...unreadable, ...checked.diagnostics].toSorted(byPosition(layout));
  if (hasError(diagnostics)) return { ...checked, sources, diagnostics };
  const contract = await contractOf(root, sources, compiler);
  const all = 'refused' in contract ? [...diagnostics, contract.refused] : diagnostics;
  return { ...checked, sources, diagnostics: all };
}

/** Whether one of the diagnostics is an error. */
export function hasError(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}

/** The files made from the contract and the schemas alone, or why no types can be made of a document. */
async function contractOf(
  root: string,
  sources: Sources,
  { kinds }: Compiler,
): Promise<{ readonly files: Compilation['files'] } | { readonly refused: Diagnostic }> {
  try {
    return { files: await contractFiles(root, sources, kinds) };
  } catch (error) {
    if (!(error instanceof RefusedDocument)) throw error;
    return { refused: diagnoseFile(error.document, finding('contract/types', { reason: error.message })) };
  }
}
