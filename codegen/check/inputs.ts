import { valueAt } from '../address';
import { diagnose, suggest } from '../diagnostic';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import { member, objectAt, stringAt } from '../parse/read';
import { dependent } from './local';

/** Panels, dialogs and forms are given every input they need and none they do not know. */
export const inputs = dependent(['panel', 'dialog', 'form'], function* (descriptor, project) {
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
const parts = ['with', 'withLater', 'texts'] as const;

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
    const message = `The ${target.kind} "${target.id}" needs the input "${name}".`;
    const place = member(user, 'with') === undefined ? path : [...path, 'with'];
    yield diagnose(descriptor, place, { code: 'input/missing', message });
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
  for (const part of parts) {
    for (const name of Object.keys(objectAt(user, part))) {
      if (Object.hasOwn(declared, name)) {
        if (part !== 'withLater' || mayBeMissing(declared[name])) continue;
        const message = `The ${target.kind} "${target.id}" needs the input "${name}" from the start: give it in "with".`;
        yield diagnose(descriptor, [...path, part, name], { code: 'input/late', message, key: true });
        continue;
      }
      const remark = {
        code: 'input/unknown',
        message: `The ${target.kind} "${target.id}" has no input "${name}".`,
        key: true,
      };
      const free = Object.keys(declared).filter((candidate) => !Object.hasOwn(given, candidate));
      yield diagnose(descriptor, [...path, part, name], { ...remark, ...suggest(name, free) });
    }
  }
}

/** Everything that the user of a panel, dialog or form gives it. */
const givenBy = (user: Json | undefined): Readonly<Record<string, Json>> =>
  Object.assign({}, ...parts.map((part) => objectAt(user, part)));

const mayBeMissing = (type: Json | undefined): boolean => String(type).endsWith('?');

/** A form reads what its block hands over, and the inputs of the dialog it stands in. */
function* checkForm(dialog: Descriptor, block: Path, holder: Json | undefined, form: Descriptor): Iterable<Diagnostic> {
  yield* checkUnknown(dialog, block, holder, form);
  const path = [...block, 'form'];
  const given = objectAt(dialog.value, 'input');
  for (const [name, type] of Object.entries(objectAt(form.value, 'input'))) {
    if (Object.hasOwn(objectAt(holder, 'with'), name)) continue;
    const wanted = String(type);
    const found = stringAt(given, name);
    if (found === undefined ? wanted.endsWith('?') : found === wanted || `${found}?` === wanted) continue;
    const message = `The form "${form.id}" needs the input "${name}" of type ${wanted}, and this dialog declares ${found ?? 'none'}.`;
    yield diagnose(dialog, path, { code: 'input/missing', message });
  }
}
