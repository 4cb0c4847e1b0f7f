import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import { valueAt } from '../language/address';
import type { Descriptor, Path } from '../language/model';
import type { Project } from '../1-parse/project';

/** A part of a descriptor that somebody names. */
export interface Target {
  readonly descriptor: Descriptor;
  readonly path: Path;
}

/**
 * The part that `FILE#POINTER` or `FILE:LINE` names, or a sentence about why there is none. The file is below the root
 * of the project or in the folder of its descriptors; what begins on the line is the part.
 */
export function findTarget(project: Project, named: string): Target | { readonly problem: string } {
  const [, file = named, pointer, line] = /^(.*?)(?:#(.*)|:(\d+))?$/s.exec(named) ?? [];
  const paths = [file, `${project.kinds.layout.descriptors}${file}`].map((path) => path.replace(/^\.\//, ''));
  const descriptor = project.descriptors.find((one) => paths.includes(one.file.path));
  if (!descriptor) return { problem: `There is no descriptor "${file}", or it is not JSON.` };
  const path = line === undefined ? pathOf(pointer ?? '') : pathAtLine(descriptor, Number(line));
  if (!path || (path.length > 0 && valueAt(descriptor.value, path) === undefined))
    return { problem: `${file} has nothing at ${line === undefined ? `"${pointer ?? ''}"` : `line ${line}`}.` };
  return { descriptor, path };
}

/** A JSON pointer (RFC 6901) as a path. */
function pathOf(pointer: string): Path | undefined {
  if (pointer === '') return [];
  if (!pointer.startsWith('/')) return undefined;
  return pointer
    .slice(1)
    .split('/')
    .map((step) => (/^(0|[1-9]\d*)$/.test(step) ? Number(step) : step.replaceAll('~1', '/').replaceAll('~0', '~')));
}

function pathAtLine({ file, root }: Descriptor, line: number): Path | undefined {
  const start = file.lineStarts[line - 1];
  if (start === undefined) return undefined;
  const indent = /^\s*/.exec(file.text.slice(start))?.[0].length ?? 0;
  const node = findNodeAtOffset(root, start + indent, true);
  return node && getNodePath(node);
}
