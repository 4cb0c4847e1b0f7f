import { isList, isRecord } from '../lib/json';

/** Where the contract puts an answer in its body. */
export interface Root {
  /** Member, or path of two, under which the answer stands; null for the body itself. */
  readonly root: string | null;
  /** The specification leaves the root open: an answer without it is read as it is. */
  readonly rootOpen: boolean;
}

/** The answer of a body; `undefined` when the body is not what the contract says. */
export function belowRoot(body: unknown, { root, rootOpen }: Root): unknown {
  if (!isRecord(body)) return root === null && isList(body) ? body : undefined;
  if (root === null) return body;
  let value: unknown = body;
  for (const step of root.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return rootOpen ? body : undefined;
    value = value[step];
  }
  return value === null || isRecord(value) || isList(value) ? value : undefined;
}
