import { Ajv } from 'ajv';
import { chmodSync, lstatSync, readdirSync, readFileSync, renameSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { entries } from '~/codegen/diagnostics/codes/codes';
import { useCopy } from '~/tests/harness/codegen/copy';
import { sarifSchema } from '~/tests/fixtures/codegen/sarif-schema';

const url = 'descriptors/drawers/url.json';

const { root, command, change, generated } = useCopy();

const textOf = (path: string) => readFileSync(join(root(), path), 'utf8');
/** One mistake with a fix and one without. */
const misspell = () =>
  change(url, (text) =>
    text.replace('url.hostedLocation[0]', 'url.hostedLocatoin[0]').replace('"head":', '"width": 10, "head":'),
  );

describe('descry check', () => {
  test('passes when nothing is wrong, and generates nothing', async () => {
    const before = generated();
    expect(await command('check')).toEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ descriptors without a mistake\.\n$/),
    });
    expect(generated()).toEqual(before);
  });

  test('prints what is wrong with its place, and fails', async () => {
    misspell();
    const { code, output } = await command('check');
    expect(code).toBe(1);
    expect(output).toMatch(/url\.json:\d+:\d+ {2}"hostedLocatoin" is not a field of UrlObject\./);
    expect(output).toContain('2 errors, 0 warnings\n');
  });

  test('passes with warnings, which it prints', async () => {
    change(url, (text) => text.replace('"Registrant name"', '"Registered by"'));
    expect(await command('check')).toEqual({ code: 0, output: expect.stringContaining('[message/stale]') });
  });

  test('writes as JSON how many errors and warnings there are, and each of them with its fix', async () => {
    misspell();
    const { code, output } = await command('check', '--format', 'json');
    expect(code).toBe(1);
    const report = JSON.parse(output);
    expect(report).toMatchObject({ errors: 2, warnings: 0, corrections: [] });
    const offset = textOf(url).indexOf('hostedLocatoin');
    expect(report.diagnostics[1] ?? {}).toMatchObject({
      severity: 'error',
      code: 'expression/unknown-field',
      file: url,
      pointer: '/head/facts/0/value',
      length: 14,
      fix: { offset, length: 14, text: 'hostedLocation' },
    });
  });
});

describe('descry check --format sarif', () => {
  test('writes a log with every code as a rule, and each diagnostic with its place and its fix', async () => {
    misspell();
    const { code, output } = await command('check', '--format', 'sarif');
    expect(code).toBe(1);
    const log = JSON.parse(output);
    const validate = new Ajv({ strict: false }).compile(sarifSchema);
    expect(validate(log), JSON.stringify(validate.errors)).toBe(true);
    const [{ tool, results }] = log.runs;
    const { rules } = tool.driver;
    expect(rules.map(({ id }: { readonly id: string }) => id)).toEqual([...entries.keys()].sort());
    expect(results).toHaveLength(2);
    for (const { ruleId, ruleIndex } of results) expect(rules[ruleIndex].id).toBe(ruleId);
    const [, { locations, fixes }] = results;
    const lines = textOf(url).split('\n');
    const text = lines.find((one) => one.includes('hostedLocatoin')) ?? '';
    const [{ physicalLocation }] = locations;
    expect(physicalLocation.artifactLocation.uri).toBe(url);
    const { startLine, startColumn, endColumn } = physicalLocation.region;
    expect(lines[startLine - 1]).toBe(text);
    expect(text.slice(startColumn - 1, endColumn - 1)).toBe('hostedLocatoin');
    expect(fixes[0].artifactChanges[0].replacements[0].insertedContent.text).toBe('hostedLocation');
  });

  test('a console without mistakes has a log without results', async () => {
    const log = JSON.parse((await command('check', '--format', 'sarif')).output);
    expect(log.runs[0].results).toEqual([]);
  });
});

