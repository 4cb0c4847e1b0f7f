import { valueAt } from '../../language/address';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Path } from '../../language/model';
import { declaredInputs, givenInputs, type GivenInputs } from '../../1-parse/parts';
import { perEveryDescriptor } from '../per-descriptor';

/** Panels, dialogs and forms are given every input they need and none they do not know. */
export const inputs = perEveryDescriptor(function* (project, descriptor) {
  for (const { mark, path, value } of project.marks(descriptor)) {
    if (mark.is !== 'name' || typeof value !== 'string') continue;
    if (mark.of !== 'panel' && mark.of !== 'dialog' && mark.of !== 'form') continue;
    const target = project.find(mark.of, value);
    const user = path.slice(0, -1);
    if (!target) continue;
    const given = givenInputs(valueAt(descriptor.value, user));
    if (mark.of === 'form') yield* checkForm(descriptor, user, given, target);
    else yield* checkGiven(descriptor, { path, user }, given, { target, ofEngine: mark.gives });
  }
});

/** Where inputs are given: before the panel starts, while it runs, and as words. */
const parts = ['with', 'deferredInputs', 'texts'] as const;

/** What is given inputs, and the names of those that come from the engine. */
interface Receiver {
  readonly target: Descriptor;
  readonly ofEngine: readonly string[] | undefined;
}

function* checkGiven(
  descriptor: Descriptor,
  { path, user }: { readonly path: Path; readonly user: Path },
  given: GivenInputs,
  { target, ofEngine = [] }: Receiver,
): Iterable<Diagnostic> {
  yield* checkUnknown(descriptor, user, given, target);
  const names = new Set([...namesIn(given), ...ofEngine]);
  for (const [name, type] of declaredInputs(target)) {
    if (names.has(name) || mayBeMissing(type)) continue;
    const { kind, id } = target;
    const at = given.with === undefined ? path : [...user, 'with'];
    yield diagnose(descriptor, at, finding('input/missing.input', { kind, id, name }));
  }
}

function* checkUnknown(
  descriptor: Descriptor,
  path: Path,
  given: GivenInputs,
  target: Descriptor,
): Iterable<Diagnostic> {
  const declared = declaredInputs(target);
  const names = namesIn(given);
  const { kind, id } = target;
  for (const part of parts) {
    for (const name of Object.keys(given[part] ?? {})) {
      const type = declared.get(name);
      if (type !== undefined) {
        if (part !== 'deferredInputs' || mayBeMissing(type)) continue;
        const late = finding('input/late', { kind, id, name });
        yield diagnose(descriptor, [...path, part, name], { ...late, key: true });
        continue;
      }
      const unknown = { ...finding('input/unknown', { kind, id, name }), key: true };
      const free = [...declared.keys()].filter((candidate) => !names.has(candidate));
      yield diagnose(descriptor, [...path, part, name], { ...unknown, ...suggest(name, free) });
    }
  }
}

/** The names of everything that the user of a panel, dialog or form gives it. */
const namesIn = (given: GivenInputs): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => Object.keys(given[part] ?? {})));

const mayBeMissing = (type: string): boolean => type.endsWith('?');

/** A form reads what its block hands over, and the inputs of the dialog that contains it. */
function* checkForm(dialog: Descriptor, block: Path, given: GivenInputs, form: Descriptor): Iterable<Diagnostic> {
  yield* checkUnknown(dialog, block, given, form);
  const path = [...block, 'form'];
  const ofDialog = declaredInputs(dialog);
  for (const [name, wanted] of declaredInputs(form)) {
    if (Object.hasOwn(given.with ?? {}, name)) continue;
    const found = ofDialog.get(name);
    if (found === undefined ? wanted.endsWith('?') : found === wanted || `${found}?` === wanted) continue;
    const user = dialog.kind === 'dialog' ? 'dialog' : dialog.kind === 'response' ? 'response' : 'descriptor';
    const values = { id: form.id, name, type: wanted, user, found: found ?? 'none' };
    yield diagnose(dialog, path, finding('input/missing.type', values));
  }
}
