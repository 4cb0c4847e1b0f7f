import { bytesOf } from '~/lib/byte-size';
import type { DescriptorOf } from '../language/model';
import type { JsonObject } from '../1-parse/read';
import type { Project } from '../1-parse/project';
import { compiledList, compiledValue, isCompiledObject } from './compiled-value';
import { header, type EmittedFile } from './emitter';
import { caseSchema, commonSchema } from './form-schema';
import { Imports } from './imports';
import { descriptorModule, generatedPath } from './module';
import { Code, type Printable } from '../language/print';
import { validatorsModule } from './validators';

/** The module of a form, and that of its validators: one for each shape that its values can have. */
export function emitForm(project: Project, descriptor: DescriptorOf<'form'>, type: string): readonly EmittedFile[] {
  const imports = new Imports('../');
  const file = `${descriptor.id}.validators`;
  const shapes = new Shapes(imports.default(`./${file}`, ''));
  const compiled = compiledValue(project, descriptor, imports);
  const common = shapes.add(commonSchema(descriptor.authored));
  const cases = compiled.cases;
  const given = descriptor.authored.cases?.items ?? [];
  const value = {
    ...compiled,
    layout: compiledList(compiled, 'layout').map(withBytes),
    ...common,
    ...(isCompiledObject(cases) && {
      cases: {
        ...cases,
        items: compiledList(cases, 'items').map((one, index) =>
          isCompiledObject(one) ? { ...one, ...shapes.add(caseSchema(descriptor.authored, given[index] ?? {})) } : one,
        ),
      },
    }),
  };
  return [
    descriptorModule(descriptor, imports, { type, value }),
    {
      path: generatedPath(descriptor).replace(/[^/]+$/, `${file}.ts`),
      text: header(descriptor.file.path) + validatorsModule(shapes.schemas),
    },
  ];
}

/** A line whose largest file is a number of bytes. */
function withBytes(line: Printable): Printable {
  if (!isCompiledObject(line)) return line;
  const bytes = typeof line.maxSize === 'string' ? bytesOf(line.maxSize) : undefined;
  return bytes === undefined ? line : { ...line, maxSize: bytes };
}

/**
 * The different schemas of a form; each has its validator in the list that `validators` names, at the same position.
 */
class Shapes {
  readonly #validators: Code;
  readonly #byText = new Map<string, JsonObject>();

  constructor(validators: Code) {
    this.#validators = validators;
  }

  get schemas(): readonly JsonObject[] {
    return [...this.#byText.values()];
  }

  add(schema: JsonObject): { readonly schema: Printable; readonly validate: Code } {
    const text = JSON.stringify(schema);
    this.#byText.set(text, schema);
    const position = [...this.#byText.keys()].indexOf(text);
    return { schema, validate: new Code(`${this.#validators.text}[${position}]`) };
  }
}
