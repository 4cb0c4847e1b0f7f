import { findNodeAtOffset, getNodePath } from 'jsonc-parser';
import { typesOf, type JsonType, type Schema } from '../1-parse/schema';
import { symbolTable } from '../2-analyze/analysis';
import { valueAt } from '../language/address';
import type { Json, Path } from '../language/model';
import { isList, isRecord } from '~/lib/json';
import { innermost } from '~/lib/innermost';
import { outlineOf } from './outline';
import { schemasAt } from './schemas-at';
import type { FormProperty, PartForm, Scalar } from './service';
import { translationsAt } from './translate';
import type { OpenFile } from './workspace';

/** The form of the part around an offset: what can be given without writing JSON. */
export function formAt(open: OpenFile, offset: number): PartForm | undefined {
  const { descriptor, schema } = open;
  const entry = innermost(outlineOf(descriptor), offset);
  const group = groupAt(open, offset, entry?.path ?? []);
  const path = group ?? entry?.path ?? [];
  const object = valueAt(descriptor.value, path);
  if (!isRecord(object)) return undefined;
  const properties = new Map<string, FormProperty>();
  for (const one of schemasAt(schema, descriptor.value, path)) {
    for (const [name, property] of one.properties ?? []) {
      // The link to the schema is for editors, and the compiler corrects it.
      if (name === '$schema') continue;
      const given = Object.hasOwn(object, name) ? object[name] : undefined;
      const found = propertyOf(open, { path: [...path, name], schema: property, holder: one }, given);
      if (found && !properties.has(name)) properties.set(name, found);
    }
  }
  const title = group ? group.join('.') : entry ? `${entry.kind} ${entry.label}` : descriptor.id;
  const inOrder = [...properties.values()].toSorted((left, right) => rank(left) - rank(right));
  return { title, path, properties: inOrder };
}

/** The path of the innermost object inside a part that gathers properties with defaults, such as `timers`. */
function groupAt({ descriptor, schema }: OpenFile, offset: number, part: Path): Path | undefined {
  const node = findNodeAtOffset(descriptor.root, offset, true);
  const at = node ? getNodePath(node) : [];
  const paths = at.map((_, index) => at.slice(0, at.length - index)).filter(({ length }) => length > part.length);
  return paths.find((path) => {
    const isObject = isRecord(valueAt(descriptor.value, path));
    return isObject && schemasAt(schema, descriptor.value, path).some(({ defaults }) => defaults && defaults.size > 0);
  });
}

function rank({ isRequired }: FormProperty): number {
  return isRequired ? 0 : 1;
}

interface Declared {
  readonly path: Path;
  readonly schema: Schema;
  /** The schema of the object that has the property. */
  readonly holder: Schema;
}

/** A property that has a control; nothing for parts with parts of their own, which have forms of their own. */
function propertyOf(
  open: OpenFile,
  { path, schema, holder }: Declared,
  given: Json | undefined,
): FormProperty | undefined {
  const name = String(path.at(-1));
  const description = holder.purposes?.get(name) ?? schema.description;
  const known = holder.defaults?.get(name);
  const property = {
    name,
    isRequired: holder.required?.includes(name) ?? false,
    ...(description !== undefined && { description }),
    ...(known !== undefined && { default: known }),
    ...(allowsBoth(typesOf(schema)) && { allowsNumber: true as const }),
  };
  const { mark } = schema;
  // The word that tells the branches of a union apart can be that of any of them.
  const words = schemasAt(open.schema, open.descriptor.value, path).map(
    ({ values, constant }) => values ?? (constant === undefined ? [] : [constant]),
  );
  if (words.every((some) => some.length > 0)) {
    return { ...property, control: 'choice', choices: [...new Set(words.flat())].filter(isScalar) };
  }
  const names = mark?.is === 'name' ? symbolTable(open.project, mark.of, open.descriptor) : undefined;
  if (mark?.is === 'name' && names && mark.of !== 'drawer')
    return { ...property, control: 'choice', choices: [...names] };
  const control = controlFor(typesOf(schema), given);
  const translations = mark?.is === 'text' ? translationsAt(open.project, open.descriptor, path) : [];
  if (control === 'text' && translations.length > 0) return { ...property, control, translations };
  if (control === 'text' && (mark?.is === 'expression' || mark?.is === 'binding')) {
    return { ...property, control: 'expression' };
  }
  return control && { ...property, control };
}

function controlFor(types: readonly JsonType[], given: Json | undefined): FormProperty['control'] | undefined {
  if (isRecord(given) || isList(given)) return isShort(given) ? 'json' : undefined;
  if (types.includes('string')) return 'text';
  if (types.includes('boolean')) return 'boolean';
  return types.includes('number') || types.includes('integer') ? 'number' : undefined;
}

/** Whether a value can be a text or a number. */
function allowsBoth(types: readonly JsonType[]): boolean {
  return types.includes('string') && (types.includes('number') || types.includes('integer'));
}

/** Whether a value has no parts: a text with its message, or a list of words. */
function isShort(value: Json): boolean {
  return Object.values(value ?? {}).every((one) => !isRecord(one) && !isList(one));
}

function isScalar(value: Json): value is Scalar {
  return value !== null && typeof value !== 'object';
}
