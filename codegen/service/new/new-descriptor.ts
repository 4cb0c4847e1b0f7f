import { didYouMean } from '~/lib/did-you-mean';
import { newDiagnostics, sentenceOf } from '../../diagnostics/new-diagnostics';
import type { Checked, Compiler } from '../../compile';
import { writableRootsOf } from '../../language/layout';
import type { Diagnostic, Sources } from '../../language/model';
import { printText } from '../format-text';
import { CannotMake } from './cannot-make';
import type { LeftOut } from './left-out';
import { makers, type NewKind } from './makers';
import type { Made, Order } from './order';

/** What somebody wants to have made. */
export interface NewDescriptor extends Pick<Order, 'name' | 'property' | 'area'> {
  readonly kind: NewKind;
  /** An `operationId` of the contract. */
  readonly operation: string;
  /** Name of the root that gets it; the one of new descriptors unless given. */
  readonly root?: string | undefined;
}

/** A file to write. */
export interface NewFile {
  readonly file: string;
  readonly text: string;
  /** Whether it takes the place of a file that is there. */
  readonly replaces?: true;
}

/** The files of a new descriptor, its own first, or a sentence about why it cannot be made. */
export type NewFiles =
  | {
      readonly files: readonly NewFile[];
      /** What the operation takes and the descriptor does not send; absent if it sends all. */
      readonly leftOut?: readonly LeftOut[];
    }
  | { readonly problem: string };

/**
 * Makes a descriptor of an operation of the contract. With its files the project has no error that it did not have
 * before; no other file is changed but the route file that is named.
 */
export async function newDescriptor(
  sources: Sources,
  compiler: Compiler,
  { kind, operation: id, root, ...wanted }: NewDescriptor,
): Promise<NewFiles> {
  const before = compiler.check(sources);
  const { project } = before;
  if (!/^[a-z][a-z0-9-]{0,63}$/.test(wanted.name))
    return {
      problem: `"${wanted.name}" is no name of a file: lower case letters, digits and hyphens, a letter first.`,
    };
  const operation = project.contract.operations.get(id);
  if (!operation) return { problem: unknownOperation(id, [...project.contract.operations.keys()]) };
  const roots = writableRootsOf(project.kinds.layout);
  const folder = root === undefined ? undefined : roots.find(({ name }) => name === root)?.folder;
  if (root !== undefined && folder === undefined)
    return {
      problem: unknownRoot(
        root,
        roots.map(({ name }) => name),
      ),
    };
  try {
    const made = makers[kind]({ project, operation, folder, ...wanted });
    const taken = made.find(({ file, replaces }) => !replaces && sources.has(file));
    if (taken) return { problem: `There is a ${taken.file} already.` };
    const files = await Promise.all(made.map(printed));
    const mistake = firstMistake(before, compiler.check(withFiles(sources, files)));
    if (mistake) return { problem: `The project would be wrong: ${sentenceOf(mistake)}` };
    const leftOut = made.flatMap((one) => one.leftOut ?? []);
    return { files, ...(leftOut.length > 0 && { leftOut }) };
  } catch (error) {
    if (error instanceof CannotMake) return { problem: error.message };
    throw error;
  }
}

async function printed({ file, value, replaces }: Made): Promise<NewFile> {
  const text = await printText(JSON.stringify(value));
  return { file, text, ...(replaces && { replaces }) };
}

/** The sources with other texts of some files. */
export function withFiles(sources: Sources, files: readonly Pick<NewFile, 'file' | 'text'>[]): Sources {
  const encoder = new TextEncoder();
  return new Map([...sources, ...files.map(({ file, text }) => [file, encoder.encode(text)] as const)]);
}

/** The first error that the project did not have before. */
export function firstMistake(before: Checked, after: Checked): Diagnostic | undefined {
  return newDiagnostics(before.diagnostics, after.diagnostics).find(({ severity }) => severity === 'error');
}

function unknownRoot(root: string, names: readonly string[]): string {
  const meant = didYouMean(root, names);
  return `No root "${root}" has its files here. ${meant === undefined ? `There are: ${names.join(', ')}.` : `Did you mean "${meant}"?`}`;
}

/** Names that are listed for one that is unknown. */
const maxNames = 6;

function unknownOperation(id: string, names: readonly string[]): string {
  const nearest = didYouMean(id, names);
  const words = id.toLowerCase();
  const similar = names.filter((name) => words.length > 2 && name.toLowerCase().includes(words));
  const found = [...new Set([...(nearest === undefined ? [] : [nearest]), ...similar])].slice(0, maxNames);
  const advice = found.length > 0 ? ` Did you mean ${found.map((name) => `"${name}"`).join(', ')}?` : '';
  return `"${id}" is not an operation of the contract.${advice}`;
}
