import type { Descriptor, Sources } from '../../language/model';
import type { Project } from '../../1-parse/project';
import { printText } from '../format-text';
import type { NewFile } from '../new/new-descriptor';
import { proposeScenarios } from './propose-scenarios';

/** The file with proposed scenarios and the states that need a person, or a sentence about why there is no file. */
export type NewScenarios =
  | {
      readonly files: readonly NewFile[];
      /** Parts with the state for which no answers were found, as `tabs.basic hidden`. */
      readonly missing: readonly string[];
    }
  | { readonly problem: string };

/** Makes scenarios for a descriptor that has none: for each condition, one where it holds and one where it fails. */
export async function newScenarios(project: Project, descriptor: Descriptor, sources: Sources): Promise<NewScenarios> {
  const { path } = descriptor.file;
  const file = path.replace(/\.json$/, '.scenarios.json');
  if (sources.has(file)) return { problem: `There is a ${file} already.` };
  const { file: content, missing } = proposeScenarios(project, descriptor);
  if (content.scenarios.length > 0) {
    return { files: [{ file, text: await printText(JSON.stringify(content)) }], missing };
  }
  const reason = missing.length > 0 ? `no scenario was found for ${missing.join(', ')}` : 'it has no condition';
  return { problem: `${path} gets no scenarios: ${reason}.` };
}
