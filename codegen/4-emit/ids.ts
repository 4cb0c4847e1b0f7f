import type { Project } from '../1-parse/project';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { iconNames } from './icons';
import { quote } from '../language/print';

/** `ids.ts`: the names that the types of compiled descriptors need. */
export function* emitIds(project: Project): Iterable<EmittedFile> {
  const preferences = Object.keys(project.find('console', 'console')?.authored.preferences ?? {});
  const ids = (kind: 'dialog' | 'screen') => project.of(kind).map(({ id }) => id);
  yield {
    path: `${consoleFolder}ids.ts`,
    text: `${header('descriptors/')}${[
      typeOf('DialogId', { about: 'Name of a dialog.', names: ids('dialog') }),
      typeOf('ScreenId', { about: 'Name of a screen.', names: ids('screen') }),
      typeOf('IconName', { about: 'Name of an icon in use.', names: iconNames(project) }),
      `
/** An icon: its name, or in what is loaded later its SVG paths. */
export type IconSource = IconName | readonly string[];
`,
      typeOf('PreferenceName', { about: 'Name of a choice that the browser keeps.', names: preferences }),
    ].join('')}`,
  };
}

function typeOf(type: string, { about, names }: { readonly about: string; readonly names: readonly string[] }): string {
  return `
/** ${about} */
export type ${type} = ${names.map(quote).join(' | ') || 'never'};
`;
}
