import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { shippedKinds } from '~/codegen/language/kind-table';

/** A request that the Studio does not carry out; its message says why. */
export class Refused extends Error {}

/**
 * The place of a descriptor on the disk. It throws `Refused` for every path that is not one of a descriptor, and if a
 * folder on the way or the file is a symbolic link, which could lead out of the project.
 */
export function pathOfDescriptor(root: string, file: string): string {
  if (shippedKinds.identityOf(file) === undefined) {
    throw new Refused(`"${file}" is not the path of a descriptor.`);
  }
  const steps = file.split('/');
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = join(root, ...steps.slice(0, depth));
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      throw new Refused(`"${steps.slice(0, depth).join('/')}" is a symbolic link.`);
    }
  }
  return join(root, ...steps);
}
