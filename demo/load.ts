import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files that the demo backend serves or reads, by path from the project's root. */
export interface DemoFiles {
  /** OpenAPI documents. */
  readonly documents: Readonly<Record<string, string>>;
  /** Files of `demo/pages`, by name. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Reads the files of the demo backend from the disk (Node only). */
export function loadDemoFiles(): DemoFiles {
  return {
    documents: texts(join(import.meta.dirname, '../openapi'), 'openapi/'),
    pages: texts(join(import.meta.dirname, 'pages'), ''),
  };
}

function texts(folder: string, prefix: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [prefix + name, readFileSync(join(folder, name), 'utf8')]),
  );
}
