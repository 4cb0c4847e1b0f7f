import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createProject } from '~/codegen/1-parse/create-project';
import { messages } from '~/codegen/3-check/texts/messages';
import { emitMessages } from '~/codegen/4-emit/messages';
import { translationsOf } from '~/codegen/commands/coverage/translations';
import type { Sources } from '~/codegen/language/model';
import { check, compare, needed, sourcesOf, type Given } from '~/tests/fixtures/codegen/project';

const noContract = { operations: new Map(), schemes: new Map(), isIncomplete: true };
const english = (shared: object) => ({ language: 'English', direction: 'ltr', shared });
const other = (shared: object) => ({ language: 'x', direction: 'ltr', shared });
const offers = (...languages: readonly string[]) => ({ 'console.json': { ...needed['console.json'], languages } });

const engine = {
  en: english({
    'UI.CLOSE': 'Close',
    'UI.MORE': 'Show {count} more',
    'UI.POINTS': { by: 'points', one: '{points} point of {label}', other: '{points} points of {label}' },
  }),
  ja: other({
    'UI.CLOSE': { of: 'Close', text: '閉じる' },
    'UI.MORE': { of: 'Show {count} more', text: '他{count}件' },
    'UI.POINTS': {
      of: { by: 'points', one: '{points} point of {label}', other: '{points} points of {label}' },
      text: { other: '{label}: {points}' },
    },
  }),
};

/** A console whose engine has three texts, in English and Japanese. */
function withEngine(given: Given): Sources {
  const texts = Object.entries(engine).map(([language, text]): [string, Uint8Array] => [
    `schemas/messages/${language}.json`,
    new TextEncoder().encode(JSON.stringify(text)),
  ]);
  return new Map([...sourcesOf(given), ...texts]);
}

const ofConsole = { 'UI.LEAVE': 'Leave', HELLO: 'Hello', 'HELLO.NAME': 'Hello {name}' };

test.each<readonly [string, Given, readonly string[]]>([
  ['a console without a text of the engine', { 'messages/en.json': english({ 'UI.LEAVE': 'Leave' }) }, []],
  ['another wording', { 'messages/en.json': english({ 'UI.LEAVE': 'Leave', 'UI.CLOSE': 'Leave it' }) }, []],
  [
    'the same wording',
    { 'messages/en.json': english({ 'UI.LEAVE': 'Leave', '▶UI.CLOSE': 'Close' }) },
    ['message/same-as-engine -> Delete it.'],
  ],
  [
    'a value that the engine does not give',
    { 'messages/en.json': english({ 'UI.LEAVE': 'Leave', 'UI.MORE': '▶Show {cuont} more' }) },
    ['message/engine -> Did you mean "count"?'],
  ],
  [
    'plural forms that the number of the engine chooses',
    { 'messages/en.json': english({ 'UI.LEAVE': 'Leave', 'UI.MORE': { one: 'One', other: '{count}' } }) },
    [],
  ],
  [
    'plural forms that a text would choose',
    {
      'messages/en.json': english({
        'UI.LEAVE': 'Leave',
        'UI.POINTS': '▶',
      }),
    },
    ['message/engine'],
  ],
  [
    'a misspelt key of the engine',
    { 'messages/en.json': english({ 'UI.LEAVE': 'Leave', '▶UI.CLOES': 'Leave it' }) },
    ['message/unused -> Did you mean "UI.CLOSE"?'],
  ],
  [
    'a language of the engine',
    {
      ...offers('en', 'ja'),
      'messages/en.json': english({ 'UI.LEAVE': 'Leave' }),
      'messages/ja.json': other({ 'UI.LEAVE': { of: 'Leave', text: '出る' } }),
    },
    [],
  ],
  [
    'a text of the engine in another English only',
    {
      ...offers('en', 'ja'),
      'messages/en.json': english({ 'UI.LEAVE': 'Leave', 'UI.CLOSE': 'Leave it' }),
      'messages/ja.json': { language: 'x', direction: 'ltr', 'shared▶': { 'UI.LEAVE': { of: 'Leave', text: '出る' } } },
    },
    ['message/missing'],
  ],
  [
    'another translation of the English of the engine',
    {
      ...offers('en', 'ja'),
      'messages/en.json': english({ 'UI.LEAVE': 'Leave' }),
      'messages/ja.json': other({
        'UI.LEAVE': { of: 'Leave', text: '出る' },
        'UI.CLOSE': { of: 'Close', text: '終了' },
        'UI.MORE': { of: '▶Show {count}', text: '{count}件' },
      }),
    },
    ['message/stale -> It is now "Show {count} more". Review the translation, then set "of" to it.'],
  ],
  [
    'the same translation',
    {
      ...offers('en', 'ja'),
      'messages/en.json': english({ 'UI.LEAVE': 'Leave' }),
      'messages/ja.json': other({
        'UI.LEAVE': { of: 'Leave', text: '出る' },
        '▶UI.CLOSE': { of: 'Close', text: '閉じる' },
      }),
    },
    ['message/same-as-engine -> Delete it.'],
  ],
  [
    'a language that the engine does not have',
    {
      ...offers('en', 'de'),
      'messages/en.json': english({ 'UI.LEAVE': 'Leave' }),
      'messages/de.json': {
        language: 'x',
        direction: 'ltr',
        'shared▶▶': {
          'UI.LEAVE': { of: 'Leave', text: 'Ende' },
          'UI.CLOSE': { of: 'Close', text: 'Zu' },
        },
      },
    },
    ['message/missing', 'message/missing'],
  ],
])('%s', (title, given, want) => {
  const written = title === 'plural forms that a text would choose' ? withLabelForms(given) : given;
  const { project, diagnostics } = createProject(withEngine(written), noContract);
  expect(diagnostics).toEqual([]);
  const { codes, found, positions } = compare([...messages(project)], written);
  expect(codes).toEqual(want);
  expect(found).toEqual(positions);
});

