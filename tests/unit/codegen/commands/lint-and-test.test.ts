import { expect, test } from 'vitest';
import { run } from '~/codegen/commands/run';
import { shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'descry-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const folder of ['descriptors', 'schemas', 'openapi']) cpSync(folder, join(root, folder), { recursive: true });

async function command(...args: readonly string[]) {
  let output = '';
  const code = await run(args, { root, print: (text) => (output += text), now: () => 0, compiler: shippedCompiler });
  return { code, output };
}

/** Changes a file while a command runs. */
async function whileChanged<T>(path: string, from: string, to: string, job: () => Promise<T>): Promise<T> {
  const file = join(root, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replace(from, to));
  try {
    return await job();
  } finally {
    writeFileSync(file, before);
  }
}

test('lint fails where a descriptor breaks a rule of the project, and says the rest is right', async () => {
  expect(await command('lint')).toEqual({ code: 0, output: 'No descriptor breaks one of 3 rules.\n' });
  const { code, output } = await whileChanged('descriptors/drawers/url.json', '"Host"', '"Host:"', () =>
    command('lint'),
  );
  expect(code).toBe(1);
  expect(output).toContain('warning: A label has no full stop or colon at its end.  [project/label-without-stop]');
});

test.each([
  ['descriptors/drawers/url.json', 'json/'],
  ['descriptors/checks.json', 'json/'],
])('lint checks nothing while %s cannot be read', async (file, code) => {
  const { text, json } = await whileChanged(file, '{', '{,', async () => ({
    text: await command('lint'),
    json: await command('lint', '--format', 'json'),
  }));
  expect([text.code, json.code]).toEqual([1, 1]);
  expect(text.output).toContain(`${file}:1:`);
  expect(text.output).toContain('The rules were not checked: they need a project without errors.');
  expect(JSON.parse(json.output)[0]).toMatchObject({ file, code: expect.stringContaining(code) });
});

test('test runs the scenarios, and says why one fails', async () => {
  const passed = await command('test', 'drawers/url');
  expect(passed).toEqual({ code: 0, output: '3 scenarios passed, 0 failed in 0.00 s\n' });
  const { code, output } = await whileChanged(
    'descriptors/drawers/url.json',
    '"!restrictedRegion"',
    '"restrictedRegion"',
    () => command('test', 'drawers/url'),
  );
  expect(code).toBe(1);
  expect(output).toMatch(/"tabs\.threat-intelligence" to be hidden, but it is visible\. {2}\[scenario\/failed\]/);
  expect(output).toMatch(/ {2}true {4} restrictedRegion {2}descriptors\/drawers\/url\.json:\d+:\d+/);
  expect(output).toContain('1 scenarios passed, 2 failed');
});

test('test runs nothing while the project has an error', async () => {
  const { code, output } = await whileChanged('descriptors/drawers/url.json', 'url.host"', 'url.hots"', () =>
    command('test'),
  );
  expect(code).toBe(1);
  expect(output).toContain('The scenarios were not run: they need a project without errors.');
});

test('test gives its failures as JSON and as SARIF', async () => {
  const results = JSON.parse((await command('test', 'drawers/url', '--format', 'json')).output);
  expect(results).toMatchObject([{ expectations: 5, failures: [] }, { failures: [] }, { failures: [] }]);
  const log = JSON.parse((await command('test', '--format', 'sarif')).output);
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ results: [] }] });
});
