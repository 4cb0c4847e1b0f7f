import { afterAll, describe, expect, test } from 'vitest';
import { gitProject } from '~/tests/harness/codegen/git-project';

const { project, git, command: run } = gitProject();
afterAll(() => project.remove());

const url = 'descriptors/drawers/url.json';

describe('diff', () => {
  test('compares the files with the last commit, and says what the check finds newly', async () => {
    expect(await run('diff')).toEqual({ code: 0, output: 'The descriptors say the same as before.\n' });
    project.write(url, project.read(url).replace('"label": "Registrant name"', '"label": "Owner"'));
    const { code, output } = await run('diff');
    expect(code).toBe(0);
    expect(output).toMatch(
      /^Drawer url, tab Basic, field Owner: label "Registrant name" changed to "Owner"\.\n\nNew in the check:\n {2}descriptors\/messages\/ja\.json:\d+:\d+ {2}warning: The English has changed since this was translated\.\n$/,
    );
    const json = JSON.parse((await run('diff', 'HEAD', '--format', 'json')).output);
    expect(json.changes).toEqual([
      {
        file: url,
        pointer: '/tabs/0/fields/4',
        sentence: 'Drawer url, tab Basic, field Owner: label "Registrant name" changed to "Owner".',
      },
    ]);
    expect(json.diagnostics).toHaveLength(1);
  });

  test('compares two commits', async () => {
    git('commit', '-qam', 'two');
    project.write(url, 'no JSON');
    expect((await run('diff', 'HEAD~1..HEAD')).output).toContain('changed to "Owner"');
    expect((await run('diff', 'HEAD..HEAD~1')).output).toContain('changed to "Registrant name"');
  });

  test('says what the check finds newly where nothing else can be said', async () => {
    git('checkout', '-q', '.');
    const scale = 'descriptors/scales/web-reputation.json';
    project.write(scale, project.read(scale).replace('{', '{{'));
    expect((await run('diff')).output).toMatch(
      /^New in the check:\n {2}descriptors\/scales\/web-reputation\.json:1:2 {2}error: /,
    );
  });

  test('says which revision git does not know', async () => {
    expect(await run('diff', 'nowhere')).toEqual({
      code: 1,
      output: 'Git has no revision "nowhere" of this folder.\n',
    });
    expect((await run('diff', '--output=x')).code).toBe(2);
  });
});
