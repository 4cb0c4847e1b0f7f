import { wrap } from '../codegen/diagnostics/explain';
import { isList, isRecord, isString } from '../lib/json';

type Schema = Readonly<Record<string, unknown>>;

/** A line of a table: a property, from the object that the section is about. */
interface Row {
  /** As `filters[].options.scale`. */
  readonly name: string;
  readonly isRequired: boolean;
  readonly what: string;
  readonly description: string;
}

/** Columns of a line outside of tables. */
const width = 120;

const introduction = `# Reference

This page is made from \`schemas/\` by \`npm run docs\`. Do not edit it.

It lists every word of the descriptors. The [authoring guide](authoring.md) explains them by what somebody wants to do.
In the tables, \`[]\` is each entry of a list and \`*\` each name of an object; properties in bold are required.`;

/** `docs/reference.md`: each schema with all of its properties. The schemas are by the names of their files. */
export function referencePage(schemas: ReadonlyMap<string, Schema>): string {
  const sections = [...schemas].flatMap(([file, schema]) => sectionsOf(file, schema));
  return `${[introduction, ...sections].join('\n\n')}\n`;
}

function sectionsOf(file: string, schema: Schema): readonly string[] {
  const name = nameOf(file);
  const definitions = Object.entries(recordOf(schema['$defs']));
  return [
    ...sectionAndBranches({ title: name, level: '##', schema, file }),
    ...definitions.flatMap(([key, one]) =>
      sectionAndBranches({ title: `${name}: ${key}`, level: '###', schema: recordOf(one), file }),
    ),
  ];
}

/** A schema with a section, and where it is. */
interface Section {
  readonly title: string;
  readonly level: string;
  readonly schema: Schema;
  readonly file: string;
}

/** The section of a schema, and one for each sort of object that it can be. */
function sectionAndBranches({ title, level, schema, file }: Section): readonly string[] {
  const branches = schemasIn(schema['oneOf']).filter((branch) => isRecord(branch['properties']));
  const parts = [`${level} ${title}`, textOf(schema, file), tableOf(schema, file)].filter((part) => part !== '');
  return [
    parts.join('\n\n'),
    ...branches.flatMap((branch) =>
      sectionAndBranches({ title: headingOf(title, branch), level: `${level}#`, schema: branch, file }),
    ),
  ];
}

/** What a branch is called: the word that chooses it, where one does. */
function headingOf(name: string, branch: Schema): string {
  const { type, kind } = recordOf(branch['properties']);
  const chosen = recordOf(type ?? kind)['const'] ?? branch['title'] ?? 'or';
  return `${name}: ${String(chosen)}`;
}

function textOf({ description, allOf: parts }: Schema, file: string): string {
  const shared = schemasIn(parts).flatMap(({ $ref }) => (isString($ref) ? [linkTo($ref, file)] : []));
  const also = shared.length > 0 ? `It has all of ${shared.join(' and ')}.` : '';
  return wrap([isString(description) ? description : '', also].filter((text) => text !== '').join(' '), width);
}

function tableOf(schema: Schema, file: string): string {
  const rows = [...rowsOf(schema, '', file), ...rowsBelow({ items: schema['items'] }, '', file)];
  if (rows.length === 0) return isRecord(schema['properties']) ? '' : whatIs(schema, file);
  const lines = rows.map(({ name, isRequired, what, description }) => {
    const property = isRequired ? `**\`${name}\`**` : `\`${name}\``;
    return `| ${[property, what, description].map(inCell).join(' | ')} |`;
  });
  return ['| Property | Value | Meaning |', '| --- | --- | --- |', ...lines].join('\n');
}

