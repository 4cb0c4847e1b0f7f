import { childOf } from '../address';
import type { Project } from '../project';
import { header, target, type EmittedFile } from './emitter';
import { Code, print, quote, type Printable } from './print';

/** `catalogue.ts`: drawers by search type and dialogs by name, each loaded when it is first needed. */
export function* emitCatalogue(project: Project): Iterable<EmittedFile> {
  const drawers = Object.fromEntries(
    project.of('drawer').map((drawer) => [String(childOf(drawer.value, 'searchType')), entry('drawers', drawer.id)]),
  );
  const dialogIds = project.of('dialog').map(({ id }) => id);
  const dialogs = Object.fromEntries(
    project.of('dialog').map(({ id, value }) => {
      const mustAnswer = childOf(value, 'closing') === 'must-answer';
      return [id, { ...entry('dialogs', id), ...(mustAnswer && { mustAnswer }) }];
    }),
  );
  yield {
    path: `${target}catalogue.ts`,
    text: `${header('descriptors/')}import type { Dialog, Drawer } from './descriptor-types';

/** A descriptor that is loaded when it is first needed. */
export interface Entry<T> {
  readonly id: string;
  readonly load: () => Promise<{ readonly default: T }>;
}

/** A dialog; whether it can be left without an answer is known before it is loaded. */
export interface DialogEntry extends Entry<Dialog> {
  readonly mustAnswer?: true;
}

/** Drawers by search type. */
export const drawers: Readonly<Record<number, Entry<Drawer>>> = ${print(drawers)};

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
