import { addressOf, valueAt } from '../language/address';
import type { Descriptor, DescriptorOf } from '../language/model';
import { query } from '../memo';
import { textParts } from '../1-parse/parts';
import type { Project } from '../1-parse/project';
import { consoleFolder, header, type EmittedFile } from './emitter';
import { Code, print, quote, type Printable } from '../language/print';

/** `catalogue.ts`: screens and dialogs by name, drawers by search type, each loaded when it is first needed. */
export function* emitCatalogue(project: Project): Iterable<EmittedFile> {
  const drawers = Object.fromEntries(
    project
      .of('drawer')
      .map((drawer) => [String(drawer.authored.searchType ?? drawer.authored.opens), drawerEntry(project, drawer)]),
  );
  const screens = Object.fromEntries(project.of('screen').map((screen) => [screen.id, entry(screen)]));
  const dialogs = Object.fromEntries(
    project.of('dialog').map((dialog) => {
      const mustAnswer = dialog.authored.closing === 'must-answer';
      return [dialog.id, { ...entry(dialog), ...(mustAnswer && { mustAnswer }) }];
    }),
  );
  yield {
    path: `${consoleFolder}catalogue.ts`,
    text: `${header('descriptors/')}import type { Dialog, Drawer, Screen } from '../contract/descriptor-types';
import type { Text } from '../contract/types';
import type { DialogId, IconName, ScreenId } from './ids';

/** A descriptor that is loaded when it is first needed. */
export interface Entry<T> {
  readonly load: () => Promise<{ readonly default: T }>;
}

/** A dialog; whether it can be left without an answer is known before it is loaded. */
export interface DialogEntry extends Entry<Dialog> {
  readonly mustAnswer?: true;
}

/** A drawer; its title, its icon and, where it has one of its own, its width are known before it is loaded. */
export interface DrawerEntry extends Entry<Drawer> {
  readonly id: string;
  readonly title: Text;
  readonly icon: IconName;
  readonly width?: number;
  /** What it may be opened with beside id, name and tab. */
  readonly input?: NonNullable<Drawer['input']>;
  /** What can name an object of it, and what such an object is. */
  readonly recognises?: { readonly indicators: NonNullable<Drawer['indicators']>; readonly kind: Text };
}

/** Drawers by search type, or by what else they are opened for. */
export const drawers: Readonly<Record<string, DrawerEntry>> = ${print(drawers)};

/** Screens by name. */
export const screens: Readonly<Record<ScreenId, Entry<Screen>>> = ${print(screens)};

/** Dialogs by name. */
export const dialogs: Readonly<Record<DialogId, DialogEntry>> = ${print(dialogs)};
`,
  };
}

/** Printed once for each drawer, as deep as `drawers` has it. */
const drawerEntry = query((_project: Project, drawer: DescriptorOf<'drawer'>): Code => {
  const { icon = '', width, indicators, input } = drawer.authored;
  const known = indicators?.flatMap((indicator) => indicator ?? []) ?? [];
  const printed = {
    id: drawer.id,
    ...entry(drawer),
    title: textOf(drawer, 'title'),
    icon,
    ...(width !== undefined && { width }),
    ...(input && { input: valueAt(drawer.value, ['input']) ?? {} }),
    ...(known.length > 0 && { recognises: { indicators: known, kind: textOf(drawer, 'kind') } }),
  };
  return new Code(print(printed, '  '));
});

function entry(descriptor: Descriptor): { readonly load: Printable } {
  return { load: new Code(`() => import(${quote(`./${descriptor.name}`)})`) };
}

function textOf(drawer: DescriptorOf<'drawer'>, property: 'title' | 'kind'): Printable {
  const value = valueAt(drawer.value, [property]);
  const { message } = textParts(value);
  return message === undefined ? { key: addressOf(drawer, [property]), text: String(value ?? '') } : { key: message };
}
