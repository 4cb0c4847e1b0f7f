import { diagnose } from '../../diagnostics/diagnostic';
import type { Path } from '../../language/model';
import { symbolTable } from '../../2-analyze/analysis';
import { unknownName } from '../names/unknown-name';
import { perDescriptor } from '../per-descriptor';

/** The addresses that the account of a scenario has are those of links of the vocabulary. */
export const accounts = perDescriptor(['scenarios'], function* (project, descriptor) {
  const links = symbolTable(project, 'externalLink', descriptor);
  if (!links) return;
  const { as: ofAll, scenarios = [] } = descriptor.authored;
  const accountsByPath: readonly (readonly [Path, typeof ofAll])[] = [
    [['as'], ofAll],
    ...scenarios.map((scenario, index) => [['scenarios', index, 'as'], scenario?.as] as const),
  ];
  for (const [path, account] of accountsByPath) {
    for (const name of Object.keys(account?.externalLinks ?? {})) {
      if (links.has(name)) continue;
      const unknown = unknownName('externalLink', name, links);
      yield diagnose(descriptor, [...path, 'externalLinks', name], { ...unknown, key: true });
    }
  }
});
