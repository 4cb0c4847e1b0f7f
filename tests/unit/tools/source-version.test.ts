import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { sourceVersion } from '~/tools/source-version';

const folder = await mkdtemp(join(tmpdir(), 'sources-'));
afterAll(() => rm(folder, { recursive: true }));

function git(...parameters: readonly string[]): string {
  const environment = { GIT_CONFIG_GLOBAL: '', GIT_CONFIG_SYSTEM: '', GIT_COMMITTER_DATE: '2026-03-01T10:00:00+01:00' };
  const options = { cwd: folder, encoding: 'utf8', env: { ...process.env, ...environment } } as const;
  return execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...parameters], options).trim();
}

describe('the sources of a build', () => {
  test('have no commit and no date without git and without the environment', () => {
    expect(sourceVersion(folder, {})).toEqual({});
  });

  test('have the commit of git and its time', async () => {
    await writeFile(join(folder, 'a'), '1');
    git('init', '-q');
    git('add', '.');
    git('commit', '-qm', 'Add a');
    expect(sourceVersion(folder, {})).toEqual({ commit: git('rev-parse', 'HEAD'), date: '2026-03-01T09:00:00Z' });
  });

  test('are marked if they are not those of the commit', async () => {
    await writeFile(join(folder, 'a'), '2');
    expect(sourceVersion(folder, {}).commit).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
  });

  test.each<[string, { environment: Record<string, string>; expected: object }]>([
    [
      'commit and date of the environment',
      {
        environment: { SOURCE_COMMIT: 'abc', SOURCE_DATE_EPOCH: '1772355600' },
        expected: { commit: 'abc', date: '2026-03-01T09:00:00Z' },
      },
    ],
    [
      'no date of another commit than that of the environment',
      { environment: { SOURCE_COMMIT: 'abc' }, expected: { commit: 'abc' } },
    ],
    ['nothing if the environment says so', { environment: { SOURCE_COMMIT: '', SOURCE_DATE_EPOCH: '' }, expected: {} }],
  ])('have %s', (_, { environment, expected }) => {
    expect(sourceVersion(folder, environment)).toEqual(expected);
  });

  test.each([
    [{ SOURCE_COMMIT: '"><script>' }, /SOURCE_COMMIT is/],
    [{ SOURCE_COMMIT: 'abc', SOURCE_DATE_EPOCH: 'today' }, /SOURCE_DATE_EPOCH is "today"/],
  ])('are refused if the environment sets %j', (environment, message) => {
    expect(() => sourceVersion(folder, environment)).toThrow(message);
  });
});
