import type { KindsWithOutput } from '../language/kinds';
import type { Descriptor, DescriptorOf } from '../language/model';
import { globalQuery, query } from '../memo';
import type { Project } from '../1-parse/project';
import { emitCatalogue } from './catalogue';
import { emitDialog } from './dialogs';
import type { EmittedFile, Emitter } from './emitter';
import { emitErrors } from './errors';
import { emitForm } from './forms';
import { emitIcons } from './icons';
import { emitIds } from './ids';
import { emitMessages } from './messages';
import { emitPlain } from './plain';
import { emitPredicates } from './predicates';
import { emitRoutes } from './routes';
import { emitScreen } from './screens';
import { emitSingletons } from './singletons';
import { emitTypes } from './types';
import { emitVocabulary } from './vocabulary';

/** The emitters of kinds that make something of all descriptors of their kind. */
const customEmitters: Readonly<Record<KindsWithOutput<'custom'>, Emitter>> = {
  errors: emitErrors,
  route: emitRoutes,
  vocabulary: emitVocabulary,
  predicates: emitPredicates,
  messages: emitMessages,
};

/** Emitters of files that are made from the whole project. */
const ofProject: readonly ((project: Project) => readonly EmittedFile[])[] = [
  ...Object.values(customEmitters),
  emitSingletons,
  emitCatalogue,
  emitIcons,
  emitIds,
  emitTypes,
].map((emitter: Emitter) => globalQuery((project: Project) => [...emitter(project)]));

/** Makes the modules of one descriptor, whose compiled type has the name `type`. */
type ModuleEmitter<D extends Descriptor = Descriptor> = (
  project: Project,
  descriptor: D,
  type: string,
) => EmittedFile | readonly EmittedFile[];

/** Makes the modules of a descriptor of a kind whose modules are more than the compiled descriptor. */
const emitCustom: ModuleEmitter<DescriptorOf<KindsWithOutput<'custom-module'>>> = (project, descriptor, type) => {
  switch (descriptor.kind) {
    case 'screen':
      return emitScreen(project, descriptor, type);
    case 'dialog':
      return emitDialog(project, descriptor, type);
    case 'form':
      return emitForm(project, descriptor, type);
  }
};

const modulesOf = query((project: Project, descriptor: Descriptor): readonly EmittedFile[] => {
  const { output } = project.kinds.row(descriptor.kind);
  if (output.as !== 'module' && output.as !== 'custom-module') return [];
  if (output.as === 'module') return [emitPlain(project, descriptor, output.type)];
  const { kind } = descriptor;
  if (kind !== 'screen' && kind !== 'dialog' && kind !== 'form') throw new Error(`The kind "${kind}" has no emitter.`);
  return [emitCustom(project, descriptor, output.type)].flat();
});

/** Every generated file by its path, in the order of the paths. */
export function emit(project: Project): ReadonlyMap<string, string> {
  const modules = project.descriptors.flatMap((descriptor) => modulesOf(project, descriptor));
  const files = [...modules, ...ofProject.flatMap((emitter) => emitter(project))];
  return new Map(
    files.map(({ path, text }) => [path, text] as const).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
}
