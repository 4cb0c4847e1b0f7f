import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { gitProject } from '~/tests/harness/codegen/git-project';

const { project, git, command } = gitProject();
const other = mkdtempSync(join(tmpdir(), 'descry-'));
afterAll(() => {
  project.remove();
  rmSync(other, { recursive: true });
});

const document = 'openapi/svp.yaml';
const renamed = () => project.read(document).replaceAll('registrantName', 'ownerName');

const run = (...args: readonly string[]) => command('impact', ...args);

/** Another contract in a file outside of the project. */
function fileWith(name: string, text: string): string {
  writeFileSync(join(other, name), text);
  return join(other, name);
}

describe('another document', () => {
  test('breaks lines of descriptors, and what depends on these parts is listed', async () => {
    const { code, output } = await run(fileWith('svp.yaml', renamed()));
    expect(code).toBe(1);
    expect(output).toMatch(/descriptors\/drawers\/url\.json:\d+:\d+ {2}"registrantName" is not a field of UrlObject\./);
    expect(output).toMatch(/descriptors\/drawers\/domain\.json:\d+:\d+ {2}"registrantName" is not a field/);
    expect(output).toContain('2 errors, 0 warnings\n');
    expect(output).toMatch(
      /\nScenarios of these parts:\n {2}descriptors\/drawers\/url\.scenarios\.json:\d+:\d+ {2}Scenario of field Registrant name: /,
    );
    expect(output).toMatch(
      /\nTranslations of these parts:\n.*\n {2}descriptors\/messages\/ja\.json:\d+:\d+ {2}Translation of field Registrant name: drawers\.url\.tabs\.basic\.fields\.registrantName\.label\n$/,
    );
  });

  test('breaks nothing where it says the same', async () => {
    expect(await run(fileWith('svp.yaml', project.read(document)))).toEqual({
      code: 0,
      output: 'Nothing is wrong with this contract that is not wrong now.\n',
    });
  });

  test('is reported to programs', async () => {
    const file = fileWith('svp.yaml', renamed());
    const { diagnostics, translations, scenarios } = JSON.parse((await run(file, '--format', 'json')).output);
    expect([diagnostics.length, translations.length, scenarios.length]).toEqual([2, 2, 1]);
    const sarif = JSON.parse((await run(file, '--format', 'sarif')).output);
    expect(sarif.runs[0].results).toHaveLength(2);
  });

  test('that cannot be read is an error of its own', async () => {
    const { code, output } = await run(fileWith('svp.yaml', 'paths: ['));
    expect(code).toBe(1);
    expect(output).toContain('openapi/svp.yaml:1:');
  });
});

test('the documents of a revision take the place of all', async () => {
  const now = project.read(document);
  project.write(document, renamed());
  git('commit', '-qam', 'two');
  project.write(document, now);
  expect((await run('HEAD')).output).toContain('2 errors');
  expect((await run('HEAD~1')).output).toContain('Nothing is wrong');
});

test('the documents of a folder take the place of all', async () => {
  const folder = join(other, 'contract');
  mkdirSync(folder);
  writeFileSync(join(folder, 'svp.yaml'), renamed());
  const { code, output } = await run(folder);
  expect(code).toBe(1);
  expect(output, 'the other documents are missing').toContain('common.yaml');
});

describe('documents in folders of the contract', () => {
  const moved = 'openapi/parts/common.yaml';
  const folder = join(other, 'nested');

  test('are compared with those of the same path', async () => {
    cpSync(join(project.root, 'openapi'), folder, { recursive: true });
    mkdirSync(join(folder, 'parts'));
    writeFileSync(join(folder, 'parts/common.yaml'), 'components: { schemas: { Thing: { type: strin } } }\n');
    writeFileSync(join(folder, 'README.md'), '# Not a document');
    expect((await run(folder)).output).toContain(`${moved}:1:`);
    mkdirSync(join(project.root, 'openapi/parts'));
    project.write(moved, 'components: {}\n');
    const { output } = await run(join(folder, 'parts/common.yaml'));
    expect(output).toContain(`${moved}:1:`);
    expect(output).toContain('1 error, 0 warnings');
    rmSync(join(project.root, 'openapi/parts'), { recursive: true });
  });
});

test('without a contract to compare with, the usage is printed', async () => {
  expect(await run()).toEqual({ code: 2, output: expect.stringContaining('Usage: descry impact') });
});

test.each([
  ['nowhere', /^Git has no revision "nowhere" of this folder\.\n$/],
  [fileWith('unknown.yaml', ''), /^There is no openapi\/unknown\.yaml whose place .+ could take\.\n$/],
])('%s, which is no contract, is answered with one sentence', async (named, sentence) => {
  expect(await run(named)).toEqual({ code: 1, output: expect.stringMatching(sentence) });
});
