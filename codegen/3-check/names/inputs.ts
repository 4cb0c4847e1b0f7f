import { valueAt } from '../../language/address';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Json, Path } from '../../language/model';
import { member, objectAt, stringAt } from '../../1-parse/read';
import { perEveryDescriptor } from '../per-descriptor';

/** Panels, dialogs and forms are given every input they need and none they do not know. */
export const inputs = perEveryDescriptor(function* (project, descriptor) {
  for (const { mark, path, value } of project.marks(descriptor)) {
    if (mark.is !== 'name' || typeof value !== 'string') continue;
    if (mark.of !== 'panel' && mark.of !== 'dialog' && mark.of !== 'form') continue;
    const target = project.find(mark.of, value);
    const user = path.slice(0, -1);
    if (!target) continue;
    const holder = valueAt(descriptor.value, user);
    if (mark.of === 'form') yield* checkForm(descriptor, user, holder, target);
    else yield* checkGiven(descriptor, user, holder, target);
  }
});

/** Where inputs are given: before the panel starts, while it runs, and as words. */
const parts = ['with', 'deferredInputs', 'texts'] as const;

function* checkGiven(
  descriptor: Descriptor,
  path: Path,
  user: Json | undefined,
  target: Descriptor,
): Iterable<Diagnostic> {
  yield* checkUnknown(descriptor, path, user, target);
  const given = givenBy(user);
  for (const [name, type] of Object.entries(objectAt(target.value, 'input'))) {
    if (Object.hasOwn(given, name) || mayBeMissing(type)) continue;
    const { kind, id } = target;
    const at = member(user, 'with') === undefined ? path : [...path, 'with'];
    yield diagnose(descriptor, at, finding('input/missing.input', { kind, id, name }));
  }
}

function* checkUnknown(
  descriptor: Descriptor,
  path: Path,
  user: Json | undefined,
  target: Descriptor,
): Iterable<Diagnostic> {
  const declared = objectAt(target.value, 'input');
  const given = givenBy(user);
  const { kind, id } = target;
  for (const part of parts) {
    for (const name of Object.keys(objectAt(user, part))) {
      if (Object.hasOwn(declared, name)) {
        if (part !== 'deferredInputs' || mayBeMissing(declared[name])) continue;
        const late = finding('input/late', { kind, id, name });
        yield diagnose(descriptor, [...path, part, name], { ...late, key: true });
        continue;
      }
      const unknown = { ...finding('input/unknown', { kind, id, name }), key: true };
      const free = Object.keys(declared).filter((candidate) => !Object.hasOwn(given, candidate));
      yield diagnose(descriptor, [...path, part, name], { ...unknown, ...suggest(name, free) });
    }
  }
}

/** Everything that the user of a panel, dialog or form gives it. */
const givenBy = (user: Json | undefined): Readonly<Record<string, Json>> =>
  Object.assign({}, ...parts.map((part) => objectAt(user, part)));

const mayBeMissing = (type: Json | undefined): boolean => String(type).endsWith('?');

/** A form reads what its block hands over, and the inputs of the dialog that contains it. */
function* checkForm(dialog: Descriptor, block: Path, holder: Json | undefined, form: Descriptor): Iterable<Diagnostic> {
  yield* checkUnknown(dialog, block, holder, form);
  const path = [...block, 'form'];
  const given = objectAt(dialog.value, 'input');
  for (const [name, type] of Object.entries(objectAt(form.value, 'input'))) {
    if (Object.hasOwn(objectAt(holder, 'with'), name)) continue;
    const wanted = String(type);
    const found = stringAt(given, name);
    if (found === undefined ? wanted.endsWith('?') : found === wanted || `${found}?` === wanted) continue;
    const values = { id: form.id, name, type: wanted, found: found ?? 'none' };
    yield diagnose(dialog, path, finding('input/missing.type', values));
  }
}
