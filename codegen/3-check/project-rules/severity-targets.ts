import { isList, isRecord } from '~/lib/json';
import { namedParts } from '../../2-analyze/analysis';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { filesOf } from '../../diagnostics/locate';
import { stepsOf } from '../../language/address';
import type { Descriptor, Json, Path } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { perDescriptor } from '../per-descriptor';

/** The file and the part whose warnings have another severity exist. */
export const severityTargets = perDescriptor(['checks'], function* (project, descriptor) {
  for (const [index, entry] of (descriptor.authored.severities ?? []).entries()) {
    const { file, part } = entry ?? {};
    if (file === undefined || project.broken.length > 0) continue;
    const files = descriptorsByFile(project);
    const about = files.get(file);
    const path: Path = ['severities', index];
    if (!about) {
      const unknown = { ...finding('checks/file', { file }), ...suggest(file, files.keys()) };
      yield diagnose(descriptor, [...path, 'file'], unknown);
    } else if (part !== undefined && !hasPart(about, part)) {
      const unknown = {
        ...finding('checks/part', { file, part }),
        ...suggest(part, namedParts(project, about).keys()),
      };
      yield diagnose(descriptor, [...path, 'part'], unknown);
    }
  }
});

function descriptorsByFile({ descriptors, kinds }: Project): ReadonlyMap<string, Descriptor> {
  return new Map(
    descriptors.flatMap((descriptor) =>
      filesOf(descriptor).flatMap(({ file }) => {
        const below = kinds.belowDescriptors(file.path);
        return below === undefined ? [] : [[below, descriptor] as const];
      }),
    ),
  );
}

/** Whether some value of a descriptor has an address, or one below it. */
function hasPart(descriptor: Descriptor, part: string): boolean {
  const isAt = (path: Path): boolean => `${stepsOf(descriptor, path).join('.')}.`.startsWith(`${part}.`);
  const visit = (value: Json | undefined, path: Path): boolean => {
    if (isAt(path)) return true;
    if (isList(value)) return value.some((entry, index) => visit(entry, [...path, index]));
    return isRecord(value) && Object.entries(value).some(([name, below]) => visit(below, [...path, name]));
  };
  return visit(descriptor.value, []);
}
