import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of what the compiler reads, for a test to change. */
export interface ProjectCopy {
  readonly root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  remove(): void;
}

/** Copies descriptors, schemas and contract into a folder of its own. */
export function copyProject(): ProjectCopy {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'descry-studio-')));
  for (const part of ['descriptors', 'schemas', 'openapi']) {
    cpSync(part, join(root, part), { recursive: true });
  }
  return {
    root,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    write: (file, text) => writeFileSync(join(root, file), text),
    remove: () => rmSync(root, { recursive: true }),
  };
}
