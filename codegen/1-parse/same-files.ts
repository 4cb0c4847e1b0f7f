import type { Sources } from '../language/model';

/** The files below a folder. */
export function filesBelow(sources: Sources, folder: string): Sources {
  return new Map([...sources].filter(([path]) => path.startsWith(folder)));
}

/** Whether two sets of files have the same paths and bytes. */
export function sameFiles(left: Sources, right: Sources): boolean {
  return left.size === right.size && [...left].every(([path, bytes]) => sameBytes(bytes, right.get(path)));
}

/** Whether two files have the same bytes. */
export function sameBytes(left: Uint8Array, right: Uint8Array | undefined): boolean {
  return left === right || (left.length === right?.length && left.every((byte, index) => byte === right[index]));
}
