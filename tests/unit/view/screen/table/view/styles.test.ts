import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../../../../src/view/screen/table/view');

test('no style of a list counts its rows, because each new row would restyle all of them', () => {
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const counting = sheets.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?:tr|-row\b)[^\s>+~,{]*:nth-[^{]*/g)].map(([rule]) => rule),
  );
  expect(counting).toEqual([]);
});
