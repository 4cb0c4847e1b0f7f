import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { diagnoseFile } from '../diagnostic';
import type { Diagnostic, Sources } from '../model';

/** The folders the compiler reads, relative to the project root. */
export const sourceFolders: readonly string[] = ['descriptors', 'schemas', 'openapi'];

/** The sources of a project, and what could not be read. */
export interface ReadSources {
  readonly sources: Sources;
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads every file below the source folders. Names that start with a dot belong to tools and are passed over. */
export function readSources(root: string): ReadSources {
  const sources = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  for (const folder of sourceFolders) readFolder(root, folder, new Set(), { sources, diagnostics });
  return { sources, diagnostics };
}

interface Found {
  readonly sources: Map<string, Uint8Array>;
  readonly diagnostics: Diagnostic[];
}

/** `above` are the real folders on the way here: meeting one again means that links lead in a circle. */
function readFolder(root: string, path: string, above: ReadonlySet<string>, found: Found): void {
  attempt(path, found, () => {
    const real = realpathSync(join(root, path));
    if (above.has(real)) {
      refuse(path, found, { message: 'The links of this folder lead in a circle.', hint: 'Remove the link.' });
      return;
    }
    for (const name of readdirSync(real).sort()) {
      if (!name.startsWith('.')) readEntry(root, `${path}/${name}`, new Set([...above, real]), found);
    }
  });
}

function readEntry(root: string, path: string, above: ReadonlySet<string>, found: Found): void {
  attempt(path, found, () => {
    const entry = statSync(join(root, path));
    if (entry.isFile()) found.sources.set(path, readFileSync(join(root, path)));
    else if (!entry.isDirectory()) refuse(path, found, { message: 'This is neither a file nor a folder.' });
    else if (/\.(json|ya?ml)$/.test(path))
      refuse(path, found, { message: 'This is a folder with the name of a file.' });
    else readFolder(root, path, above, found);
  });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'This cannot be read: permission denied.',
  EPERM: 'This cannot be read: permission denied.',
  ELOOP: 'This link leads in a circle.',
  ENOENT: 'This does not exist, or is a link to nothing.',
  ENOTDIR: 'This must be a folder.',
};

function attempt(path: string, found: Found, read: () => void): void {
  try {
    read();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    refuse(path, found, { message: reasons[code] ?? `This cannot be read: ${String(error)}` });
  }
}

function refuse(path: string, found: Found, remark: { readonly message: string; readonly hint?: string }): void {
  found.diagnostics.push(diagnoseFile(path, { code: 'file/unreadable', ...remark }));
}
