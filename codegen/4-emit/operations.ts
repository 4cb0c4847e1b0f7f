import { parameterGroups, type Operation } from '../1-parse/openapi/contract';
import type { Project } from '../1-parse/project';
import { operationsInUse } from '../2-analyze/analysis';
import { print, type Printable } from '../language/print';
import { consoleFolder, header, type EmittedFile } from './emitter';

/** `operations.ts`: what must be known of the operations that the console calls. */
export function* emitOperationFacts(project: Project): Iterable<EmittedFile> {
  const facts = operationsInUse(project).map((operation) => [operation.id, factsOf(operation)] as const);
  yield {
    path: `${consoleFolder}operations.ts`,
    text: `${header('openapi/ and descriptors/')}import type { OperationFacts, OperationId } from '../contract/operations';

/** The operations that the console calls, by id. */
export const operations = ${print(Object.fromEntries(facts))} as const satisfies Partial<Record<OperationId, OperationFacts>>;
`,
  };
}

function factsOf({ method, path, safe, ownOrigin, root, rootOpen, parameters }: Operation): Printable {
  const styles = parameterGroups.flatMap((group) => {
    const styled = parameters.flatMap(({ name, in: where, style }) =>
      where === group && style ? [[name, { ...style }]] : [],
    );
    return styled.length > 0 ? [[group, Object.fromEntries(styled)]] : [];
  });
  return {
    method,
    path,
    ...(safe && { safe }),
    ...(ownOrigin && { ownOrigin }),
    ...(root !== undefined && { root }),
    ...(rootOpen && { rootOpen }),
    ...(styles.length > 0 && { styles: Object.fromEntries(styles) }),
  };
}
