import { Ajv2020 } from 'ajv/dist/2020';
import { compile, createCompiler } from '../codegen/compile';
import { readSources } from '../codegen/host/read-sources';
import type { Compilation, Sources } from '../codegen/language/model';
import { pathOf, synthesize, syntheticDrawer } from './synthetic';
import { pathOfScreen, syntheticScreen, withScreens } from './synthetic-screens';

const size = { drawers: 1000, fields: 120 };
const { sources: shipped } = readSources(process.cwd());
const synthetic = synthesize(shipped, size);
const pages = { screens: 1000, columns: 30 };
const tables = withScreens(shipped, pages);

const rows = [
  measure('shipped tree, from nothing', () => demandNoErrors(compile(shipped))),
  measure('shipped tree, JSON.parse and Ajv', () => parseAndValidate(shipped)),
  measure(`${size.drawers} drawers of ${size.fields} fields, from nothing`, () => demandNoErrors(compile(synthetic))),
  measure('the same, JSON.parse and Ajv', () => parseAndValidate(synthetic)),
  measure('the same, one drawer edited', editOne(synthetic, pathOf(0), editedDrawer, demandNoErrors)),
  measure(
    'the same, a name in one drawer misspelt',
    editOne(synthetic, pathOf(0), (run) => editedDrawer(run).replace('url.objectName', 'url.objectNam'), demandError),
  ),
  measure(`${pages.screens} screens of ${pages.columns} columns, from nothing`, () => demandNoErrors(compile(tables))),
  measure('the same, JSON.parse and Ajv', () => parseAndValidate(tables)),
  measure(
    'the same, one screen edited',
    editOne(
      tables,
      pathOfScreen(0),
      (run) => JSON.stringify(syntheticScreen({ index: 0, columns: pages.columns, edit: ` edited ${run}` })),
      demandNoErrors,
    ),
  ),
];
console.table(Object.fromEntries(rows.map(({ name, ...times }) => [name, times])));

/** Median, fastest and slowest of five runs in milliseconds. */
function measure(name: string, job: (run: number) => void) {
  const times = Array.from({ length: 5 }, (_, run) => {
    const start = performance.now();
    job(run);
    return Math.round(performance.now() - start);
  }).sort((left, right) => left - right);
  return { name, 'median ms': times[2], 'least ms': times[0], 'most ms': times[4] };
}

function editedDrawer(run: number): string {
  return syntheticDrawer({ searchType: 1000, fields: size.fields, tabs: 4, edit: ` edited ${run}` });
}

function editOne(
  sources: Sources,
  path: string,
  edited: (run: number) => string,
  demand: (compilation: Compilation) => void,
): (run: number) => void {
  const compiler = createCompiler();
  demandNoErrors(compiler.compile(sources));
  return (run) => demand(compiler.compile(new Map(sources).set(path, new TextEncoder().encode(edited(run)))));
}

/** What any tool must do at least: the floor to compare with. */
function parseAndValidate(sources: Sources): void {
  const schemas = new Map<string, object>();
  for (const [path, bytes] of sources) if (path.startsWith('schemas/')) schemas.set(path, parse(bytes));
  const ajv = new Ajv2020({ strict: false, discriminator: false, schemas: [...schemas.values()] });
  for (const [path, bytes] of sources) {
    if (!path.startsWith('descriptors/')) continue;
    const value = parse(bytes);
    const schema = '$schema' in value ? String(value.$schema).replace(/^.*\//, '') : '';
    if (!ajv.validate(schema, value)) throw new Error(`${path}: ${ajv.errorsText()}`);
  }
}

function parse(bytes: Uint8Array): object {
  const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof value !== 'object' || value === null) throw new Error('Not an object.');
  return value;
}

function demandNoErrors({ diagnostics, files }: Compilation): void {
  if (files.size > 0) return;
  const [first] = diagnostics.filter(({ severity }) => severity === 'error');
  throw new Error(first ? `${first.file}:${first.line}:${first.column} ${first.message}` : 'Nothing was compiled.');
}

function demandError({ diagnostics }: Compilation): void {
  if (!diagnostics.some(({ severity }) => severity === 'error')) throw new Error('The mistake was not reported.');
}
