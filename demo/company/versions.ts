/** Something that several people may change. */
export interface Versioned {
  readonly id: string;
  /** How often it was changed. */
  readonly revision?: number;
}

/** The version of an object, which is also its `ETag`. */
export function versionOf({ id, revision = 0 }: Versioned): string {
  return `"${id}-${revision}"`;
}

/** The versions of objects, in their order. */
export function versionsOf(found: readonly Versioned[]): string[] {
  return found.map(versionOf);
}

/** True if each object still has its version in a list of the same order. */
export function areVersionsOf(found: readonly Versioned[], versions: readonly string[]): boolean {
  return versions.length === found.length && found.every((each, index) => versionOf(each) === versions[index]);
}

/** An object after one more change. */
export function revised<T extends Versioned>(object: T): T & { readonly revision: number } {
  return { ...object, revision: (object.revision ?? 0) + 1 };
}