/** Plural forms that the placeholder `label` chooses, which is a text. */
function withLabelForms(given: Given): Given {
  const text = JSON.stringify(given['messages/en.json'], null, 2);
  const forms = '▶{ "by": "label", "one": "{label}", "other": "{label}" }';
  return { 'messages/en.json': text.replace('"▶"', forms) };
}

describe('what is compiled', () => {
  const compiled = (given: Given) => {
    const { project } = createProject(withEngine(given), noContract);
    const files = new Map([...emitMessages(project)].map(({ path, text }) => [path, text]));
    return (file: string) => files.get(`src/generated/${file}`) ?? '';
  };

  test('has the texts of the engine, those of the console over them', () => {
    const file = compiled({ 'messages/en.json': english({ ...ofConsole, 'UI.CLOSE': 'Leave it' }) });
    expect(file('console/messages/en.ts')).toContain("'UI.CLOSE': 'Leave it'");
    expect(file('console/messages/en.ts')).toContain("'UI.MORE': 'Show {count} more'");
    expect(file('contract/messages.ts')).toContain("readonly 'UI.MORE': { readonly 'count': number };");
    expect(file('contract/messages.ts')).not.toContain('HELLO');
  });

  test('has no translation of an English that the console has replaced', () => {
    const file = compiled({
      ...offers('en', 'ja'),
      'messages/en.json': english({ ...ofConsole, 'UI.CLOSE': 'Leave it' }),
      'messages/ja.json': other({}),
    });
    expect(file('console/messages/ja.ts')).not.toContain('UI.CLOSE');
    expect(file('console/messages/ja.ts')).toContain("'UI.MORE': '他{count}件'");
  });
});

test('the coverage of a language counts the texts that the engine brings in it as translated', () => {
  const given = { ...offers('en', 'ja'), 'messages/en.json': english(ofConsole), 'messages/ja.json': other({}) };
  const { project } = createProject(withEngine(given), noContract);
  const [japanese] = translationsOf(project);
  expect(japanese?.missing.filter((key) => !key.includes('.') || key.startsWith('UI'))).toEqual(['UI.LEAVE', 'HELLO']);
});

test('the texts of the engine are complete and current in all its languages', () => {
  const read = (language: string): object => JSON.parse(readFileSync(`schemas/messages/${language}.json`, 'utf8'));
  const { codes } = check(messages, {
    ...offers('en', 'ja'),
    'messages/en.json': read('en'),
    'messages/ja.json': read('ja'),
  });
  expect(codes.filter((code) => code !== 'message/unused')).toEqual([]);
});
