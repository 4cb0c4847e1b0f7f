import type { Project } from '../1-parse/project';
import type { Descriptor } from '../language/model';
import { globalQuery, isSameList } from '../memo';

/**
 * What a query finds in all descriptors of a project, in their order. An edit of a descriptor in which it finds nothing
 * changes nothing for what reads this.
 */
export function inAllDescriptors<Found>(
  find: (project: Project, descriptor: Descriptor) => readonly Found[],
): (project: Project) => readonly Found[] {
  return globalQuery((project) => project.descriptors.flatMap((descriptor) => find(project, descriptor)), isSameList);
}
