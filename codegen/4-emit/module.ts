import type { Descriptor } from '../language/model';
import type { CompiledObject } from './compiled-value';
import { consoleFolder, header, type EmittedFile } from './emitter';
import type { Imports } from './imports';
import { print } from '../language/print';

/** The module of one compiled descriptor: its value with its id, of type `type`, as default export. */
export function descriptorModule(
  descriptor: Descriptor,
  imports: Imports,
  { type, value }: { readonly type: string; readonly value: CompiledObject },
): EmittedFile {
  imports.type('descriptor-types', type);
  const name = type.toLowerCase();
  const body = `const ${name}: ${type} = ${print({ id: descriptor.id, ...value })};\n\nexport default ${name};\n`;
  const text = `${header(descriptor.file.path)}${imports.print()}\n${body}`;
  return { path: generatedPath(descriptor), text };
}

/** Path of the module of a descriptor. */
export function generatedPath(descriptor: Descriptor): string {
  return `${consoleFolder}${descriptor.name}.ts`;
}
