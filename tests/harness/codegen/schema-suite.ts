import { readFileSync } from 'node:fs';
import type { Json } from '~/codegen/language/model';

type Schema = { readonly [keyword: string]: Json };

/** A case of the JSON Schema Test Suite: whether data is valid by a schema. */
export interface SuiteCase {
  /** The file, its group, and the case in it. */
  readonly title: string;
  readonly schema: Schema;
  readonly data: Json;
  readonly valid: boolean;
}

interface Group {
  readonly description: string;
  readonly schema: Schema;
  readonly tests: readonly { readonly description: string; readonly data: Json; readonly valid: boolean }[];
}

/**
 * The only edition of the suite that a package without references to git has: draft 4. For the keywords in use here,
 * later drafts differ only in what the table of differences names.
 */
const folder = 'node_modules/json-schema-test-suite/tests/draft4';

const files = [
  ...['additionalProperties', 'allOf', 'anyOf', 'default', 'definitions', 'enum', 'items', 'maxItems', 'maxLength'],
  ...['maxProperties', 'maximum', 'minItems', 'minLength', 'minProperties', 'minimum', 'multipleOf', 'not', 'oneOf'],
  ...['pattern', 'patternProperties', 'properties', 'ref', 'required', 'type', 'uniqueItems'],
  ...['optional/format', 'optional/zeroTerminatedFloats'],
];

/** The cases of the suite for the keywords of descriptor schemas, forms and the contract, and of some beside them. */
export const suite: readonly SuiteCase[] = files.flatMap((file) => {
  const groups: readonly Group[] = JSON.parse(readFileSync(`${folder}/${file}.json`, 'utf8'));
  return groups.flatMap(({ description, schema, tests }) =>
    tests.map(({ description: name, data, valid }) => ({
      title: `${file}: ${description}: ${name}`,
      schema,
      data,
      valid,
    })),
  );
});
