import { basename } from 'node:path';
import { defaultLayout } from '~/codegen/language/layout';
import type { Sources } from '~/codegen/language/model';
import { isList, isRecord, parseJson } from '~/lib/json';

/** The value of a descriptor among the sources; `undefined` if it is no JSON. */
export function valueOf(sources: Sources, file: string): unknown {
  const bytes = file.startsWith(defaultLayout.descriptors) ? sources.get(file) : undefined;
  return bytes && parseJson(new TextDecoder().decode(bytes));
}

/** The descriptors in a folder such as `routes`, with their values. */
export function descriptorsIn(sources: Sources, folder: string): readonly (readonly [file: string, value: unknown])[] {
  const files = [...sources.keys()].filter((file) => file.startsWith(`${defaultLayout.descriptors}${folder}/`));
  return files.map((file) => [file, valueOf(sources, file)]);
}

/** The name of a descriptor by which others refer to it. */
export function idOfFile(file: string): string {
  return basename(file, '.json');
}

/** All objects in a value, the value itself first. */
export function* objectsIn(value: unknown): Iterable<Readonly<Record<string, unknown>>> {
  if (isRecord(value)) yield value;
  const below: readonly unknown[] = isList(value) ? value : isRecord(value) ? Object.values(value) : [];
  for (const part of below) yield* objectsIn(part);
}
