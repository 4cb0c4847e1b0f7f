import { describe, expect, test } from 'vitest';
import { packageOf } from '~/tools/build-records';
import { bytesOf, firstLoad, lazyModulesMissing, packagesIn } from '~/tools/first-load';

const manifest = {
  '_console.js': { file: 'assets/console.js', css: ['assets/console.css'], imports: ['_react.js', '_ui.js'] },
  '_react.js': { file: 'assets/react.js' },
  '_ui.js': { file: 'assets/ui.js', css: ['assets/ui.css'], imports: ['_react.js'] },
  'src/generated/console/drawers/url.ts': { file: 'assets/url.js', isDynamicEntry: true, imports: ['_chart.js'] },
  'src/generated/console/drawers/ip.ts': { file: 'assets/shared.js', isDynamicEntry: true },
  'src/generated/console/drawers/file.ts': { file: 'assets/shared.js', isDynamicEntry: true },
  '_chart.js': { file: 'assets/chart.js', css: ['assets/chart.css'] },
};

describe('the first load', () => {
  test('is the scripts of the page, all they import at once, each once, and all styles', () => {
    const page = `
      <script src="./theme.js"></script>
      <script type="module" crossorigin src="./assets/react.js"></script>
      <script type="module" crossorigin src="./assets/console.js"></script>
      <link rel="stylesheet" id="a" href="./a.css" /><link rel="icon" href="b.svg"><link href="c.css" rel="stylesheet">`;
    expect(firstLoad(manifest, page)).toEqual({
      js: ['theme.js', 'assets/react.js', 'assets/console.js', 'assets/ui.js'],
      css: ['a.css', 'c.css', 'assets/console.css', 'assets/ui.css'],
    });
  });

  test('weighs what its files weigh', async () => {
    expect(await bytesOf(['a', 'bbb'], async (file) => file.length)).toBe(4);
  });

  test('holds the packages of its files', () => {
    const packages = {
      'assets/console.js': ['react'],
      'assets/chart.js': ['plotly.js'],
      'assets/ui.js': ['react', 'ws'],
    };
    expect(packagesIn(['assets/console.js', 'assets/ui.js'], packages)).toEqual(['react', 'ws']);
  });
});

test('a lazy module has a file of its own, or is in a file that may hold several', () => {
  const contents = {
    'console.js': ['main', 'ip'],
    'url.js': ['url', 'text'],
    'objects.js': ['file', 'host'],
    'must-answer.js': ['terms', 'session'],
  };
  const modules = ['url', 'ip', 'file', 'host', 'terms', 'session', 'nowhere'];
  const rules = { first: ['console.js'], isShared: (file: string) => file === 'must-answer.js' };
  expect(lazyModulesMissing(modules, contents, rules)).toEqual(['ip', 'file', 'host', 'nowhere']);
});

test.each([
  ['/p/src/app/main.tsx', undefined],
  ['/p/node_modules/react/index.js', 'react'],
  ['/p/node_modules/@rjsf/core/lib/a.js', '@rjsf/core'],
  ['/p/node_modules/a/node_modules/b/c.js', 'b'],
  ['/c/node_modules/descry/src/app/main.tsx', undefined],
  ['/c/node_modules/descry/node_modules/react/index.js', 'react'],
  ['/c/node_modules/react/index.js', 'react'],
])('%s belongs to %s', (module, want) => {
  expect(packageOf(module, '/c/node_modules/descry')).toBe(want);
});
