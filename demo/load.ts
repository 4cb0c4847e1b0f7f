import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTexts } from '../codegen/1-parse/openapi/read-contract';
import { readSources } from '../codegen/host/read-sources';

/** The files that the demo backend serves or reads. */
export interface DemoFiles {
  /** Texts of the OpenAPI documents, by path from the project's root. */
  readonly documents: ReadonlyMap<string, string>;
  /** Files of `demo/pages`, by name. */
  readonly pages: Readonly<Record<string, string>>;
}

/** Reads the files of the demo backend from the disk (Node only). */
export function loadDemoFiles(): DemoFiles {
  const pages = join(import.meta.dirname, 'pages');
  return {
    documents: documentTexts(readSources(join(import.meta.dirname, '..'), ['openapi']).sources),
    pages: Object.fromEntries(readdirSync(pages).map((name) => [name, readFileSync(join(pages, name), 'utf8')])),
  };
}
