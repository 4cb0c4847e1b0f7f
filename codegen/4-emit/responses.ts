import type { Project } from '../1-parse/project';
import type { DescriptorOf } from '../language/model';
import { print } from '../language/print';
import { compiledValue } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule } from './module';

/** The module of a response. It names also the reads that every response of its operation changes. */
export function emitResponse(project: Project, response: DescriptorOf<'response'>, type: string): EmittedFile {
  const imports = new Imports('../');
  const value = compiledValue(project, response, imports);
  const { operation, changes: further = [] } = response.authored;
  const { operations = [] } = project.find('response-operations', 'response-operations')?.authored ?? {};
  const shared = operations.find((row) => row?.operation === operation)?.changes;
  const changes = shared && [...new Set([...shared, ...further].map(String))];
  return descriptorModule(response, imports, { type, value: { ...value, ...(changes && { changes }) } });
}

/** `responses.ts`: all responses, in the order of menus. It is loaded when something first offers responses. */
export function* emitResponses(project: Project): Iterable<EmittedFile> {
  const imports = new Imports('./');
  imports.type('descriptor-types', 'SecurityResponse');
  const responses = project
    .of('response')
    .toSorted((left, right) => positionOf(left.authored) - positionOf(right.authored))
    .map((response) => imports.descriptor(response.name, 'SecurityResponse'));
  yield {
    path: `${consoleFolder}responses.ts`,
    text: `${header('descriptors/responses/')}${imports.print()}
/** The responses, in the order of menus. */
export const responses: readonly SecurityResponse[] = ${print(responses)};
`,
  };
}

function positionOf({ position }: { readonly position?: number | undefined }): number {
  return position ?? Number.MAX_SAFE_INTEGER;
}
