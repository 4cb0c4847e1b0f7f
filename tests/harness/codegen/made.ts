import { newDescriptor, type NewDescriptor, type NewFile } from '~/codegen/service/new/new-descriptor';
import type { Json, Sources } from '~/codegen/language/model';
import { shipped, shippedCompiler } from './shipped-sources';

/** The files of a new descriptor of the shipped contract. */
export async function made(wanted: NewDescriptor, sources = shipped): Promise<readonly NewFile[]> {
  const found = await newDescriptor(sources, shippedCompiler, wanted);
  if ('problem' in found) throw new Error(`${wanted.kind} of ${wanted.operation}: ${found.problem}`);
  return found.files;
}

/** Why a descriptor of the shipped contract cannot be made. */
export async function problemOf(wanted: NewDescriptor, sources = shipped): Promise<string> {
  const found = await newDescriptor(sources, shippedCompiler, wanted);
  return 'problem' in found ? found.problem : '';
}

/** The value of a file. */
export function valueOf(file: NewFile | undefined): { readonly [name: string]: Json } {
  return JSON.parse(file?.text ?? '{}');
}

/** The shipped sources with new files. */
export function withFiles(files: readonly NewFile[]): Sources {
  const encoder = new TextEncoder();
  return new Map([...shipped, ...files.map(({ file, text }) => [file, encoder.encode(text)] as const)]);
}
