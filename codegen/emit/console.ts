import type { Project } from '../project';
import { compiledValue } from './compiled-value';
import { header, target, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from './print';

/** `console.ts`: the settings of `console.json`. */
export function* emitConsole(project: Project): Iterable<EmittedFile> {
  for (const descriptor of project.of('console')) {
    const imports = new Imports('./');
    imports.type('descriptor-types', 'ConsoleSettings');
    const settings = print(compiledValue(descriptor, project, imports));
    yield {
      path: `${target}console.ts`,
      text: `${header(descriptor.file.path)}${imports.print()}
/** Brand, languages, timers, limits and widths. */
export const settings: ConsoleSettings = ${settings};
`,
    };
  }
}
