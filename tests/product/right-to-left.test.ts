import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // The style sheet of the chart library is written from its code.
  .filter((name) => !name.startsWith('generated') && name !== join('styles', 'plotly.css'))
  .map((name) => join('src', name));

/** Why a declaration is wrong in a language from right to left; `undefined` if it is not. */
function wrongSide(property: string, value: string): string | undefined {
  if (/(^|-)(left|right)(-|$)/.test(property)) return 'a side by name';
  if (/^(text-align|float|clear)$/.test(property) && /left|right/.test(value)) return 'a side by name';
  const sides = value.replace(/\s*!important$/, '').split(/\s+(?![^(]*\))/);
  if (/^(padding|margin|inset|scroll-(padding|margin)|border-(width|color|style))$/.test(property)) {
    return sides.length === 4 && sides[1] !== sides[3] ? 'two sides that differ' : undefined;
  }
  if (property === 'border-radius' && sides.length === 4) {
    return sides[0] !== sides[1] || sides[2] !== sides[3] ? 'corners that differ' : undefined;
  }
  if (/translate(X|3d)?\(/.test(value)) {
    const isAcross = /translateX|translate\(\s*(?!0[ ,)])/.test(value);
    return isAcross && !value.includes('--descry-onward') ? 'a move to one side' : undefined;
  }
  if (property.endsWith('shadow')) return /(^|,\s*)-?[1-9]\S*\s+\S+\s/.test(value) ? 'a shadow to one side' : undefined;
  return undefined;
}

test.each<[string, { given: string; want: string | undefined }]>([
  ['a logical side', { given: 'margin-inline-start: 8px', want: undefined }],
  ['a named side', { given: 'margin-left: 8px', want: 'a side by name' }],
  ['a named place', { given: 'right: 0', want: 'a side by name' }],
  ['a border of one side', { given: 'border-left-color: red', want: 'a side by name' }],
  ['aligned to a side', { given: 'text-align: left', want: 'a side by name' }],
  ['aligned to the start', { given: 'text-align: start', want: undefined }],
  ['four sides of two pairs', { given: 'padding: 4px 12px 8px 12px', want: undefined }],
  ['sides that differ', { given: 'padding: 4px 12px 4px 8px', want: 'two sides that differ' }],
  ['a calculated side', { given: 'inset: 0 calc(1px + 2px) 0 8px', want: 'two sides that differ' }],
  ['corners of one side', { given: 'border-radius: 0 4px 4px 0', want: 'corners that differ' }],
  ['corners at the bottom', { given: 'border-radius: 0 0 4px 4px', want: undefined }],
  ['a move down', { given: 'transform: translateY(8px)', want: undefined }],
  ['a move to one side', { given: 'transform: translateX(8px)', want: 'a move to one side' }],
  ['a move along the line', { given: 'transform: translateX(calc(8px * var(--descry-onward)))', want: undefined }],
  ['a shadow below', { given: 'box-shadow: 0 4px 8px black', want: undefined }],
  ['a shadow beside', { given: 'box-shadow: 4px 0 8px black', want: 'a shadow to one side' }],
])('of %s the sweep knows whether it is ready', (_, { given, want }) => {
  const [property = '', value = ''] = given.split(': ');
  expect(wrongSide(property, value)).toBe(want);
});

test('no style names a side: a language from right to left turns everything round', () => {
  const found = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/([\w-]+):\s*([^;{}]+);/g)].flatMap(([, property = '', value = '']) => {
        const why = wrongSide(property, value.replace(/\s+/g, ' '));
        return why === undefined ? [] : [`${file}: ${property}: ${value} (${why})`];
      }),
    );
  expect(found).toEqual([]);
});

test('no component names a side in its style', () => {
  const side = /\b(left|right|(margin|padding|border)(Left|Right)|textAlign)\s*:/;
  // A pointer is where it is in the window, whatever the direction of the line.
  const exempt = ['src/view/cell-menu/CellMenu.tsx'];
  const found = files.filter((file) => file.endsWith('.tsx') && side.test(readFileSync(file, 'utf8')));
  expect(found).toEqual(exempt);
});

test('parts that take the arrows to the sides ask for the direction of the line, but for bytes, pictures and graphs', () => {
  // Bytes have a direction of their own, and a picture or a graph follows the arrow as it follows the pointer.
  const exempt = [
    'src/view/picture/picture-view.ts',
    'src/view/field/graph/graph-keys.ts',
    'src/view/field/hex/use-hex-selection.ts',
  ];
  const found = files.filter((file) => {
    if (!/\.tsx?$/.test(file)) return false;
    const code = readFileSync(file, 'utf8');
    return /Arrow(Left|Right)/.test(code) && !code.includes('isRightToLeft');
  });
  expect(found).toEqual(exempt);
});
