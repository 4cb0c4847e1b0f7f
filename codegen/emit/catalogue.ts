import { addressOf, childOf } from '../address';
import type { Descriptor, Json } from '../model';
import { numberAt, stringAt } from '../parse/read';
import type { Project } from '../project';
import { header, target, type EmittedFile } from './emitter';
import { Code, print, quote, type Printable } from './print';

/** `catalogue.ts`: screens and dialogs by name, drawers by search type, each loaded when it is first needed. */
export function* emitCatalogue(project: Project): Iterable<EmittedFile> {
  const drawers = Object.fromEntries(
    project.of('drawer').map((drawer) => [
      String(childOf(drawer.value, 'searchType') ?? childOf(drawer.value, 'opens')),
      {
        ...entry('drawers', drawer.id),
        title: titleOf(drawer),
        icon: stringAt(drawer.value, 'icon') ?? '',
        ...widthOf(drawer.value),
      },
    ]),
  );
  const screens = Object.fromEntries(project.of('screen').map(({ id }) => [id, entry('screens', id)]));
  const dialogIds = project.of('dialog').map(({ id }) => id);
  const dialogs = Object.fromEntries(
    project.of('dialog').map(({ id, value }) => {
      const mustAnswer = childOf(value, 'closing') === 'must-answer';
      return [id, { ...entry('dialogs', id), ...(mustAnswer && { mustAnswer }) }];
    }),
  );
  yield {
    path: `${target}catalogue.ts`,
    text: `${header('descriptors/')}import type { Dialog, Drawer, Screen } from './descriptor-types';
import type { IconName } from './icons';
import type { Text } from './types';

/** A descriptor that is loaded when it is first needed. */
export interface Entry<T> {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: T }>;
}

/** A dialog; whether it can be left without an answer is known before it is loaded. */
export interface DialogEntry extends Entry<Dialog> {
  readonly mustAnswer?: true;
}

/** A drawer; its title, its icon and, where it has one of its own, its width are known before it is loaded. */
export interface DrawerEntry extends Entry<Drawer> {
  readonly title: Text;
  readonly icon: IconName;
  readonly width?: number;
}

/** Drawers by search type, or by what else they are opened for. */
export const drawers: Readonly<Record<string, DrawerEntry>> = ${print(drawers)};

/** Name of a screen. */
export type ScreenId = ${Object.keys(screens).map(quote).join(' | ') || 'never'};

/** Screens by name. */
export const screens: Readonly<Record<ScreenId, Entry<Screen>>> = ${print(screens)};

/** Name of a dialog. */
export type DialogId = ${dialogIds.map(quote).join(' | ') || 'never'};

/** Dialogs by name. */
export const dialogs: Readonly<Record<DialogId, DialogEntry>> = ${print(dialogs)};
`,
  };
}

function entry(folder: string, id: string): { readonly id: string; readonly load: Printable } {
  return { id, load: new Code(`() => import(${quote(`./${folder}/${id}`)})`) };
}

function titleOf(drawer: Descriptor): { readonly key: string; readonly text?: string } {
  const message = stringAt(childOf(drawer.value, 'title'), 'message');
  if (message !== undefined) return { key: message };
  return { key: addressOf(drawer, ['title']), text: stringAt(drawer.value, 'title') ?? '' };
}

function widthOf(drawer: Json): { readonly width?: number } {
  const width = numberAt(drawer, 'width');
  return width === undefined ? {} : { width };
}
