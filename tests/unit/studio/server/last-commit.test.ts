import { execFileSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { readSources } from '~/codegen/host/read-sources';
import { LastCommit } from '~/studio/server/last-commit';
import { copyProject } from '~/tests/harness/studio/project-copy';

const project = copyProject();
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: project.root });
afterAll(() => project.remove());

const compiler = createCompiler();
const lastCommit = new LastCommit(project.root, compiler);
const url = 'descriptors/drawers/url.json';

function changes() {
  const { sources } = readSources(project.root);
  return lastCommit.changes(sources, compiler.check(sources));
}

const none = { changes: [], diagnostics: [], failed: [] };

test('says what differs from the last commit and where, also after a further one', () => {
  git('init', '-q');
  expect(changes()).toEqual({ problem: 'The folder is in no git repository with a commit.' });
  git('add', '.');
  git('commit', '-qm', 'one');
  expect(changes()).toEqual(none);
  project.write(url, project.read(url).replace('"label": "Registrant name"', '"label": "Owner"'));
  expect(changes()).toEqual({
    changes: [
      {
        file: url,
        offset: project.read(url).lastIndexOf('{', project.read(url).indexOf('"Owner"')),
        sentence: 'Drawer url, tab Basic, field Owner: label "Registrant name" changed to "Owner".',
      },
    ],
    diagnostics: [expect.objectContaining({ code: 'message/stale', file: 'descriptors/messages/ja.json' })],
    failed: [],
  });
  git('commit', '-qam', 'two');
  expect(changes()).toEqual(none);
  project.write(url, project.read(url).replace('!restrictedRegion', 'restrictedRegion'));
  expect(changes()).toMatchObject({
    changes: [{ file: url }],
    failed: [{ file: 'descriptors/drawers/url.scenarios.json' }, { file: 'descriptors/drawers/url.scenarios.json' }],
  });
});
