import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import type { Project } from '~/codegen/1-parse/project';
import type { Descriptor } from '~/codegen/language/model';
import { sourcesOf, type Given } from '~/tests/fixtures/codegen/project';

const cache = new ParseCache();

/** A right project without a contract: its answers can be anything. */
export function projectOf(given: Given): Project {
  const { project, diagnostics } = createProject(
    sourcesOf(given),
    { operations: new Map(), schemes: new Map(), isIncomplete: true },
    cache,
  );
  if (diagnostics.length > 0) throw new Error(`The project itself is wrong: ${JSON.stringify(diagnostics)}`);
  return project;
}

/** A descriptor by its path below `descriptors/`. */
export function descriptorAt({ descriptors }: Project, path: string): Descriptor {
  const found = descriptors.find(({ file }) => file.path === `descriptors/${path}`);
  if (!found) throw new Error(`There is no ${path}.`);
  return found;
}
