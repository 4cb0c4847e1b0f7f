import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editsOf } from '~/tools/release/edits';
import { refusals } from '~/tools/release/refusals';
import { recordFile, type ReleaseState } from '~/tools/release/state';
import { versionedFiles } from '~/tools/release/versioned-files';
import { namesInPage, printSurface, type Surface } from '~/tools/release/surface';

const surface: Surface = { version: '1.2.0', names: { 'function of expressions': ['size'] }, schemas: {} };
const changelog = '# Changelog\n\n## Unreleased\n\n- One thing.\n\n## 1.2.0\n\n- Another.\n';
const packageFile = '{\n  "name": "descry",\n  "version": "1.2.0"\n}\n';
const files = {
  'package.json': packageFile,
  'package-lock.json':
    '{\n  "version": "1.2.0",\n  "packages": {\n    "": {\n      "version": "1.2.0"\n    },\n    "node_modules/a": { "version": "1.2.0" }\n  }\n}\n',
  'packages/create-descry/package.json': packageFile,
  'editors/vscode/package.json': packageFile,
  'deploy/chart/Chart.yaml': '# The chart\nname: descry\nversion: 1.2.0\n',
};
const clean: ReleaseState = { git: { changes: '' }, files, changelog, surface, recorded: surface };
const withNames = (...names: readonly string[]): Surface => ({
  ...surface,
  names: { 'function of expressions': names },
});

test.each<[string, Partial<ReleaseState>, string, readonly RegExp[]]>([
  ['a patch of a clean copy', {}, '1.2.1', []],
  [
    'files that are not committed',
    { git: { changes: ' M a.ts\n?? b.ts' } },
    '1.2.1',
    [/^These files are not committed\..*:\n {3}M a\.ts\n {2}\?\? b\.ts$/],
  ],
  ['no repository', { git: { failure: 'fatal: not a git repository' } }, '1.2.1', [/not a git repository.*clone/]],
  ['what is no version', {}, 'next', [/^"next" is no version of a release\. .* 1\.3\.0\.$/]],
  [
    'the same version',
    {},
    '1.2.0',
    [/not higher than 1\.2\.0 .* 1\.2\.1, 1\.3\.0 and 2\.0\.0/, /section of 1\.2\.0 already/],
  ],
  ['a lower version', {}, '1.1.9', [/^1\.1\.9 is not higher/]],
  [
    'another version in one file',
    { files: { ...files, 'package.json': packageFile.replace('1.2.0', '1.1.0') } },
    '1.3.0',
    [
      /^package-lock\.json: "version" is "1\.2\.0", and that of package\.json "1\.1\.0"/,
      /^package-lock\.json: "packages\.\.version"/,
      /^packages\/create-descry/,
      /^editors/,
      /^deploy\/chart\/Chart\.yaml: "version"/,
    ],
  ],
  [
    'a changelog without a section',
    { changelog: '# Changelog\n\n## 1.2.0\n' },
    '1.2.1',
    [/no section "## Unreleased"/],
  ],
  ['no changelog', { changelog: '' }, '1.2.1', [/no section "## Unreleased"/]],
  [
    'an empty section',
    { changelog: '# Changelog\n\n## Unreleased\n\n### Added\n\n<!-- none\n-->\n\n## 1.2.0\n\n- A\n' },
    '1.2.1',
    [/^CHANGELOG\.md:3: The section "## Unreleased" is empty/],
  ],
  ['two sections', { changelog: `${changelog}\n## Unreleased\n` }, '1.2.1', [/2 sections "## Unreleased"/]],
  [
    'a record of another version',
    { recorded: { ...surface, version: '1.1.0' } },
    '1.3.0',
    [/surface of 1\.1\.0, and package\.json the version 1\.2\.0/],
  ],
  [
    'a patch after an addition',
    { surface: withNames('size', 'min') },
    '1.2.1',
    [/^1\.2\.1 is too small: .* adds to it\. Release 1\.3\.0, or undo:\n {2}function of expressions: min is new$/],
  ],
  ['a minor version after an addition', { surface: withNames('size', 'min') }, '1.3.0', []],
  [
    'a minor version after a break',
    { surface: withNames('min') },
    '1.3.0',
    [
      /^1\.3\.0 is too small: .* may break those who rely on it\. Release 2\.0\.0, or undo:\n {2}function of expressions: size is gone$/,
    ],
  ],
  ['a major version after a break', { surface: withNames('min') }, '2.0.0', []],
  ['a patch where nothing is recorded', { surface: withNames('min'), recorded: undefined }, '1.2.1', []],
])('%s', (_, more, version, want) => {
  const found = refusals({ ...clean, ...more }, version);
  expect(found).toHaveLength(want.length);
  for (const [index, pattern] of want.entries()) expect(found[index]).toMatch(pattern);
});

test('everything that is wrong is reported at once', () => {
  expect(refusals({ ...clean, git: { changes: '?? b' }, changelog: '' }, '1')).toHaveLength(3);
});

describe('a release changes', () => {
  const edits = editsOf({ ...clean, surface: withNames('min') }, '2.0.0', new Date('2026-12-31T23:30:00-05:00'));

  test('the version in each file that has it, and no other', () => {
    expect(edits['package.json']).toBe(packageFile.replace('1.2.0', '2.0.0'));
    expect(edits['deploy/chart/Chart.yaml']).toBe('# The chart\nname: descry\nversion: 2.0.0\n');
    const lock: unknown = JSON.parse(edits['package-lock.json'] ?? '');
    const other = { version: '1.2.0' };
    expect(lock).toEqual({ version: '2.0.0', packages: { '': { version: '2.0.0' }, 'node_modules/a': other } });
  });

  test('the heading of what was not released, with the day in UTC', () => {
    expect(edits['CHANGELOG.md']).toBe(changelog.replace('## Unreleased', '## 2.0.0 (2027-01-01)'));
  });

  test('the recorded surface', () => {
    expect(JSON.parse(edits[recordFile] ?? '')).toEqual({ ...withNames('min'), version: '2.0.0' });
    expect(printSurface(surface).split('\n')).toContain('    "function of expressions": ["size"]');
  });
});

test('every package and chart of the repository with a version is among the files that get a new one', () => {
  const paths = execFileSync('git', ['ls-files', '*package.json', 'package-lock.json', '*Chart.yaml'], {
    encoding: 'utf8',
  });
  const versioned = paths
    .split('\n')
    .filter((path) => path !== '' && /^(?: {2}"version"|version:)/m.test(readFileSync(path, 'utf8')));
  expect(Object.keys(versionedFiles).sort()).toEqual(versioned.sort());
});

test('the names of the page of the surface begin its rows, or are code of its section about hooks', () => {
  const page = `# Surface

Text with \`code\`.

| Key              | Default |
| ---------------- | ------- |
| \`region\`, \`site\` | \`""\`    |

### Hooks

#### Shell

- a toast: \`data-intent\`

### Layers

\`z\`
`;
  expect(namesInPage(page)).toEqual(['region', 'site', 'data-intent']);
});
