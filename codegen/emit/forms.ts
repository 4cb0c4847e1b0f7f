import { childOf } from '../address';
import type { Descriptor, Json } from '../model';
import { isObject } from '../parse/schema';
import type { Project } from '../project';
import { compiledValue } from './compiled-value';
import { header, type EmittedFile } from './emitter';
import { Imports } from './imports';
import { descriptorModule, generatedPath } from './module';
import { validatorsModule } from './validators';

/** The module of a form, and the module of its validators. */
export function emitForm(descriptor: Descriptor, project: Project): readonly EmittedFile[] {
  const imports = new Imports('../');
  const validators = imports.default(`./${descriptor.id}.validators`, '');
  const value = { ...compiledValue(descriptor, project, imports), validators };
  return [
    descriptorModule(descriptor, imports, { type: 'Form', value }),
    {
      path: generatedPath(descriptor).replace(/\.ts$/, '.validators.ts'),
      text: header(descriptor.file.path) + validatorsModule(schemaOf(descriptor.value)),
    },
  ];
}

function schemaOf(value: Json): { readonly [name: string]: Json } {
  const schema = childOf(value, 'schema');
  return isObject(schema) ? schema : {};
}
