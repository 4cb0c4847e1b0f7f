import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { loadSchemas } from '~/codegen/1-parse/load-schemas';
import { parseDescriptor } from '~/codegen/1-parse/parse-descriptor';
import { validatorsModule } from '~/codegen/4-emit/validators';
import { sourcesOf } from '../../fixtures/codegen/project';
import { loadValidator } from '../../harness/codegen/4-emit/load-validators';
import { suite, type SuiteCase } from '../../harness/codegen/schema-suite';

/** What a validator says; `refused` if it does not take the schema. */
type Verdict = 'valid' | 'invalid' | 'refused';
type Validator = (given: SuiteCase) => Verdict;

const verdict = (isValid: boolean): Verdict => (isValid ? 'valid' : 'invalid');
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** The code that the compiler emits for forms. */
const emitted: Validator = ({ schema, data }) => {
  let text: string;
  try {
    text = validatorsModule([schema]);
  } catch {
    return 'refused';
  }
  return verdict(loadValidator(text)(data));
};

/** Schemas of the other kinds, which take no time to load. */
const others = [...sourcesOf({}).keys()].map((path) => [path, bytesOf({})] as const);

/** What the compiler validates descriptors with. */
const compiler: Validator = ({ schema, data }) => {
  const { schemas } = loadSchemas(new Map([...others, ['schemas/scale.schema.json', bytesOf(schema)]]));
  const loaded = schemas.get('scale');
  if (!loaded) return 'refused';
  return verdict(
    parseDescriptor('a.json', bytesOf(data), { kind: 'scale', id: 'a', name: 'scales/a' }, loaded).diagnostics
      .length === 0,
  );
};

const ajv: Validator = ({ schema, data }) => {
  const library = new Ajv2020({ strict: false, logger: false });
  addFormats.default(library);
  try {
    return verdict(library.validate({ ...schema }, data));
  } catch {
    return 'refused';
  }
};

/**
 * Beginnings of the titles of cases in which a validator says something else than the suite, with what it says and why.
 */
type Differences = readonly (readonly [title: string, verdict: Verdict, why: string])[];

const ofDraft4: Differences = [
  ['items: an array of schemas', 'refused', 'a list of schemas is prefixItems since 2020-12'],
  ['ref: relative pointer ref to array', 'refused', 'a list of schemas is prefixItems since 2020-12'],
  ['maximum: exclusiveMaximum', 'refused', 'exclusiveMaximum is a number since draft 6'],
  ['minimum: exclusiveMinimum', 'refused', 'exclusiveMinimum is a number since draft 6'],
  ['definitions:', 'refused', 'nothing loads the schema of draft 4'],
  ['ref: remote ref', 'refused', 'nothing loads the schema of draft 4'],
  ['optional/zeroTerminatedFloats:', 'valid', '1.0 is an integer since draft 6'],
];

const ofAjv: Differences = [
  ...ofDraft4,
  [
    'optional/format: validation of URIs: a valid protocol-relative',
    'invalid',
    'it is a reference, not a URI (RFC 3986)',
  ],
];

const differences: readonly (readonly [name: string, validator: Validator, differences: Differences])[] = [
  ['the validators of ajv', ajv, ofAjv],
  [
    'the validators of forms',
    emitted,
    [...ofAjv, ['ref: root pointer ref', 'refused', 'schemas of forms do not contain themselves']],
  ],
  [
    'the validators of descriptors',
    compiler,
    [
      ...ofDraft4,
      ['additionalProperties: additionalProperties being false', 'refused', 'no schema has patternProperties'],
      ['properties: properties, patternProperties', 'refused', 'no schema has patternProperties'],
      ['patternProperties:', 'refused', 'no schema has patternProperties'],
      ['anyOf:', 'refused', 'oneOf says which branch is meant'],
      ['maxProperties:', 'refused', 'no schema has it'],
      ['multipleOf:', 'refused', 'no schema has it'],
      ['not:', 'refused', 'a mistake could not be explained'],
      ['optional/format:', 'refused', 'schemas have patterns, which messages quote'],
      ['allOf: allOf simple types', 'refused', 'allOf adds groups of properties'],
      ['ref: escaped pointer ref', 'refused', 'a member that is no keyword is a misspelt keyword'],
      ['ref: nested refs', 'refused', 'definitions are in $defs'],
      ['ref: root pointer ref: match', 'invalid', 'properties are only of objects'],
      ['ref: root pointer ref: recursive match', 'invalid', 'properties are only of objects'],
      ['properties: object properties validation: ignores', 'invalid', 'properties are only of objects'],
      ['enum: heterogeneous enum validation: one of', 'invalid', 'values of enum are no objects'],
      ['oneOf: oneOf: both', 'valid', 'the branch that is meant decides alone'],
      ['oneOf: oneOf with base schema: both', 'valid', 'the branch that is meant decides alone'],
    ],
  ],
];

test.each(differences)('%s agree with the JSON Schema Test Suite but for what a table names', (...given) => {
  const [, validate, table] = given;
  const used = new Set<string>();
  const wrong = suite.flatMap((each) => {
    const result = validate(each);
    if (result === verdict(each.valid)) return [];
    const known = table.find(([title, other]) => each.title.startsWith(title) && other === result);
    if (known) used.add(known[0]);
    return known ? [] : [`${each.title}: ${result}`];
  });
  expect(wrong).toEqual([]);
  expect(table.map(([title]) => title).filter((title) => !used.has(title))).toEqual([]);
  expect(suite.length).toBe(254);
});
