import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTexts } from '../codegen/1-parse/openapi/read-contract';
import { readSources } from '../codegen/host/read-sources';
import { reportPages } from './company/reports/pages';

/** The files that the demo backend serves or reads. */
export interface DemoFiles {
  /** Texts of the OpenAPI documents, by path from the project's root. */
  readonly documents: ReadonlyMap<string, string>;
  /** Files of `demo/pages`, by name. */
  readonly pages: Readonly<Record<string, string>>;
  /** Text of `demo/data/menu.json`. */
  readonly menu: string;
  /** Text of `descriptors/vocabulary.json`. */
  readonly vocabulary: string;
  /** Texts of the descriptors of lists that can be reported and of the scales, by path below `descriptors`. */
  readonly lists: Readonly<Record<string, string>>;
}

/** Reads the files of the demo backend from the disk (Node only), those of another project if its folder is given. */
export function loadDemoFiles(root = join(import.meta.dirname, '..')): DemoFiles {
  const text = (path: string) => readFileSync(join(root, path), 'utf8');
  return {
    documents: documentTexts(readSources(root).sources),
    pages: Object.fromEntries(readdirSync(join(root, 'demo/pages')).map((name) => [name, text(`demo/pages/${name}`)])),
    menu: text('demo/data/menu.json'),
    vocabulary: text('descriptors/vocabulary.json'),
    lists: Object.fromEntries(
      [
        ...reportPages.flatMap(({ screen }) => (screen === undefined ? [] : [`screens/${screen}.json`])),
        ...readdirSync(join(root, 'descriptors/scales')).map((name) => `scales/${name}`),
      ].map((path) => [path, text(`descriptors/${path}`)]),
    ),
  };
}
