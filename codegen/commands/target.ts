import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import { ownerText } from '../diagnostics/format-diagnostics';
import { filesOf, pathOfPointer, positionOf, spanOf } from '../diagnostics/locate';
import { valueAt } from '../language/address';
import { rootOf, type Owner } from '../language/layout';
import type { Descriptor, Path, Written } from '../language/model';
import type { Project } from '../1-parse/project';

/** A part of a descriptor that somebody names. */
export interface Target {
  readonly descriptor: Descriptor;
  readonly path: Path;
  /** Who answers for it, in a project that says so. */
  readonly owner?: Owner | undefined;
}

/**
 * The part that `FILE#POINTER` or `FILE:LINE` names, or a sentence about why there is none. The file is below the root
 * of the project or in the folder of its descriptors; what begins on the line is the part.
 */
export function findTarget(project: Project, named: string): Target | { readonly problem: string } {
  const [, file = named, pointer, line] = /^(.*?)(?:#(.*)|:(\d+))?$/s.exec(named) ?? [];
  const { descriptors, roots = [] } = project.kinds.layout;
  const path = pathOfArgument(file);
  const paths = ['', descriptors, ...roots.map(({ folder }) => folder)].map((folder) => folder + path);
  const found = writtenIn(project, paths);
  if (!found) return { problem: `There is no descriptor "${file}", or it is not JSON.` };
  const { descriptor, written } = found;
  const writtenPath = line === undefined ? pathOfPointer(pointer ?? '') : pathAtLine(written, Number(line));
  const steps =
    writtenPath && descriptor.joined ? descriptor.joined.pathOf(written.file.path, writtenPath) : writtenPath;
  if (!steps || (steps.length > 0 && valueAt(descriptor.value, steps) === undefined))
    return { problem: line === undefined ? noValue(written, pointer ?? '') : noLine(written, line) };
  return { descriptor, path: steps, owner: rootOf(project.kinds.layout, written.file.path)?.owner };
}

/** A path as files of a project have theirs: with slashes, also where a terminal completes others. */
function pathOfArgument(typed: string): string {
  return typed.replaceAll('\\', '/').replace(/^(\.\/)+/, '');
}

/** Says where a pointer ends, which leads no further in a file. */
function noValue({ file, root }: Written, pointer: string): string {
  const path = pathOfPointer(pointer);
  const { line, column } = positionOf(file, spanOf(root, path ?? []).offset);
  const why = path ? 'There is nothing at' : 'A JSON pointer begins with "/":';
  return `${file.path}:${line}:${column}  ${why} "${pointer}".`;
}

function noLine({ file }: Written, line: string): string {
  return `${file.path}:${line}  Nothing begins on this line: the file has ${file.lineStarts.length} lines.`;
}

/** Who answers for a part, as a line; nothing in a project that does not say so. */
export function ownerLine({ owner }: Target): string {
  const text = ownerText(owner ? { owner } : {});
  return text === undefined ? '' : `${text}\n`;
}

/** The descriptor to which a file brings something, and what it brings: the first of some paths that is one. */
function writtenIn(
  project: Project,
  paths: readonly string[],
): { readonly descriptor: Descriptor; readonly written: Written } | undefined {
  for (const path of paths) {
    for (const descriptor of project.descriptors) {
      const written = filesOf(descriptor).find(({ file }) => file.path === path);
      if (written) return { descriptor, written };
    }
  }
  return undefined;
}

function pathAtLine({ file, root }: Written, line: number): Path | undefined {
  const start = file.lineStarts[line - 1];
  if (start === undefined) return undefined;
  const indent = /^\s*/.exec(file.text.slice(start))?.[0].length ?? 0;
  const node = findNodeAtOffset(root, start + indent, true);
  return node && getNodePath(node);
}
