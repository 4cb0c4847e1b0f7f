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
import { emitOAuth } from './oauth';
import { emitOperationFacts } from './operations';
import { emitPlain } from './plain';
import { emitPredicates } from './predicates';
import { emitResponse, emitResponses } from './responses';
import { emitRoutes } from './routes';
import { emitScreen } from './screens';
import { emitSingletons } from './singletons';
import { emitTheme } from './theme';
import { emitTypes } from './types';
import { emitVocabulary } from './vocabulary';

/** The emitters of kinds that make something of all descriptors of their kind. */
const customEmitters: Readonly<Record<KindsWithOutput<'custom'>, Emitter>> = {
  errors: emitErrors,
  route: emitRoutes,
  vocabulary: emitVocabulary,
  predicates: emitPredicates,
  messages: emitMessages,
  theme: emitTheme,
};

/** Emitters of files that are made from the whole project. */
const ofProject: readonly ((project: Project) => readonly EmittedFile[])[] = [
  ...Object.values(customEmitters),
  emitSingletons,
  emitCatalogue,
  emitIcons,
  emitIds,
  emitOAuth,
  emitOperationFacts,
  emitResponses,
  emitTypes,
].map((emitter: Emitter) => globalQuery((project: Project) => [...emitter(project)]));

/** Makes the modules of one descriptor, whose compiled type has the name `type`. */
type ModuleEmitter<D extends Descriptor = Descriptor> = (
  project: Project,
  descriptor: D,
  type: string,
) => EmittedFile | readonly EmittedFile[];

type CustomModuleKind = KindsWithOutput<'custom-module'>;

/** The emitters of kinds whose modules are more than the compiled descriptor. */
const moduleEmitters: { readonly [K in CustomModuleKind]: ModuleEmitter<DescriptorOf<K>> } = {
  screen: emitScreen,
  dialog: emitDialog,
  form: emitForm,
  response: emitResponse,
};

function hasEmitter(descriptor: Descriptor): descriptor is DescriptorOf<CustomModuleKind> {
  return Object.hasOwn(moduleEmitters, descriptor.kind);
}

function emitCustom<K extends CustomModuleKind>(project: Project, descriptor: DescriptorOf<K>, type: string) {
  const kind: K = descriptor.kind;
  return moduleEmitters[kind](project, descriptor, type);
}

const modulesOf = query((project: Project, descriptor: Descriptor): readonly EmittedFile[] => {
  const { output } = project.kinds.row(descriptor.kind);
  if (output.as !== 'module' && output.as !== 'custom-module') return [];
  if (output.as === 'module') return [emitPlain(project, descriptor, output.type)];
  if (!hasEmitter(descriptor)) throw new Error(`The kind "${descriptor.kind}" has no emitter.`);
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
