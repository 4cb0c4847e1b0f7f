import { readSources } from '../codegen/host/read-sources';
import { createLanguageService } from '../codegen/service/create-service';

/** Every how many strings of a descriptor an editor asks. */
const step = 5;

const { sources } = readSources(process.cwd());
const service = createLanguageService(sources);
const times: Record<'completion' | 'hover' | 'edit', number[]> = { completion: [], hover: [], edit: [] };
for (const [file, bytes] of sources) {
  if (!/^descriptors\/(drawers|screens|dialogs|panels|forms)\/.*\.json$/.test(file)) continue;
  const text = new TextDecoder().decode(bytes);
  const strings = [...text.matchAll(/(?<=[:[{,] *)"/g)].filter((_, index) => index % step === 0);
  for (const { index } of strings) {
    time(times.completion, () => service.complete(file, index + 1));
    time(times.hover, () => service.hover(file, index + 1));
  }
  const edited = new TextEncoder().encode(`${text} `);
  time(times.edit, () => {
    service.update(new Map(sources).set(file, edited));
    service.diagnostics();
  });
}
console.table(Object.fromEntries(Object.entries(times).map(([name, all]) => [name, summary(all)])));

function time(list: number[], job: () => unknown): void {
  const start = performance.now();
  job();
  list.push(performance.now() - start);
}

/** Milliseconds. */
function summary(all: readonly number[]) {
  const sorted = all.toSorted((left, right) => left - right);
  const at = (part: number) => Number((sorted[Math.floor(part * (sorted.length - 1))] ?? 0).toFixed(1));
  return { times: sorted.length, 'median ms': at(0.5), '95 % ms': at(0.95), 'most ms': at(1) };
}
