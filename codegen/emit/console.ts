import { compiledValue } from './compiled-value';
import { header, target, type Emission, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print } from './print';

/** `console.ts`: the settings of `console.json`. */
export function* emitConsole(emission: Emission): Iterable<EmittedFile> {
  for (const descriptor of emission.project.of('console')) {
    const imports = new Imports('./');
    imports.type('descriptor-types', 'ConsoleSettings');
    const settings = print(compiledValue(descriptor, emission, imports));
    yield {
      path: `${target}console.ts`,
      text: `${header(descriptor.file.path)}${imports.print()}
/** Brand, languages, timers, limits and widths. */
export const settings: ConsoleSettings = ${settings};
`,
    };
  }
}
