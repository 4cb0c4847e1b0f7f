import type { Project } from '../1-parse/project';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from '../language/print';

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
