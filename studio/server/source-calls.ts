import { extendedBy } from '~/codegen/2-analyze/analysis';
import type { Project } from '~/codegen/1-parse/project';
import type { Operation } from '~/codegen/1-parse/openapi/contract';
import { sourcesOf } from '~/codegen/service/fields/contract-tree';
import { descriptorOf } from '~/codegen/service/find-symbol';
import type { SourceCall } from '../persona';

/** The operations that a file reads, in the order in which it declares them. */
export function sourceCallsOf(project: Project, file: string): readonly SourceCall[] {
  const written = descriptorOf(project, file);
  // What an extension calls is called by the descriptor that it adds to.
  const descriptor = (written?.kind === 'extension' && extendedBy(project, written)) || written;
  const names = new Map<string, string[]>();
  for (const [name, operation] of descriptor ? sourcesOf(project, descriptor) : []) {
    names.set(operation, [...(names.get(operation) ?? []), name]);
  }
  return [...names].flatMap(([id, named]) => {
    const operation = project.contract.operations.get(id);
    return operation ? [{ operation: id, names: named, failures: failuresOf(operation) }] : [];
  });
}

/** The declared failures with their error numbers, those without, and 500, which every server can answer. */
function failuresOf({ errorNumbers, schemas }: Operation): readonly string[] {
  const statuses = [...schemas.answers.keys()].filter((status) => /^[45]\d\d$/.test(status));
  const all = [...new Set([...statuses, ...[...errorNumbers.keys()].map(String), '500'])].sort();
  return all.flatMap((status) => {
    const numbers = errorNumbers.get(Number(status)) ?? [];
    return numbers.length > 0 ? numbers.map((number) => `${status}-${number}`) : [status];
  });
}