/** The properties of an object and of the objects in it that have no section of their own. */
function rowsOf(schema: Schema, prefix: string, file: string): readonly Row[] {
  const required = isList(schema['required']) ? schema['required'] : [];
  const named = Object.entries(recordOf(schema['properties'])).flatMap(([key, value]): readonly Row[] => {
    if (key === '$schema') return [];
    const property = recordOf(value);
    const name = `${prefix}${key}`;
    const description = [isString(property['description']) ? property['description'] : '', defaultIn(property)]
      .filter((text) => text !== '')
      .join(' ');
    const row = { name, isRequired: required.includes(key), what: whatIs(property, file), description };
    return [row, ...rowsBelow(property, name, file)];
  });
  const { additionalProperties } = schema;
  return [...named, ...rowsBelow({ additionalProperties }, prefix.replace(/\.$/, ''), file)];
}

/** The default of a property in words. That of an object is what its properties have. */
function defaultIn({ default: value }: Schema): string {
  if (value === undefined || (isRecord(value) && Object.keys(value).length === 0)) return '';
  return `Default: ${code(value)}.`;
}

function rowsBelow(schema: Schema, name: string, file: string): readonly Row[] {
  const items = recordOf(schema['items']);
  const values = recordOf(schema['additionalProperties']);
  return [
    ...(isRecord(schema['properties']) ? rowsOf(schema, `${name}.`, file) : []),
    ...(Object.keys(items).length > 0 ? rowsBelow(items, `${name}[]`, file) : []),
    ...(Object.keys(values).length > 0 ? rowsBelow(values, name === '' ? '*' : `${name}.*`, file) : []),
    ...schemasIn(schema['oneOf']).flatMap((branch) => rowsBelow(branch, name, file)),
  ];
}

/** The values of a schema in words. */
function whatIs(schema: Schema, file: string): string {
  const { $ref, const: only, enum: listed, type, items, oneOf } = schema;
  const mark = recordOf(schema['x-descry']);
  if (isString($ref)) return linkTo($ref, file);
  if (only !== undefined) return code(only);
  if (isList(listed)) return listed.map(code).join(', ');
  if (mark['is'] === 'name') return `name (${String(mark['of'])})`;
  if (mark['is'] === 'expression' || mark['is'] === 'text') return mark['is'];
  if (isList(oneOf)) return [...new Set(schemasIn(oneOf).map((one) => whatIs(one, file)))].join(' or ');
  if (type === 'array') return `list of ${whatIs(recordOf(items), file)}`.replace(/ of $/, '');
  const values = recordOf(schema['additionalProperties']);
  if (type === 'object' && Object.keys(values).length > 0) return `object of ${namesOf(schema)}${whatIs(values, file)}`;
  const types = isList(type) ? type.map(String) : isString(type) ? [type] : [];
  return [types.join(' or '), rangeOf(schema)].filter((text) => text !== '').join(' ');
}

/** The names that an object can have, where they are listed. */
function namesOf({ propertyNames }: Schema): string {
  const names = recordOf(propertyNames)['enum'];
  return isList(names) ? `${names.map(code).join(', ')} to ` : '';
}

function rangeOf({ minimum, maximum }: Schema): string {
  if (minimum === undefined) return maximum === undefined ? '' : `up to ${String(maximum)}`;
  return maximum === undefined ? `from ${String(minimum)}` : `from ${String(minimum)} to ${String(maximum)}`;
}

/** A link to the section of a definition, or of a whole schema. */
function linkTo(reference: string, file: string): string {
  const [other = '', definition] = reference.split('#/$defs/');
  const schema = nameOf(other === '' ? file : other);
  const title = definition === undefined ? schema : `${schema}: ${definition}`;
  const anchor = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');
  return `[${definition ?? schema}](#${anchor})`;
}

function nameOf(file: string): string {
  return file.replace(/\.schema\.json.*$/, '');
}

function code(value: unknown): string {
  return `\`${JSON.stringify(value)}\``;
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function recordOf(value: unknown): Schema {
  return isRecord(value) ? value : {};
}

function schemasIn(list: unknown): readonly Schema[] {
  return isList(list) ? list.filter(isRecord) : [];
}
