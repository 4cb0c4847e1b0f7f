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
  if (left === right) return true;
  if (left.length !== right?.length) return false;
  // A loop takes a tenth of the time of `every`: a large project has 28 MB.
  for (let index = 0; index < left.length; index += 1) if (left[index] !== right[index]) return false;
  return true;
}
