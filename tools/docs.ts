import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { diagnosticsPage } from '../codegen/diagnostics/diagnostics-page';
import { referencePage } from './reference-page';

/** The pages that are made from code and schemas. */
const pages = {
  'docs/diagnostics.md': diagnosticsPage,
  'docs/reference.md': () => referencePage(schemas()),
} as const;

/** The path of a page that is made. */
export type MadePage = keyof typeof pages;

/** The paths of all pages that are made. */
export const madePages = Object.keys(pages).filter((path): path is MadePage => Object.hasOwn(pages, path));

/** A page that is made, formatted as it is committed. */
export async function formattedPage(page: MadePage): Promise<string> {
  return format(pages[page](), { ...(await resolveConfig(page)), parser: 'markdown', proseWrap: 'always' });
}

function schemas(): ReadonlyMap<string, Readonly<Record<string, unknown>>> {
  const names = readdirSync('schemas').filter((name) => name.endsWith('.schema.json'));
  return new Map(names.toSorted().map((name) => [name, JSON.parse(readFileSync(`schemas/${name}`, 'utf8'))]));
}

if (process.argv.includes('--write')) {
  for (const page of madePages) writeFileSync(page, await formattedPage(page));
}
