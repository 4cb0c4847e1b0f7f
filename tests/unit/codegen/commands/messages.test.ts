import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCompiler } from '~/codegen/compile';
import { run } from '~/codegen/commands/run';
import { readProjectFolder } from '~/codegen/host/project-folder';
import { KindTable } from '~/codegen/language/kind-table';
import { kinds } from '~/codegen/language/kinds';

describe('descry messages', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
    mkdirSync(join(folder, 'descriptors/messages'), { recursive: true });
    writeFileSync(join(folder, 'descry.config.ts'), 'export default {};');
    write('descriptors/console.json', { storage: { prefix: 'a_' } });
    write('descriptors/header.json', { brand: { title: 'A' } });
    write('descriptors/messages/en.json', {
      language: 'English',
      direction: 'ltr',
      shared: { 'UI.OPEN': 'Open', 'UI.CLOSE': 'Close' },
    });
    write('descriptors/messages/de.json', {
      language: 'Deutsch',
      direction: 'ltr',
      shared: { 'UI.OPEN': { of: 'Open', text: 'Öffnen' } },
      texts: {},
    });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (path: string, value: unknown) => writeFileSync(join(folder, path), JSON.stringify(value));
  const read = (path: string) => readFileSync(join(folder, path), 'utf8');

  /** Runs the command in the folder. */
  async function messages(...args: readonly string[]) {
    const { root, layout } = await readProjectFolder(folder);
    let printed = '';
    const print = (text: string) => (printed += text);
    const compiler = createCompiler(new KindTable(kinds, layout));
    const code = await run(['messages', ...args], { root, print, now: () => 0, compiler });
    return { code, printed };
  }

  test('a file for translators comes back with a translation, which is written into the messages', async () => {
    expect(await messages('export', 'de', '--out', 'de.xlf')).toEqual({
      code: 0,
      printed: 'de.xlf: the texts for "de".\n',
    });
    const sent = read('de.xlf');
    expect(sent).toContain('<target>Öffnen</target>');
    const translated = sent.replace('<source>Close</source>', '$&<target>Schließen</target>');
    writeFileSync(join(folder, 'back.xlf'), translated);
    expect(await messages('import', 'back.xlf')).toEqual({
      code: 0,
      printed: 'descriptors/messages/de.json: 1 translations written.\n',
    });
    expect(JSON.parse(read('descriptors/messages/de.json'))).toMatchObject({
      shared: { 'UI.CLOSE': { of: 'Close', text: 'Schließen' } },
    });
    expect(await messages('import', 'back.xlf')).toEqual({
      code: 0,
      printed: 'No translation is new or changed.\n',
    });
  });

  test('without a file the texts are printed, and JSON is in the language of the option or of its name', async () => {
    const { code, printed } = await messages('export', 'de', '--format', 'i18next');
    expect([code, JSON.parse(printed)]).toMatchObject([0, { 'UI.OPEN': 'Öffnen', 'UI.CLOSE': '' }]);
    write('de.json', { 'UI.CLOSE': 'Zu', 'UI.GONE': 'Weg' });
    const { code: second, printed: changes } = await messages('import', 'de.json', '--json');
    expect([second, JSON.parse(changes)]).toMatchObject([
      0,
      { files: [{ file: 'descriptors/messages/de.json', changed: 1 }], unknown: [{ file: 'de.json', line: 1 }] },
    ]);
    write('texts.json', { 'UI.CLOSE': 'Schluss' });
    expect((await messages('import', 'texts.json')).code).toBe(1);
    expect(await messages('import', 'texts.json', '--language', 'de')).toMatchObject({ code: 0 });
    expect(read('descriptors/messages/de.json')).toContain('Schluss');
  });

  test('a file with a mistake changes nothing, in words and in JSON', async () => {
    const before = read('descriptors/messages/de.json');
    write('de.json', { 'UI.CLOSE': 'Zu {x}' });
    const { code, printed } = await messages('import', 'de.json');
    expect([code, printed]).toEqual([1, expect.stringMatching(/^de\.json:1 {2}.*\{x\}[^]*\nNothing was written\.\n$/)]);
    const inJson = await messages('import', 'de.json', '--json');
    expect([inJson.code, JSON.parse(inJson.printed)]).toMatchObject([1, { problems: [{ file: 'de.json', line: 1 }] }]);
    expect(read('descriptors/messages/de.json')).toBe(before);
  });

  const refused: readonly (readonly [string, readonly string[], number, string])[] = [
    ['no direction', [], 2, 'Unknown direction "".'],
    ['a misspelt direction', ['exprot', 'de'], 2, 'Did you mean "export"?'],
    ['no language', ['export'], 2, 'The language is missing.'],
    ['a misspelt format', ['export', 'de', '--format', 'xlif'], 2, 'Did you mean "xliff"?'],
    ['no file', ['import'], 2, 'The file is missing.'],
    ['a file that is not there', ['import', 'fr.xlf'], 1, 'There is no file "fr.xlf".'],
    ['a folder that is not there', ['export', 'de', '--out', 'out/de.xlf'], 1, 'is in a folder that is not there.'],
    ['a language without messages', ['export', 'fr'], 1, 'use one of: de.'],
  ];
  test.each(refused)('%s is refused with a sentence', async (_, args, code, want) => {
    const result = await messages(...args);
    expect([result.code, result.printed]).toEqual([code, expect.stringContaining(want)]);
  });
});
