import { readdirSync, readFileSync } from 'node:fs';

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
    documents: texts(new URL('../openapi/', import.meta.url), 'openapi/'),
    pages: texts(new URL('./pages/', import.meta.url), ''),
  };
}

function texts(folder: URL, prefix: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [prefix + name, readFileSync(new URL(name, folder), 'utf8')]),
  );
}
