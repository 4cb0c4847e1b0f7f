import type { Descriptor, Kind } from '../model';
import type { Project } from '../project';
import { emitCatalogue } from './catalogue';
import { emitDialog } from './dialogs';
import { emitDrawer } from './drawers';
import type { EmittedFile, Emitter } from './emitter';
import { emitErrors } from './errors';
import { emitForm } from './forms';
import { emitIcons } from './icons';
import { emitMessages } from './messages';
import { emitPanel } from './panels';
import { emitPicture, emitScale } from './plain';
import { emitPredicates } from './predicates';
import { emitRoutes } from './routes';
import { emitScreen } from './screens';
import { emitSingles } from './singles';
import { emitTypes } from './types';
import { emitVocabulary } from './vocabulary';

/** Emitters of files that are made from the whole project. */
const ofProject: readonly Emitter[] = [
  emitCatalogue,
  emitErrors,
  emitIcons,
  emitMessages,
  emitPredicates,
  emitRoutes,
  emitSingles,
  emitTypes,
  emitVocabulary,
];

/** Emitters of the modules of one descriptor. */
const ofDescriptor = new Map<Kind, (descriptor: Descriptor, project: Project) => EmittedFile | readonly EmittedFile[]>([
  ['screen', emitScreen],
  ['drawer', emitDrawer],
  ['panel', emitPanel],
  ['dialog', emitDialog],
  ['form', emitForm],
  ['picture', emitPicture],
  ['scale', emitScale],
]);

/** What is kept between runs: the modules of descriptors that have not changed. */
export type EmitCache = WeakMap<Descriptor, readonly EmittedFile[]>;

/** Every generated file by its path, in the order of the paths. */
export function emit(project: Project, cache: EmitCache = new WeakMap()): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const descriptor of project.descriptors) {
    const emitOne = ofDescriptor.get(descriptor.kind);
    if (!emitOne) continue;
    const made = cache.get(descriptor) ?? [emitOne(descriptor, project)].flat();
    cache.set(descriptor, made);
    for (const { path, text } of made) files.set(path, text);
  }
  for (const emitter of ofProject) for (const { path, text } of emitter(project)) files.set(path, text);
  return new Map([...files].sort(([left], [right]) => (left < right ? -1 : 1)));
}
