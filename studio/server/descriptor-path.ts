import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { KindTable } from '~/codegen/language/kind-table';
import { isOwnRoot, isPublished, rootOf } from '~/codegen/language/layout';

/** A request that the Studio does not carry out; its message says why. */
export class Refused extends Error {}

/** Where a console is, and what its descriptors are. */
export interface ConsoleFolder {
  /** Absolute path of its folder. */
  readonly root: string;
  readonly kinds: KindTable;
}

/**
 * The place of a descriptor on the disk. It throws `Refused` for every path that is not one of a descriptor of the
 * console or of another root, and if a folder on the way or the file is a symbolic link, which could lead out of these.
 * The folder of another root is where the configuration names it, also if that is a link.
 */
export function pathOfDescriptor({ root, kinds }: ConsoleFolder, file: string): string {
  const { layout } = kinds;
  if (kinds.identityOf(file) === undefined || isPublished(layout, file))
    throw new Refused(`"${file}" is not the path of a descriptor.`);
  const trusted = isOwnRoot(layout, file) ? '' : (rootOf(layout, file)?.folder ?? '');
  const steps = file.slice(trusted.length).split('/');
  for (let depth = 1; depth <= steps.length; depth += 1) {
    const path = trusted + steps.slice(0, depth).join('/');
    if (lstatSync(join(root, path), { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      throw new Refused(`"${path}" is a symbolic link.`);
    }
  }
  return join(root, file);
}
