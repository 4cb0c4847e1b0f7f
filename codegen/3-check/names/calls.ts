import type { Descriptor, Json } from '../../language/model';
import type { Operation } from '../../1-parse/openapi/contract';
import type { Project } from '../../1-parse/project';
import { callParts } from '../../1-parse/parts';
import { declaredPaths } from '../../2-analyze/analysis';
import { valueAt } from '../../language/address';

/** The operation that an object of a descriptor calls: its own, or that of the source it asks again. */
export function operationOf(project: Project, descriptor: Descriptor, holder: Json | undefined): Operation | undefined {
  const { operation, repeats } = callParts(holder);
  const name = repeats === undefined ? operation : callParts(callOf(project, descriptor, repeats)).operation;
  return name === undefined ? undefined : project.contract.operations.get(name);
}

/** The call of a source of a descriptor. */
export function callOf(project: Project, descriptor: Descriptor, source: string): Json | undefined {
  const path = declaredPaths(project, descriptor, 'sources').get(source);
  return path && valueAt(descriptor.value, path);
}
