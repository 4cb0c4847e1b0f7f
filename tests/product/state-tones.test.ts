import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Row {
  readonly equals?: unknown;
  readonly tone?: string;
}

const folder = new URL('../../descriptors/scales/', import.meta.url);

/** What the descriptors of drawers say, in one. */
const drawers = ['drawers', 'panels']
  .flatMap((kind) => {
    const folder = new URL(`../../descriptors/${kind}/`, import.meta.url);
    return readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  })
  .join();

/** What has a tone in drawers, by scale; of `otherwise` the value is `*`. */
function tones(): Readonly<Record<string, readonly (readonly [unknown, string])[]>> {
  const named = readdirSync(folder).map((file) => {
    const scale: { rows: readonly Row[]; else: Row | string } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    const rest = typeof scale.else === 'string' ? [] : [{ ...scale.else, equals: '*' }];
    const rows = [...scale.rows, ...rest].flatMap(({ equals, tone }) =>
      tone === undefined ? [] : [[equals, tone] as const],
    );
    return [file.replace('.json', ''), rows] as const;
  });
  return Object.fromEntries(named.filter(([id, rows]) => rows.length > 0 && drawers.includes(`"scale": "${id}"`)));
}

test('these states of drawers have a mark in a colour, and no others [DR-OP-16, DR-VAL-36 to 38]', () => {
  expect(tones()).toEqual({
    'endpoint-connectivity': [
      ['connected', 'good'],
      ['unknown', 'unknown'],
    ],
    'module-status': [
      ['on', 'good'],
      ['unknown', 'unknown'],
    ],
    'mobile-status': [
      [1, 'good'],
      [2, 'warning'],
      [3, 'bad'],
    ],
  });
});
