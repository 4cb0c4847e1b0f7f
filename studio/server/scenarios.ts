import { hasError } from '~/codegen/host/build';
import { runScenariosIn } from '~/codegen/service/scenarios/run-scenarios';
import type { Project } from '~/codegen/1-parse/project';
import type { Diagnostic } from '~/codegen/language/model';
import type { Scenarios } from '../protocol';

/** What becomes of the scenarios beside a descriptor, or of those of a file of scenarios. */
export function scenariosOf(project: Project, diagnostics: readonly Diagnostic[], file: string): Scenarios {
  if (hasError(diagnostics)) return { problem: 'Scenarios run once the project has no errors.' };
  const paths = [file, file.replace(/\.json$/, '.scenarios.json')];
  const found = project.of('scenarios').find((descriptor) => paths.includes(descriptor.file.path));
  return found ? { file: found.file.path, results: runScenariosIn(project, found) } : { results: [] };
}
