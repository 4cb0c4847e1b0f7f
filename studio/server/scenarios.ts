import { hasError } from '~/codegen/host/build';
import { runScenariosIn } from '~/codegen/service/scenarios/run-scenarios';
import type { Project } from '~/codegen/1-parse/project';
import type { DescriptorOf, Diagnostic } from '~/codegen/language/model';
import type { Scenarios } from '../protocol';

/** The file of scenarios beside a descriptor, or the file itself if it has scenarios. */
export function scenariosBeside(project: Project, file: string): DescriptorOf<'scenarios'> | undefined {
  const paths = [file, file.replace(/\.json$/, '.scenarios.json')];
  return project.of('scenarios').find((descriptor) => paths.includes(descriptor.file.path));
}

/** What becomes of the scenarios beside a descriptor, or of those of a file of scenarios. */
export function scenariosOf(project: Project, diagnostics: readonly Diagnostic[], file: string): Scenarios {
  if (hasError(diagnostics)) return { problem: 'Scenarios run once the project has no errors.' };
  const found = scenariosBeside(project, file);
  return found ? { file: found.file.path, results: runScenariosIn(project, found) } : { results: [] };
}
