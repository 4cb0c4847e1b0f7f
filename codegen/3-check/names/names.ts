import { diagnose } from '../../diagnostics/diagnostic';
import { symbolTable, usedNames } from '../../2-analyze/analysis';
import { perEveryDescriptor } from '../per-descriptor';
import { unknownPart } from '../scenarios/unknown-part';
import { unknownName } from './unknown-name';

/** Every name is in its closed list. */
export const names = perEveryDescriptor(function* (project, descriptor) {
  for (const { of, name, path } of usedNames(project, descriptor)) {
    const list = symbolTable(project, of, descriptor);
    if (!list || list.has(String(name))) continue;
    const isPart = of === 'part';
    const found = isPart ? unknownPart(project, descriptor, String(name), path) : unknownName(of, name, list);
    yield diagnose(descriptor, path, found);
  }
});
