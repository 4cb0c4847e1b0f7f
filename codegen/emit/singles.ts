import { objectAt } from '../parse/read';
import type { Kind } from '../model';
import type { Project } from '../project';
import { compiledValue } from './compiled-value';
import { header, target, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { print, quote, type Printable } from './print';

/** The module of a kind of which there is one file. */
interface Single {
  readonly kind: Kind;
  readonly type: string;
  /** Name of what the module exports, and what it is. */
  readonly name: string;
  readonly about: string;
  /** What a console without the file has. */
  readonly otherwise?: Printable;
}

const singles: readonly Single[] = [
  {
    kind: 'console',
    type: 'ConsoleSettings',
    name: 'settings',
    about: 'Languages, timers, limits and widths.',
  },
  { kind: 'header', type: 'Header', name: 'header', about: 'What stands in the bar at the top.' },
  {
    kind: 'banners',
    type: 'Banners',
    name: 'banners',
    about: 'What the console tells above the page.',
    otherwise: { banners: [] },
  },
  {
    kind: 'notices',
    type: 'Notices',
    name: 'notices',
    about: 'Dialogs that open by themselves.',
    otherwise: { notices: [] },
  },
];

/** `console.ts`, `header.ts`, `banners.ts`, `notices.ts`: the files of which there is one each. */
export function* emitSingles(project: Project): Iterable<EmittedFile> {
  for (const { kind, type, name, about, otherwise } of singles) {
    const descriptor = project.find(kind, kind);
    const imports = new Imports('./');
    imports.type('descriptor-types', type);
    const value = descriptor ? compiledValue(descriptor, project, imports) : otherwise;
    if (value === undefined) continue;
    yield {
      path: `${target}${kind}.ts`,
      text: `${header(descriptor?.file.path ?? 'descriptors/')}${imports.print()}
/** ${about} */
export const ${name}: ${type} = ${print(value)};
${kind === 'console' ? memoryNames(project) : ''}`,
    };
  }
}

/** The choices that the browser keeps, as a type. */
function memoryNames(project: Project): string {
  const names = Object.keys(objectAt(project.find('console', 'console')?.value ?? null, 'memories'));
  return `
/** Name of a choice that the browser keeps. */
export type MemoryName = ${names.map(quote).join(' | ') || 'never'};
`;
}
