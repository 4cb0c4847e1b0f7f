import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readProjectFolder } from './codegen/host/project-folder.ts';
import { consoleAliases } from './tools/console-modules.ts';
import { stubs } from './tools/stubs/aliases.ts';

const views = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.tsx'))
  .map((path) => `tests/${path.replaceAll('\\', '/')}`);

/** Tests that put other modules in the place of the console's own: what they load is for them alone. */
const replacing = views.filter((path) => readFileSync(path, 'utf8').includes('vi.mock('));

/** The files that take longest; a fresh clone knows only how large they are. */
const longest = [
  ...['product/drawers/wrong-shapes', 'product/drawers/bad-answers', 'product/drawers/hostile-answers'],
  ...['product/random-mistakes', 'product/answers/generated', 'product/seeded-mistakes'],
  ...['component/app/bad-input', 'component/app/boundaries', 'unit/codegen/incremental'],
  ...['unit/codegen/hostile/descriptors', 'unit/codegen/hostile-files', 'unit/codegen/1-parse/hostile'],
  ...['unit/codegen/compile', 'unit/codegen/mutations', 'unit/codegen/diagnostics/codes'],
];

/** The longest files of a project begin, so that all workers finish at about the same time. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      longest.some((name) => moduleId.includes(`/${name}.test.`));
    const projects = [...new Set(sorted.map(({ project }) => project))];
    return projects.flatMap((project) => {
      const ofProject = sorted.filter((file) => file.project === project);
      return [...ofProject.filter(isLong), ...ofProject.filter((file) => !isLong(file))];
    });
  }
}

/** Plotly draws in a browser alone, and is 3 MB of code. */
const withoutPlotly = ['plotly.js', 'react-plotly.js/factory'].map((find) => ({
  find,
  replacement: `${import.meta.dirname}/tests/harness/view/no-plotly.ts`,
}));

const project = await readProjectFolder(import.meta.dirname);

const dom = {
  environment: 'happy-dom',
  environmentOptions: { happyDOM: { width: 1440, height: 900 } },
  setupFiles: ['tests/harness/dom.ts'],
};

export default defineConfig({
  cacheDir: '.cache/vitest',
  resolve: { alias: [...withoutPlotly, ...stubs, ...consoleAliases(project)], tsconfigPaths: true },
  test: {
    env: { TZ: 'UTC' },
    // Rendering leaves much garbage that lives for a moment: with more room for it the tests take an eighth less time.
    execArgv: ['--max-semi-space-size=64'],
    // `npm run golden` alone writes golden files.
    update: 'none',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Nothing else runs meanwhile; by default one core would stay free.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        // Pure code keeps nothing between files: loading it once per worker halves the time.
        test: { name: 'node', environment: 'node', isolate: false, include: ['tests/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...dom, name: 'dom', isolate: false, include: ['tests/**/*.test.tsx'], exclude: replacing },
      },
      {
        extends: true,
        test: { ...dom, name: 'dom with other modules', include: replacing },
      },
    ],
  },
});
