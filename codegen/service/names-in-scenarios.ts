import { declaredPaths, describedBy } from '../2-analyze/analysis';
import { declaredInputs } from '../1-parse/parts';
import type { Project } from '../1-parse/project';
import { isList } from '~/lib/json';
import { valueAt } from '../language/address';
import type { Descriptor, Path } from '../language/model';
import { rangeInside, symbolOf } from './symbol-range';
import type { Occurrence, SymbolList } from './symbols';

/** The sources and the inputs to which scenarios give values. */
export function* answeredNames(project: Project, descriptor: Descriptor): Iterable<Occurrence> {
  const about = descriptor.kind === 'scenarios' ? describedBy(project, descriptor) : undefined;
  if (!about) return;
  const sources = declaredPaths(project, about, 'sources');
  const inputs = declaredInputs(about);
  const scenarios = valueAt(descriptor.value, ['scenarios']);
  const holders: readonly Path[] = [[], ...(isList(scenarios) ? scenarios.keys() : [])].map((index) =>
    typeof index === 'number' ? ['scenarios', index, 'answers'] : ['answers'],
  );
  const occurrence = (list: SymbolList, path: Path): Occurrence => ({
    symbol: symbolOf(list, String(path.at(-1)), about),
    ...{ descriptor, range: rangeInside(descriptor, path, true), isDeclaration: false },
  });
  for (const at of holders) {
    const answers = valueAt(descriptor.value, at);
    for (const name of Object.keys(answers ?? {})) if (sources.has(name)) yield occurrence('source', [...at, name]);
    for (const name of Object.keys(valueAt(answers, ['input']) ?? {}))
      if (inputs.has(name)) yield occurrence('input', [...at, 'input', name]);
  }
}
