import { isList, isRecord } from '~/lib/json';
import { idOf, idOfPath, valueAt } from '../../language/address';
import { diagnose } from '../../diagnostics/diagnostic';
import { finding, hint } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Json, Path } from '../../language/model';
import { sectionFields } from '../../1-parse/parts';
import { perEveryDescriptor } from '../per-descriptor';
import { textsOf } from '../../2-analyze/analysis';

interface Entry {
  readonly value: Json;
  readonly path: Path;
}

/** Ids are given or follow from a value, are unique in their list, and so give every text an address of its own. */
export const ids = perEveryDescriptor(function* (project, descriptor) {
  if (project.kinds.row(descriptor.kind).skipsIdCheck) return;
  const duplicates = [...duplicatesBelow(descriptor, { value: descriptor.value, path: [] })];
  yield* duplicates;
  for (const { mark, path } of project.marks(descriptor)) {
    if (mark.is === 'filled' && path.at(-1) === 'id') yield* missingId(descriptor, path.slice(0, -1));
  }
  if (duplicates.length > 0) return;
  const seen = new Set<string>();
  for (const { address, path } of textsOf(project, descriptor)) {
    if (seen.has(address)) yield diagnose(descriptor, path, finding('id/address', { address }));
    seen.add(address);
  }
});

function* missingId(descriptor: Descriptor, path: Path): Iterable<Diagnostic> {
  const value = valueAt(descriptor.value, [...path, 'value']);
  if (typeof value === 'string' && idOfPath(value) !== undefined) return;
  yield diagnose(descriptor, path, finding('id/missing'));
}

/** The fields of all sections count as one list: a panel shows them together. */
function* duplicatesBelow(descriptor: Descriptor, { value, path }: Entry): Iterable<Diagnostic> {
  if (isList(value)) {
    const entries = value.map((entry, index) => ({ value: entry, path: [...path, index] }));
    if (path.at(-1) !== 'fields' || path.at(-3) !== 'sections') yield* duplicatesIn(descriptor, entries);
    for (const entry of entries) yield* duplicatesBelow(descriptor, entry);
  } else if (isRecord(value)) {
    const fields = sectionFields(value).map((field) => ({ value: field.value, path: [...path, ...field.path] }));
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
    if (!isRecord(value)) continue;
    const key = ['id', 'property', 'value'].find((name) => typeof value[name] === 'string');
    const id = key && idOf(value);
    if (!id) continue;
    if (seen.has(id)) {
      const follows = key === 'value' && value.type !== undefined;
      const duplicate = { ...finding('id/duplicate', { id }), ...(follows && { hint: hint('id-of-value') }) };
      yield diagnose(descriptor, [...path, key], duplicate);
    }
    seen.add(id);
  }
}
