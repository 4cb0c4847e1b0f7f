import { diagnose } from '../../diagnostics/diagnostic';
import { symbolTable, usedNames } from '../../2-analyze/analysis';
import { perEveryDescriptor } from '../per-descriptor';
import { unknownName } from './unknown-name';

/** Every name is in its closed list. */
export const names = perEveryDescriptor(function* (project, descriptor) {
  for (const { of, name, path } of usedNames(project, descriptor)) {
    const list = symbolTable(project, of, descriptor);
    if (list && !list.has(String(name))) yield diagnose(descriptor, path, unknownName(of, name, list));
  }
});
