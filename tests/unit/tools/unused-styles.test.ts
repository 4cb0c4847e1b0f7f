import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { namesIn, usedNames, withoutUnusedRules, withWholeNames } from '~/tools/unused-styles';

const { resolve } = createRequire(import.meta.url);

describe('names of classes', () => {
  test('are written out in the modules of Blueprint that declare them', () => {
    const code = [
      'const NS = Classes.getClassNamespace();',
      'export const PICKER = `${NS}-picker`;',
      'export const PICKER_FOOT = `${PICKER}-foot`;',
      'export const intentClass = (intent) => `${NS}-intent-${intent}`;',
    ];
    expect(withWholeNames(code.join('\n'))).toEqual({
      code: [
        code[0],
        'export const PICKER = `bp6-picker`;',
        'export const PICKER_FOOT = `bp6-picker-foot`;',
        'export const intentClass = (intent) => `bp6-intent-${intent}`;',
      ].join('\n'),
      names: ['bp6-picker', 'bp6-picker-foot'],
    });
  });

  test.each(['core', 'datetime', 'select'])('are found in the installed version of @blueprintjs/%s', async (name) => {
    const entry = resolve(`@blueprintjs/${name}/package.json`);
    const code = await readFile(entry.replace('package.json', 'lib/esm/common/classes.js'), 'utf8');
    const { code: whole, names } = withWholeNames(code);
    expect(names.length).toBeGreaterThan(5);
    expect(whole).not.toMatch(/\$\{[A-Z_]+\}/);
  });

  test('are used if code has them, or composes them from a name that it has', () => {
    const named = namesIn(['e="bp6-popover";t=`bp6-intent-${n}`', 'x.getAttribute("data-bp-color-scheme")']);
    const isUsed = usedNames(named, new Set(['bp6-popover', 'bp6-popover-arrow', 'bp6-tree']));
    const names = [
      'bp6-popover',
      'bp6-popover-enter',
      'bp6-popover-arrow',
      'bp6-intent-danger',
      'bp6-popovers',
      'bp6-tree',
    ];
    expect([...names, 'data-bp-color-scheme', 'data-bp-other'].filter(isUsed)).toEqual([
      'bp6-popover',
      'bp6-popover-enter',
      'bp6-intent-danger',
      'data-bp-color-scheme',
    ]);
  });
});

test('a style sheet loses the selectors of unused classes and the glyphs of the icon font, and nothing else', async () => {
  const css = [
    '.bp6-tree,.bp6-button:not(.bp6-tree){color:red}',
    '.bp6-dark .bp6-tree{color:red}',
    '.bp6-icon-add:before,.bp6-icon-plus:before{content:"+"}',
    '.bp6-icon-add{color:red}',
    '.descry-tree,h1,[hidden]{color:red}',
    ':root{--bp-unused:1px}@keyframes bp6-unused{to{opacity:0}}',
  ];
  const isUsed = (name: string): boolean => name !== 'bp6-tree';
  expect(await withoutUnusedRules(css.join('\n'), isUsed)).toBe(
    ['.bp6-button:not(.bp6-tree){color:red}', '', css[3], css[4], css[5]].join('\n'),
  );
});
