import { describe, expect, test } from 'vitest';
import { packageOf } from '../../tools/chunk-packages';
import { bytesOf, firstLoad, lazyModulesMissing, linkedStyles, packagesIn } from '../../tools/first-load';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'], imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'], imports: ['_react.js'] },
  'src/generated/drawers/url.ts': { file: 'assets/url.js', isDynamicEntry: true, imports: ['_chart.js'] },
  'src/generated/drawers/ip.ts': { file: 'assets/shared.js', isDynamicEntry: true },
  'src/generated/drawers/file.ts': { file: 'assets/shared.js', isDynamicEntry: true },
  '_chart.js': { file: 'assets/chart.js', css: ['assets/chart.css'] },
};

describe('the first load', () => {
  test('is the entry, all it imports at once, each once, and their styles', () => {
    expect(firstLoad(manifest, 'index.html')).toEqual({
      js: ['assets/index.js', 'assets/react.js', 'assets/ui.js'],
      css: ['assets/index.css', 'assets/ui.css'],
    });
  });

  test('needs the page', () => {
    expect(() => firstLoad(manifest, 'other.html')).toThrow('The build has no page other.html.');
  });

  test('weighs what its files weigh', async () => {
    expect(await bytesOf(['a', 'bbb'], async (file) => file.length)).toBe(4);
  });

  test('has the styles that the page links', () => {
    const page =
      '<link rel="stylesheet" id="a" href="./a.css" /><link rel="icon" href="b.svg"><link href="c.css" rel="stylesheet">';
    expect(linkedStyles(page)).toEqual(['a.css', 'c.css']);
  });

  test('holds the packages of its files', () => {
    const packages = {
      'assets/index.js': ['react'],
      'assets/chart.js': ['plotly.js'],
      'assets/ui.js': ['react', 'ws'],
    };
    expect(packagesIn(['assets/index.js', 'assets/ui.js'], packages)).toEqual(['react', 'ws']);
  });
});

test('a lazy module has a file of its own', () => {
  const drawer = (id: string) => `src/generated/drawers/${id}.ts`;
  expect(lazyModulesMissing(manifest, ['url', 'ip', 'file', 'host'].map(drawer))).toEqual(
    ['ip', 'file', 'host'].map(drawer),
  );
});

test.each([
  ['/p/src/app/main.tsx', undefined],
  ['/p/node_modules/react/index.js', 'react'],
  ['/p/node_modules/@rjsf/core/lib/a.js', '@rjsf/core'],
  ['/p/node_modules/a/node_modules/b/c.js', 'b'],
])('%s belongs to %s', (module, want) => {
  expect(packageOf(module)).toBe(want);
});
