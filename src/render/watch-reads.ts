import type { Scope } from '../generated/types';

/** A scope that notes which of `names` are read from it. */
export function watchReads(
  scope: Scope,
  names: readonly string[],
): { readonly scope: Scope; readonly read: ReadonlySet<string> } {
  const read = new Set<string>();
  const watched = { ...scope };
  for (const name of names) {
    const get = (): unknown => {
      read.add(name);
      return scope[name];
    };
    Object.defineProperty(watched, name, { get });
  }
  return { scope: watched, read };
}
