import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isRecord } from '~/lib/json';
import { formattedPage, madePages } from '~/tools/docs';

test.each(madePages)('%s is what `npm run docs` writes', async (page) => {
  expect(readFileSync(page, 'utf8')).toBe(await formattedPage(page));
});

const reference = readFileSync('docs/reference.md', 'utf8');

/** The names of all properties in a schema. */
function propertiesIn(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(propertiesIn);
  if (!isRecord(schema)) return [];
  const { properties, ...rest } = schema;
  const named = isRecord(properties) ? Object.entries(properties) : [];
  return [
    ...named.flatMap(([name, value]) => [name, ...propertiesIn(value)]),
    ...Object.values(rest).flatMap(propertiesIn),
  ];
}

test.each(readdirSync('schemas').filter((name) => name.endsWith('.json')))(
  'each word of %s is in the reference',
  (file) => {
    const words = new Set(propertiesIn(JSON.parse(readFileSync(`schemas/${file}`, 'utf8'))));
    const missing = [...words].filter(
      (word) => word !== '$schema' && !new RegExp(`[\`.]${word}(\\[\\])*\``).test(reference),
    );
    expect(missing).toEqual([]);
  },
);

test('each link inside of the reference leads to a heading', () => {
  const anchors = new Set(
    [...reference.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^a-z0-9 -]/g, '')
        .replaceAll(' ', '-'),
    ),
  );
  const targets = [...reference.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor = '']) => anchor);
  expect(targets.filter((anchor) => !anchors.has(anchor))).toEqual([]);
});
