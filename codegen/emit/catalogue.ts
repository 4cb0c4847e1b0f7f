import { childOf } from '../address';
import type { Project } from '../project';
import { header, target, type EmittedFile } from './emitter';
import { Code, print, quote, type Printable } from './print';

/** `catalogue.ts`: drawers by search type and dialogs by name, each loaded when it is first needed. */
export function* emitCatalogue(project: Project): Iterable<EmittedFile> {
  const drawers = Object.fromEntries(
    project
      .of('drawer')
      .map((drawer) => [
        String(childOf(drawer.value, 'searchType') ?? childOf(drawer.value, 'opens')),
        entry('drawers', drawer.id),
      ]),
  );
  const dialogIds = project.of('dialog').map(({ id }) => id);
  const dialogs = Object.fromEntries(dialogIds.map((id) => [id, entry('dialogs', id)]));
  yield {
    path: `${target}catalogue.ts`,
    text: `${header('descriptors/')}import type { Dialog, Drawer } from './descriptor-types';

/** A descriptor that is loaded when it is first needed. */
export interface Entry<T> {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: T }>;
}

/** Drawers by search type, or by what else they are opened for. */
export const drawers: Readonly<Record<string, Entry<Drawer>>> = ${print(drawers)};

/** Name of a dialog. */
export type DialogId = ${dialogIds.map(quote).join(' | ') || 'never'};

/** Dialogs by name. */
export const dialogs: Readonly<Record<DialogId, Entry<Dialog>>> = ${print(dialogs)};
`,
  };
}

function entry(folder: string, id: string): Printable {
  return { id, load: new Code(`() => import(${quote(`./${folder}/${id}`)})`) };
}
