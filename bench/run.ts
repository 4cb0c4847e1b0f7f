import { Ajv2020 } from 'ajv/dist/2020';
import { compile, createCompiler } from '../codegen/compile';
import { readSources } from '../codegen/host/read-sources';
import type { Compilation, Sources } from '../codegen/model';
import { pathOf, synthesize, syntheticDrawer } from './synthetic';

const size = { drawers: 1000, fields: 120 };
const { sources: shipped } = readSources(process.cwd());
const synthetic = synthesize(shipped, size);

const rows = [
  measure('shipped tree, from nothing', () => demandNoErrors(compile(shipped))),
  measure('shipped tree, JSON.parse and Ajv', () => parseAndValidate(shipped)),
  measure(`${size.drawers} drawers of ${size.fields} fields, from nothing`, () => demandNoErrors(compile(synthetic))),
  measure('the same, JSON.parse and Ajv', () => parseAndValidate(synthetic)),
  measure('the same, one drawer edited', editOne()),
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

function editOne(): (run: number) => void {
  const compiler = createCompiler();
  demandNoErrors(compiler.compile(synthetic));
  return (run) => {
    const text = syntheticDrawer({ searchType: 1000, fields: size.fields, tabs: 4, edit: ` edited ${run}` });
    demandNoErrors(compiler.compile(new Map(synthetic).set(pathOf(0), new TextEncoder().encode(text))));
  };
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
