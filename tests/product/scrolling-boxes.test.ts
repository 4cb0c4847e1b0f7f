import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // The style sheet of the chart library is written from its code.
  .filter((name) => name.endsWith('.css') && !name.startsWith('generated') && name !== join('styles', 'plotly.css'))
  .map((name) => join('src', name));

/** Boxes of a popover, which is positioned by code. */
const popovers = ['.descry-period-floating'];

/** The selectors of a style sheet whose box scrolls although texts in it with an absolute position do not. */
function boxesWithoutPosition(css: string): readonly string[] {
  const rules = [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', declarations = '']) => ({ selector: selector.trim(), declarations }),
  );
  const isPositioned = (box: string): boolean =>
    rules.some(
      ({ selector, declarations }) =>
        selector.split(/,\s*/).includes(box) &&
        /(^|[;\s])position:\s*(relative|absolute|fixed|sticky)/.test(declarations),
    );
  return rules
    .filter(({ declarations }) => /(^|[;\s])overflow(-[xy])?:[^;]*(auto|scroll)/.test(declarations))
    .flatMap(({ selector }) => selector.split(/,\s*/))
    .filter((box) => !isPositioned(box));
}

test.each<[string, { css: string; want: readonly string[] }]>([
  ['a box without a position', { css: '.a { overflow-y: auto; }', want: ['.a'] }],
  ['a box with one', { css: '.a { position: relative; overflow: hidden auto; }', want: [] }],
  ['a box that gets it in another rule', { css: '.a, .b { position: fixed } .a { overflow: scroll; }', want: [] }],
  ['a box in a query', { css: '@media print { .a { overflow-x: auto; } }', want: ['.a'] }],
  ['a box that does not scroll', { css: '.a { overflow: hidden; }', want: [] }],
])('of %s the sweep knows whether texts scroll with it', (_, { css, want }) => {
  expect(boxesWithoutPosition(css)).toEqual(want);
});

test('a box that scrolls has a position, so that hidden texts for screen readers scroll with it', () => {
  expect(sheets.length).toBeGreaterThan(0);
  const found = sheets.flatMap((file) =>
    boxesWithoutPosition(readFileSync(file, 'utf8'))
      .filter((selector) => !popovers.includes(selector))
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
