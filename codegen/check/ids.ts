import { idOf, idOfPath, valueAt } from '../address';
import { diagnose } from '../diagnostic';
import type { Descriptor, Diagnostic, Json, Path } from '../model';
import { isList, isObject } from '../parse/schema';
import { listAt, stringAt } from '../parse/read';
import { local } from './local';
import { textsOf } from './texts-of';

interface Entry {
  readonly value: Json;
  readonly path: Path;
}

/** Ids are given or follow from a value, are unique in their list, and so give every text an address of its own. */
export const ids = local(
  ['screen', 'drawer', 'panel', 'dialog', 'form', 'picture', 'scale', 'header', 'banners', 'notices'],
  function* (descriptor, project) {
    const duplicates = [...duplicatesBelow(descriptor, { value: descriptor.value, path: [] })];
    yield* duplicates;
    for (const { mark, path } of project.marks(descriptor)) {
      if (mark.is === 'filled' && path.at(-1) === 'id') yield* missingId(descriptor, path.slice(0, -1));
    }
    if (duplicates.length > 0) return;
    const seen = new Set<string>();
    for (const { address, path } of textsOf(descriptor, project)) {
      const message = `Another text has the same address "${address}".`;
      if (seen.has(address))
        yield diagnose(descriptor, path, { code: 'id/address', message, hint: 'Give one of them another id.' });
      seen.add(address);
    }
  },
);

function* missingId(descriptor: Descriptor, path: Path): Iterable<Diagnostic> {
  const value = stringAt(valueAt(descriptor.value, path), 'value');
  if (value !== undefined && idOfPath(value) !== undefined) return;
  const hint = 'Only a plain path below a source, e.g. "url.host", gives the id by itself.';
  yield diagnose(descriptor, path, { code: 'id/missing', message: '"id" is missing.', hint });
}

/** The fields of all sections count as one list: a panel shows them together. */
function* duplicatesBelow(descriptor: Descriptor, { value, path }: Entry): Iterable<Diagnostic> {
  if (isList(value)) {
    const entries = value.map((entry, index) => ({ value: entry, path: [...path, index] }));
    if (path.at(-1) !== 'fields' || path.at(-3) !== 'sections') yield* duplicatesIn(descriptor, entries);
    for (const entry of entries) yield* duplicatesBelow(descriptor, entry);
  } else if (isObject(value)) {
    const sections = listAt(value, 'sections');
    const fields = sections.flatMap((section, index) =>
      listAt(section, 'fields').map((field, at) => ({
        value: field,
        path: [...path, 'sections', index, 'fields', at],
      })),
    );
    yield* duplicatesIn(descriptor, fields);
    for (const name of Object.keys(value)) {
      const below = value[name];
      if (typeof below === 'object' && below !== null && name !== 'schema') {
        yield* duplicatesBelow(descriptor, { value: below, path: [...path, name] });
      }
    }
  }
}

function* duplicatesIn(descriptor: Descriptor, entries: readonly Entry[]): Iterable<Diagnostic> {
  const seen = new Set<string>();
  for (const { value, path } of entries) {
    if (!isObject(value)) continue;
    const key = ['id', 'property', 'value'].find((name) => typeof value[name] === 'string');
    const id = key && idOf(value);
    if (!id) continue;
    const hint =
      key === 'value' && value.type !== undefined ? 'It follows from the value; give an id of its own.' : undefined;
    const remark = { code: 'id/duplicate', message: `"${id}" stands twice in this list.`, ...(hint && { hint }) };
    if (seen.has(id)) yield diagnose(descriptor, [...path, key], remark);
    seen.add(id);
  }
}