describe('descry check --fix', () => {
  test('makes the corrections, says which, and leaves what it cannot decide', async () => {
    const before = textOf(url);
    misspell();
    const { code, output } = await command('check', '--fix');
    expect(code).toBe(1);
    expect(textOf(url)).toBe(before.replace('"head":', '"width": 10, "head":'));
    expect(output).toMatch(
      /^descriptors\/drawers\/url\.json:\d+:\d+ {2}corrected hostedLocatoin to hostedLocation {2}\[expression\/unknown-field\]\n/,
    );
    expect(output).toContain('1 error, 0 warnings');
    expect(readdirSync(dirname(join(root(), url))).filter((name) => name.includes('tmp'))).toEqual([]);
  });

  test('makes several corrections of one file, and those that show only after others', async () => {
    const before = textOf(url);
    change(url, (text) =>
      text
        .replace('"urlQuery"', '"urlQurey"')
        .replace('url.host"', 'url.hots"')
        .replace('"type": "date"', '"type": "dtae"'),
    );
    const { code, output } = await command('check', '--fix', '--format', 'json');
    expect(code).toBe(0);
    expect(textOf(url)).toBe(before);
    expect(
      JSON.parse(output)
        .corrections.map(({ to }: { readonly to: string }) => to)
        .sort(),
    ).toEqual(['"date"', '"urlQuery"', 'host']);
  });

  test('corrects warnings only when no error is left, for an error can be their cause', async () => {
    const translations = textOf('descriptors/messages/ja.json');
    change(url, (text) => text.replace('url.host"', 'url.hots"').replace('"head":', '"width": 10, "head":'));
    await command('check', '--fix');
    expect(textOf('descriptors/messages/ja.json')).toBe(translations);
    change('descriptors/messages/ja.json', (text) =>
      text.replace('drawers.url.tabs.basic.fields.host.label', 'drawers.url.tabs.basic.fields.hots.label'),
    );
    change(url, (text) => text.replace('"width": 10, ', ''));
    expect((await command('check', '--fix')).code).toBe(0);
    expect(textOf('descriptors/messages/ja.json')).toBe(translations);
  });

  test('removes what scenarios expect of parts that are gone, and says so on one line each', async () => {
    const scenarios = 'descriptors/drawers/url.scenarios.json';
    change(scenarios, (text) =>
      text
        .replaceAll('"tabs.threat-intelligence"', '"tabs.zoo"')
        .replace('"tabs.basic.fields.hostedIP"', '"tabs.basic.fields.quux"'),
    );
    const { code, output } = await command('check', '--fix');
    expect(code).toBe(0);
    const [first] = JSON.parse(textOf(scenarios)).scenarios;
    expect(JSON.parse(textOf(scenarios)).scenarios).toEqual([first]);
    expect(first.shows).toHaveLength(4);
    expect(output.match(/ {2}removed .* {2}\[name\/part\]\n/g)).toHaveLength(3);
  });

  test('touches no file of a console without mistakes', async () => {
    const { mtimeMs, ino } = statSync(join(root(), url));
    await command('check', '--fix');
    expect(statSync(join(root(), url))).toMatchObject({ mtimeMs, ino });
  });

  test('names a file that cannot be written, and corrects no other one', async () => {
    misspell();
    // A file with this name can be there, but none beside it with a longer name.
    const other = `descriptors/drawers/${'z'.repeat(245)}.json`;
    renameSync(join(root(), 'descriptors/drawers/ip.json'), join(root(), other));
    change(other, (text) => text.replace('"type": "text"', '"type": "txet"'));
    const before = [textOf(url), textOf(other)];
    expect(await command('check', '--fix')).toEqual({
      code: 1,
      output: expect.stringMatching(/z\.json cannot be written: .+ Choose a shorter one\. Nothing was changed\.\n$/),
    });
    expect([textOf(url), textOf(other)]).toEqual(before);
  });

  test('keeps the permissions of a file, and a link to a file', async () => {
    misspell();
    const other = join(root(), 'url-elsewhere.json');
    renameSync(join(root(), url), other);
    symlinkSync(other, join(root(), url));
    chmodSync(other, 0o640);
    await command('check', '--fix');
    expect(textOf(url)).toContain('url.hostedLocation[0]');
    expect(lstatSync(join(root(), url)).isSymbolicLink()).toBe(true);
    expect(statSync(other).mode & 0o777).toBe(0o640);
  });
});
