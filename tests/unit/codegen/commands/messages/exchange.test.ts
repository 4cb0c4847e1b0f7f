import { describe, expect, test } from 'vitest';
import { readSources } from '~/codegen/host/read-sources';
import { exportMessages, formats, importMessages, type Format } from '~/codegen/commands/messages/exchange';
import { RefusedFile } from '~/codegen/commands/messages/problem';
import { drawer, field, needed, sourcesOf } from '~/tests/fixtures/codegen/project';

const messagesOf = (language: string) => `descriptors/messages/${language}.json`;

const rows = { one: '{count} row', other: '{count} rows' };
const polish = {
  language: 'polski',
  direction: 'ltr',
  shared: {
    'UI.CLOSE': { of: 'Close', text: 'Zamknij' },
    'UI.STALE': { of: 'Old', text: 'Stary' },
    'UI.HOSTILE': { of: '<b> & "x" ]]> {name}', text: "<i> & 'y' {name}\n\t " },
    'UI.ROWS': {
      of: rows,
      text: { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' },
    },
  },
  texts: { 'drawers.url.tabs.basic.fields.a.label': { of: 'Kind', text: 'Rodzaj' } },
};
const sources = sourcesOf({
  'console.json': { ...needed['console.json'], languages: ['en', 'pl'] },
  'drawers/url.json': drawer([field({ id: 'a', label: 'Kind' }), field({ id: 'b', label: 'New' })]),
  'messages/en.json': {
    language: 'English',
    direction: 'ltr',
    shared: {
      'UI.CLOSE': 'Close',
      'UI.STALE': 'New',
      'UI.HOSTILE': '<b> & "x" ]]> {name}',
      'UI.ROWS': rows,
      'UI.SELECTED': '{count} selected',
      'UI.OPEN': 'Open',
    },
  },
  'messages/pl.json': polish,
});

const importText = (text: string, path = 'pl.json') => importMessages(sources, { path, text, language: 'pl' });
/** The file of messages after an import that changes it. */
const changesOf = (text: string): unknown => {
  const { files } = importText(text);
  expect(files.map(({ path }) => path)).toEqual([messagesOf('pl')]);
  return JSON.parse(files[0]?.text ?? '');
};

/** The problems for which a file is refused. */
function problemsOf(text: string): readonly string[] {
  try {
    importText(text, 'file');
    return [];
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    return error.problems.map(({ line, message }) => `${line}: ${message}`);
  }
}

describe.each(formats)('%s', (format) => {
  const exported = exportMessages(sources, 'pl', format);

  test('importing what was exported changes no byte', () => {
    expect(importText(exported)).toEqual({ files: [], unknown: [] });
  });

  test('every text of the console is in the file, translated or not', () => {
    for (const key of ['UI.OPEN', 'UI.SELECTED', 'drawers.url.tabs.basic.fields.b.label'])
      expect(exported).toContain(key);
  });

  test('a new, a corrected and a reviewed translation are written, and everything else stays', () => {
    const edited = edit(format, exported, [
      ['UI.OPEN', '', 'Otwórz'],
      ['UI.CLOSE', 'Zamknij', 'Zamknij to'],
      ['UI.STALE', 'Stary', 'Nowy'],
    ]);
    const { shared, texts, ...rest } = polish;
    expect(changesOf(edited)).toEqual({
      ...rest,
      shared: {
        ...shared,
        'UI.CLOSE': { of: 'Close', text: 'Zamknij to' },
        'UI.STALE': { of: 'New', text: 'Nowy' },
        'UI.OPEN': { of: 'Open', text: 'Otwórz' },
      },
      texts,
    });
  });
});

test.each(formats)('the shipped Japanese survives a trip through %s', (format) => {
  const { sources: shipped } = readSources('.');
  const text = exportMessages(shipped, 'ja', format);
  expect(importMessages(shipped, { path: 'ja.json', text, language: 'ja' }).files).toEqual([]);
});

test('an XLIFF file says where a text is used, and which translations are out of date', () => {
  const exported = exportMessages(sources, 'pl', 'xliff');
  expect(exported).toMatch(/<note category="location">descriptors\/drawers\/url\.json:\d+<\/note>/);
  expect(exported.match(/subState="descry:stale"/g)).toHaveLength(1);
  expect(exported).toContain('<segment state="initial">\n        <source>Open</source>\n      </segment>');
});

test('a translator confirms a translation that was out of date by removing its mark', () => {
  const reviewed = exportMessages(sources, 'pl', 'xliff').replace(' subState="descry:stale"', '');
  expect(changesOf(reviewed)).toMatchObject({ shared: { 'UI.STALE': { of: 'New', text: 'Stary' } } });
});

test('a language with several forms gets them where the English counts without', () => {
  const forms = { one: 'zaznaczony', few: 'zaznaczone', many: 'zaznaczonych', other: 'zaznaczonego' };
  const edits = Object.entries(forms).map(([form, word]): [string, string, string] => [
    `UI.SELECTED_${form}`,
    '',
    `{count} ${word}`,
  ]);
  const edited = edit('i18next', exportMessages(sources, 'pl', 'i18next'), edits);
  expect(changesOf(edited)).toMatchObject({
    shared: {
      'UI.SELECTED': {
        of: '{count} selected',
        text: Object.fromEntries(Object.entries(forms).map(([form, word]) => [form, `{count} ${word}`])),
      },
    },
  });
});

test('segments that a tool has made of a unit are joined', () => {
  const text = unit(
    'shared:UI.OPEN',
    `<segment><source>O</source><target>Ot</target></segment><ignorable><source> </source></ignorable><segment><source>pen</source><target>wórz</target></segment>`,
  );
  expect(changesOf(text)).toMatchObject({ shared: { 'UI.OPEN': { text: 'Ot wórz' } } });
});

test('CDATA and character references are read, and a prefix of the namespace', () => {
  const text = unit(
    'shared:UI.OPEN',
    '<segment><source>Open</source><target><![CDATA[<&>]]> &#xF3; &lt;</target></segment>',
  )
    .replaceAll(/<(\/?)(xliff|file|unit|segment|source|target)/g, '<$1x:$2')
    .replace('xmlns=', 'xmlns:x=');
  expect(changesOf(text)).toMatchObject({ shared: { 'UI.OPEN': { of: 'Open', text: '<&> ó <' } } });
});

test('the English that a translator saw is written, so that the compiler finds the translation out of date', () => {
  const text = unit('shared:UI.OPEN', '<segment><source>Open it</source><target>Otwórz</target></segment>');
  expect(changesOf(text)).toMatchObject({ shared: { 'UI.OPEN': { of: 'Open it', text: 'Otwórz' } } });
});

test('a text that the console no longer has is reported and left out', () => {
  const result = importText(
    unit('shared:UI.GONE', '<segment><source>Gone</source><target>Nie ma</target></segment>'),
    'pl.xlf',
  );
  expect(result.files).toEqual([]);
  expect(result.unknown).toEqual([
    { file: 'pl.xlf', line: 3, message: 'The console has no text "UI.GONE" any more. It was left out.' },
  ]);
});

test.each<[string, { given: string; want: readonly string[] }]>([
  [
    'an element without end',
    { given: '<xliff>\n<file>\n</xliff>', want: ['3: </xliff> ends the element <file> of line 2.'] },
  ],
  [
    'a document type',
    {
      given: '<?xml version="1.0"?>\n<!DOCTYPE x [<!ENTITY a "b">]><x/>',
      want: ['2: A document type is not allowed. Remove <!DOCTYPE ...>.'],
    },
  ],
  ['another document', { given: '<html/>', want: ['1: <html> is no XLIFF. Expected <xliff version="2.0">.'] }],
  [
    'XLIFF 1.2',
    { given: '<xliff version="1.2"/>', want: ['1: XLIFF 1.2 cannot be read. Save the file as XLIFF 2.0.'] },
  ],
  [
    'a file without target language',
    { given: '<xliff version="2.0" srcLang="en"/>', want: ['1: The attribute "trgLang" is missing.'] },
  ],
  [
    'a translation of another language',
    { given: '<xliff version="2.0" srcLang="de" trgLang="pl"/>', want: ['1: The source language is not "en".'] },
  ],
  [
    'a language without file',
    {
      given: '<xliff version="2.0" srcLang="en" trgLang="cs"/>',
      want: ['1: There is no such file. Create it first (docs/authoring.md, "A language"), or use one of: pl.'],
    },
  ],
  [
    'an unknown entity',
    {
      given: unit('shared:UI.OPEN', '<segment><source>&nbsp;</source></segment>'),
      want: ['4: "&nbsp;" is no character. Write "&amp;" for "&".'],
    },
  ],
  [
    'a unit without its name',
    {
      given: unit('open', '<segment><source>Open</source></segment>'),
      want: ['3: The attribute "name" must be that of the exported file, as "shared:UI.CLOSE".'],
    },
  ],
  [
    'an inline element',
    {
      given: unit('shared:UI.OPEN', '<segment><source>Open</source><target><ph id="1"/></target></segment>'),
      want: ['4: The inline element <ph> cannot be read. Write plain text with {placeholders}.'],
    },
  ],
  ['a unit without segment', { given: unit('shared:UI.OPEN', ''), want: ['3: The unit has no <segment>.'] }],
  [
    'a placeholder that was translated',
    {
      given: unit('shared:UI.HOSTILE', '<segment><source>x</source><target>{nazwa}</target></segment>'),
      want: [
        '3: The English of "UI.HOSTILE" has no placeholder {nazwa}. Correct its name.',
        '3: The translation of "UI.HOSTILE" lacks the placeholder {name}. Add it.',
      ],
    },
  ],
  ['JSON that is broken', { given: '{\n  "UI.OPEN": \n}', want: ['3: This is not valid JSON: ValueExpected.'] }],
  ['JSON that is a list', { given: '[]', want: ['1: Expected a JSON object of texts by key.'] }],
  [
    'JSON with nested texts',
    {
      given: '{\n  "UI": { "OPEN": "x" }\n}',
      want: ['2: "UI" is no text. Write texts by key, without objects and lists.'],
    },
  ],
  [
    'a key that is there twice',
    {
      given: '{\n  "UI.OPEN": "a",\n  "UI.OPEN": "b"\n}',
      want: ['3: "UI.OPEN" is in the file twice. Remove one of them.'],
    },
  ],
  [
    'plural forms of which some are missing',
    {
      given: '{\n  "UI.ROWS_one": "{count} w",\n  "UI.ROWS_other": "{count} x"\n}',
      want: [
        '2: "UI.ROWS" has no text for the plural form "few". Translate all forms or none.',
        '2: "UI.ROWS" has no text for the plural form "many". Translate all forms or none.',
      ],
    },
  ],
])('%s is refused with its line and what to do', (_, { given, want }) => {
  expect(problemsOf(given)).toEqual(want);
});

test('English cannot be exported: it is the source', () => {
  expect(() => exportMessages(sources, 'en', 'xliff')).toThrow('English is the source of all translations.');
});

function unit(name: string, content: string): string {
  return `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="pl">
<file id="f">
<unit id="1" name="${name}">
${content}
</unit></file></xliff>`;
}

/** Replaces translations as a translator does. */
function edit(format: Format, text: string, edits: readonly (readonly [string, string, string])[]): string {
  return edits.reduce((result, [key, from, to]) => {
    if (format === 'i18next') return result.replace(`"${key}": "${from}"`, `"${key}": "${to}"`);
    const at = result.indexOf(`name="shared:${key}"`);
    const end = result.indexOf('</segment>', at);
    const part = result.slice(at, end);
    const changed = from === '' ? `${part}<target>${to}</target>` : part.replace(`<target>${from}<`, `<target>${to}<`);
    return result.slice(0, at) + changed + result.slice(end);
  }, text);
}
