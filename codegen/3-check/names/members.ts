import { isList, isRecord } from '~/lib/json';
import { didYouMean } from '~/lib/did-you-mean';
import { diagnose, suggest } from '../../diagnostics/diagnostic';
import { finding } from '../../diagnostics/finding';
import type { Descriptor, Diagnostic, Json, Path } from '../../language/model';
import type { Type } from '../../language/type';
import { alternatives, mustBeSent, union } from '../../language/type-relations';

/** Whether one of the names that are not known is meant to be this one: it is reported alone. */
export function isMisspelt(name: string, given: object, known: readonly string[]): boolean {
  const free = known.filter((candidate) => !Object.hasOwn(given, candidate));
  return Object.keys(given).some((written) => !known.includes(written) && didYouMean(written, free) === name);
}

/** Compares an object of bindings with the object the contract describes. Expressions are checked by their type. */
export function* checkMembers(descriptor: Descriptor, path: Path, given: Json, type: Type): Iterable<Diagnostic> {
  if (isList(given)) yield* checkEntries(descriptor, path, given, type);
  if (!isRecord(given)) return;
  const objects = alternatives(type).flatMap((one) => (one.is === 'object' ? [one] : []));
  const [object] = objects;
  if (alternatives(type).some(({ is }) => is === 'any')) return;
  if (!object) {
    yield diagnose(descriptor, path, finding('operation/body.object'));
    return;
  }
  // Of several shapes, each may be meant: only names that none of them has are wrong.
  const missing = (objects.length === 1 ? [...object.members] : []).flatMap(([name, member]) =>
    !mustBeSent(member) || Object.hasOwn(given, name) || isMisspelt(name, given, [...object.members.keys()])
      ? []
      : [name],
  );
  if (missing.length > 0) {
    const values = { owner: ownerOf(object), names: quoted(missing) };
    yield diagnose(
      descriptor,
      path,
      finding(`operation/missing-member.${missing.length === 1 ? 'one' : 'several'}`, values),
    );
  }
  for (const [name, value] of Object.entries(given)) {
    const owner = objects.find((one) => one.members.has(name)) ?? objects.find(({ rest }) => rest !== undefined);
    const found = owner?.members.get(name)?.type ?? owner?.rest;
    if (found) yield* checkMembers(descriptor, [...path, name], value, found);
    else {
      const free = objects
        .flatMap(({ members }) => [...members.keys()])
        .filter((known) => !Object.hasOwn(given, known));
      yield diagnose(descriptor, [...path, name], {
        ...finding('operation/unknown-member', { owner: ownerOf(object), name }),
        key: true,
        ...suggest(name, free),
      });
    }
  }
}

/** Names in quotes, as a message lists them. */
export function quoted(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** How a message names an object of the contract. */
function ownerOf({ name }: { readonly name?: string }): string {
  return name ?? 'This object';
}

/** Compares each entry of a list of bindings with what the contract says of an entry. */
function* checkEntries(descriptor: Descriptor, path: Path, given: readonly Json[], type: Type): Iterable<Diagnostic> {
  const entries = alternatives(type).flatMap((one) => (one.is === 'list' ? [one.item] : []));
  if (entries.length > 0) {
    const entry = union(entries);
    for (const [index, value] of given.entries()) yield* checkMembers(descriptor, [...path, index], value, entry);
  } else if (alternatives(type).every(({ is }) => is !== 'any')) {
    yield diagnose(descriptor, path, finding('operation/body.list'));
  }
}
