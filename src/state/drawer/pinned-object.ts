import type { HistoryEntries } from './history';
import type { DrawerTarget } from './input';
import { objectKey } from './sequence';

/** A request for the drawer of one object. */
export type ObjectRequest = Extract<DrawerTarget, { readonly kind: 'open' }>;

/** An object that waits to be compared with another one. */
export interface PinnedObject {
  readonly request: ObjectRequest;
  /** Its name when it was pinned, which is its id if no answer had come. */
  readonly name: string;
}

/** True if two requests are for the same object, however each was opened. */
export function isSameObject(one: ObjectRequest, other: ObjectRequest): boolean {
  return objectKey(one.input) === objectKey(other.input);
}

/** The name of an object: the newest that its drawer showed, else `fallback`, else that of its opener or its id. */
export function objectName({ entries }: HistoryEntries, request: ObjectRequest, fallback?: string): string {
  const found = entries.findLast((entry) => entry.request.kind === 'open' && isSameObject(entry.request, request));
  return found?.title ?? fallback ?? request.input.name ?? request.input.id;
}
