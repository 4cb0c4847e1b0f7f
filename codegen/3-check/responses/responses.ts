import { diagnose } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import { blocksOf } from '../../1-parse/blocks';
import { declaredInputs } from '../../1-parse/parts';
import { expressionsOf, freePaths, objectsOf } from '../../2-analyze/analysis';
import type { Project } from '../../1-parse/project';
import type { DescriptorOf, Diagnostic, Path } from '../../language/model';
import { perDescriptor } from '../per-descriptor';

/** The parts of a response that are about all objects of a call, and what they cannot read. */
const partsOfCall: ReadonlySet<unknown> = new Set(['path', 'query', 'header', 'body', 'consequence']);

/**
 * A call is for several objects, so it reads `targets`; `fitsWhen` is about one, so it reads `input`. Who may use a
 * response does not depend on objects at all.
 */
export const namesOfResponse = perDescriptor(['response'], function* (project, response) {
  for (const [{ path }, { syntax }] of expressionsOf(project, response)) {
    const read = new Set(freePaths(syntax).map(([name]) => name));
    if (partsOfCall.has(path[0]) && read.has('input')) yield diagnose(response, path, finding('response/names.call'));
    if (path[0] === 'fitsWhen' && (read.has('targets') || read.has('form')))
      yield diagnose(response, path, finding('response/names.object'));
    const isAboutSession = path[0] === 'visibleWhen' || path[0] === 'enabledWhen';
    if (isAboutSession && ['input', 'targets', 'form'].some((name) => read.has(name)))
      yield diagnose(response, path, finding('response/names.session'));
  }
});

/** What undoes a response is another one, for the same objects, that needs to know no more about them. */
export const undoing = perDescriptor(['response'], function* (project, response) {
  const undo = project.find('response', response.authored.undo ?? '');
  if (!undo) return;
  for (const found of undoProblems(response, undo)) yield diagnose(response, ['undo'], found);
});

function* undoProblems(response: DescriptorOf<'response'>, undo: DescriptorOf<'response'>) {
  const { id } = undo;
  if (undo === response) {
    yield finding('response/undo.itself');
    return;
  }
  const missing = objectsOf(response).find((searchType) => !objectsOf(undo).includes(searchType));
  if (missing !== undefined) yield finding('response/undo.objects', { id, searchType: missing });
  const known = declaredInputs(response);
  for (const [name, type] of declaredInputs(undo)) {
    if (!type.endsWith('?') && known.get(name) !== type) yield finding('response/undo.input', { id, name, type });
  }
}

/** A form of a dialog sends itself. That of a response does not: the response sends its values. */
export const submits = perDescriptor(['dialog', 'response'], function* (project, descriptor) {
  if (descriptor.kind === 'dialog') {
    for (const { block, path } of blocksOf(descriptor.authored)) {
      if (block.type === 'form') yield* checkSubmit(project, descriptor, { id: block.form, path: [...path, 'form'] });
    }
    return;
  }
  yield* checkSubmit(project, descriptor, { id: descriptor.authored.form, path: ['form'] });
});

function* checkSubmit(
  project: Project,
  user: DescriptorOf<'dialog' | 'response'>,
  { id = '', path }: { readonly id: string | undefined; readonly path: Path },
): Iterable<Diagnostic> {
  const form = project.find('form', id);
  if (!form) return;
  const hasSubmit = form.authored.submit !== undefined;
  if (user.kind === 'dialog' && !hasSubmit) yield diagnose(user, path, finding('form/submit.missing', { id }));
  if (user.kind === 'response' && hasSubmit) yield diagnose(user, path, finding('form/submit.unused', { id }));
}
