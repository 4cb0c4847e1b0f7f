import { describe, expect, test } from 'vitest';
import { neededPreloads, type BuiltScript } from '~/tools/preloads';

const script = (imports: readonly string[], ...styles: readonly string[]): BuiltScript => ({
  imports,
  viteMetadata: { importedCss: new Set(styles) },
});

const scripts = new Map(
  Object.entries({
    'console.js': script(['page.js']),
    'page.js': script(['runtime.js'], 'page.css'),
    'runtime.js': { imports: [] },
    'drawer.js': script(['scales.js', 'page.js']),
    'scales.js': script(['page.js']),
    'Panel.js': script(['shared.js', 'page.js'], 'panel.css'),
    'shared.js': script(['console.js', 'Panel.js'], 'shared.css'),
    'List.js': script(['shared.js']),
  }),
);

describe('beside a script that is loaded later is fetched early', () => {
  test.each([
    [
      'what it imports, but not itself and not what the page has',
      { host: 'console.js', file: 'drawer.js', preloads: ['drawer.js', 'scales.js', 'page.js', 'runtime.js'] },
      ['scales.js'],
    ],
    [
      'itself too if it waits for styles',
      { host: 'console.js', file: 'Panel.js', preloads: ['Panel.js', 'shared.js', 'page.js'] },
      ['Panel.js', 'shared.js'],
    ],
    [
      'itself too if what it imports waits for styles',
      { host: 'console.js', file: 'List.js', preloads: ['List.js', 'shared.js'] },
      ['List.js', 'shared.js'],
    ],
    [
      'nothing if the script that loads it has all of it',
      { host: 'Panel.js', file: 'List.js', preloads: ['List.js', 'shared.js', 'console.js'] },
      [],
    ],
  ])('%s', (_, given, want) => {
    expect(neededPreloads(scripts, given)).toEqual(want);
  });
});
