import type { Descriptor } from '../model';
import type { CompiledObject } from './compiled-value';
import { header, target, type EmittedFile } from './emitter';
import type { Imports } from './imports';
import { print } from './print';

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

/** Where the module of a descriptor stands. */
export function generatedPath(descriptor: Descriptor): string {
  return target + descriptor.file.path.replace(/^descriptors\//, '').replace(/\.json$/, '.ts');
}
