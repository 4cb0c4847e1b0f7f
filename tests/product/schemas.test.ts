import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Schema = Readonly<Record<string, unknown>>;

/** Places of properties and named branches that neither say what they are for nor refer to something that does. */
function* silent(schema: unknown, path: string): Iterable<string> {
  if (Array.isArray(schema)) for (const [index, one] of schema.entries()) yield* silent(one, `${path}/${index}`);
  if (!isSchema(schema)) return;
  if (typeof schema.title === 'string' && !speaks(schema)) yield path;
  for (const [keyword, below] of Object.entries(schema)) {
    if (keyword !== 'properties' && keyword !== '$defs') yield* silent(below, `${path}/${keyword}`);
    else if (isSchema(below)) {
      for (const [name, one] of Object.entries(below)) {
        if (keyword === 'properties' && name !== '$schema' && isSchema(one) && !speaks(one)) yield `${path}/${name}`;
        yield* silent(one, `${path}/${name}`);
      }
    }
  }
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function speaks(schema: Schema): boolean {
  return ['description', '$ref', 'const'].some((keyword) => keyword in schema);
}

test.each(readdirSync('schemas').filter((name) => name.endsWith('.json')))(
  '%s says what each property and each branch is for',
  (name) => {
    expect([...silent(JSON.parse(readFileSync(`schemas/${name}`, 'utf8')), '')]).toEqual([]);
  },
);
