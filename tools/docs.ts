import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { diagnosticsPage } from '../codegen/diagnostics/diagnostics-page';

const page = 'docs/diagnostics.md';

/** The page of all diagnostics, formatted as it is committed. */
export async function formattedPage(): Promise<string> {
  return format(diagnosticsPage(), { ...(await resolveConfig(page)), parser: 'markdown' });
}

if (process.argv.includes('--write')) writeFileSync(page, await formattedPage());
