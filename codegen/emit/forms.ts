import type { Descriptor } from '../model';
import { listAt, member, type JsonObject } from '../parse/read';
import type { Project } from '../project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import { header, type EmittedFile } from './emitter';
import { caseSchema, commonSchema } from './form-schema';
import { Imports } from './imports';
import { descriptorModule, generatedPath } from './module';
import type { Code, Printable } from './print';
import { validatorsModule } from './validators';

/** The module of a form, and the modules of its validators: one for each shape that its values can have. */
export function emitForm(descriptor: Descriptor, project: Project): readonly EmittedFile[] {
  const imports = new Imports('../');
  const shapes = new Shapes(descriptor, imports);
  const compiled = compiledValue(descriptor, project, imports);
  const own = shapes.add(commonSchema(descriptor.value));
  const cases = compiled.cases;
  const given = listAt(member(descriptor.value, 'cases'), 'items');
  const value = {
    ...compiled,
    ...own,
    ...(isCompiledObject(cases) && {
      cases: {
        ...cases,
        items: compiledList(cases, 'items').map((one, index) =>
          isCompiledObject(one) ? { ...one, ...shapes.add(caseSchema(descriptor.value, given[index] ?? null)) } : one,
        ),
      },
    }),
  };
  return [descriptorModule(descriptor, imports, { type: 'Form', value }), ...shapes.files];
}

/** The schemas of a form, each with its validators; equal ones share a module. */
class Shapes {
  readonly files: EmittedFile[] = [];
  readonly #descriptor: Descriptor;
  readonly #imports: Imports;
  readonly #known = new Map<string, Code>();

  constructor(descriptor: Descriptor, imports: Imports) {
    this.#descriptor = descriptor;
    this.#imports = imports;
  }

  add(schema: JsonObject): { readonly schema: Printable; readonly validators: Code } {
    const key = JSON.stringify(schema);
    const validators = this.#known.get(key) ?? this.#emit(schema);
    this.#known.set(key, validators);
    return { schema, validators };
  }

  #emit(schema: JsonObject): Code {
    const { id, file } = this.#descriptor;
    const name = `${id}${this.files.length === 0 ? '' : `-${this.files.length}`}.validators`;
    const path = generatedPath(this.#descriptor).replace(/[^/]+$/, `${name}.ts`);
    this.files.push({ path, text: header(file.path) + validatorsModule(schema) });
    return this.#imports.default(`./${name}`, '');
  }
}
