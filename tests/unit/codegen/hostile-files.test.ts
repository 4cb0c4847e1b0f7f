import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useCopy } from '../../harness/codegen/copy';

const url = 'descriptors/drawers/url.json';
const audit = 'descriptors/screens/audit-log.json';
const form = 'descriptors/forms/support-case.json';
const redirect = (path: string, to: string) => `{ "kind": "redirect", "path": "${path}", "to": ${to} }`;

const { root, command, generated } = useCopy();

/** A hostile file: a part of a descriptor and what takes its place, with ▶ where the mistake is told. */
interface Hostile {
  readonly file?: string;
  readonly change: readonly [part: string, by: string];
  readonly want: string;
}

/** Writes the change as bytes (¿ is one that is no UTF-8) and gives the place of its mark. */
function plant({ file = url, change: [part, by] }: Omit<Hostile, 'want'>): string {
  const text = readFileSync(join(root(), file), 'utf8');
  expect(text).toContain(part);
  const [before = '', after = ''] = text.replace(part, () => by).split('▶');
  const bytes = (before + after)
    .split('¿')
    .flatMap((piece) => [Buffer.from([0xff]), Buffer.from(piece)])
    .slice(1);
  writeFileSync(join(root(), file), Buffer.concat(bytes));
  const lines = before.split('\n');
  return `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
}

describe('a hostile file is told with its place, fails, and leaves what was generated', () => {
  const label = '"label": "Host"';
  test.each<[string, Hostile]>([
    [
      'broken JSON',
      { change: ['"searchType": 4,\n  ', '"searchType": 4\n  ▶'], want: 'A comma is missing before this.' },
    ],
    ['a byte order mark', { change: ['{', '▶\uFEFF{'], want: 'This file starts with a byte order mark.' }],
    [
      'a byte that is no UTF-8',
      { change: [label, '"label": "▶¿Host"'], want: 'The byte 0xFF is not valid UTF-8 here.' },
    ],
    ['a comment', { change: ['"searchType": 4,', '"searchType": 4, ▶// URL'], want: 'JSON has no comments.' }],
    [
      'a key that stands twice',
      { change: [label, `${label}, ▶${label}`], want: 'Duplicate key "label" in this object.' },
    ],
    ['an unknown key', { change: [label, '▶"lable": "Host"'], want: 'Unknown property "lable".' }],
    ['a value of a wrong type', { change: ['"searchType": 4,', '"searchType": ▶"4",'], want: '"4" is a text.' }],
    [
      'a missing source',
      {
        change: ['"operation": "urlQuery"', '"operation": ▶"urlQuerry"'],
        want: '"urlQuerry" is not an operation of the contract.',
      },
    ],
    [
      'a missing scale',
      { change: ['"web-reputation"', '▶"web-reputatoin"'], want: '"web-reputatoin" is not a scale.' },
    ],
    [
      'a missing panel',
      { change: ['"panel": "activity"', '"panel": ▶"activities"'], want: '"activities" is not a panel.' },
    ],
    [
      'a missing message',
      {
        change: ['"DRAWER.TITLE"', '▶"DRAWER.TITEL"'],
        want: '"DRAWER.TITEL" is not a shared message of messages/en.json.',
      },
    ],
    [
      'a missing field of the answer',
      { change: ['"url.host"', '"url.▶hots"'], want: '"hots" is not a field of UrlObject.' },
    ],
    [
      'a missing screen',
      {
        file: 'descriptors/routes/administration.json',
        change: ['"screen": "audit-log"', '"screen": ▶"audit-logs"'],
        want: '"audit-logs" is not a screen.',
      },
    ],
    [
      'a missing field of the entries of a list',
      { file: audit, change: ['"item.time"', '"item.▶tmie"'], want: '"tmie" is not a field of AuditEntry.' },
    ],
    [
      'a missing parameter of a list',
      { file: audit, change: ['"q": "filter.q"', '▶"qq": "filter.q"'], want: 'auditList has no query parameter "qq".' },
    ],
    [
      'an order that the list does not know',
      { file: audit, change: ['"sort": "time"', '"sort": ▶"tmie"'], want: 'auditList cannot sort by "tmie".' },
    ],
    [
      'predicates that lead back to themselves',
      {
        file: 'descriptors/predicates.json',
        change: [
          `"governmentCloud": {`,
          `▶"round": { "description": "A circle.", "when": "round" }, "governmentCloud": {`,
        ],
        want: '"round" depends on itself: round -> round.',
      },
    ],
    [
      'sources that wait for each other',
      {
        change: [
          `"url": { "operation": "urlQuery", "body": { "url": "input.id" }, "when": "input.id != ''"`,
          `▶"url": { "operation": "urlQuery", "body": { "url": "input.id" }, "when": "url.host != ''"`,
        ],
        want: '"url" depends on itself: url -> url.',
      },
    ],
    [
      'redirects in a circle',
      {
        file: 'descriptors/routes/data.json',
        change: [
          '"routes": [',
          `"routes": [${redirect('/app/a1', '▶"/app/a2"')}, ${redirect('/app/a2', '"/app/a1"')},`,
        ],
        want: 'These redirects form a circle: "/app/a1", "/app/a2", "/app/a1".',
      },
    ],
    [
      'nesting over 64 levels',
      {
        change: [label, `"label": ${'['.repeat(59)}▶${'['.repeat(41)}`],
        want: 'Objects and lists nest more than 64 levels deep here.',
      },
    ],
    [
      'a file over 10 MB',
      {
        change: ['{', `▶{${' '.repeat(10 * 1024 * 1024)}`],
        want: 'the limit is 10485760.',
      },
    ],
    [
      'a string over 64 KB',
      {
        change: [label, `"label": ▶"${'x'.repeat(64 * 1024 + 1)}"`],
        want: 'This string has 65537 characters; the limit is 65536.',
      },
    ],
    ...['__proto__', 'constructor', 'prototype'].map((key): [string, Hostile] => [
      `the key ${key}`,
      { change: [label, `${label}, ▶"${key}": {}`], want: `"${key}" cannot be used as a key.` },
    ]),
    [
      'a regular expression that can blow up',
      {
        file: form,
        change: ['"type": "string", "minLength": 1, "maxLength": 100', '"type": "string", "pattern": "^(▶a+)+$"'],
        want: 'This regular expression can take exponential time.',
      },
    ],
    [
      'an oversized expression',
      {
        change: ['"url.host"', `"▶${'url.host + '.repeat(400)}url.host"`],
        want: 'This expression has 4408 characters; the limit is 2000.',
      },
    ],
    [
      'an expression that nests too deep',
      {
        change: ['"url.host"', `"${'('.repeat(32)}▶${'('.repeat(18)}url.host${')'.repeat(50)}"`],
        want: 'This expression nests deeper than 32 levels.',
      },
    ],
  ])('%s', async (_, { want, ...given }) => {
    const path = plant(given);
    const before = generated();
    const { code, output } = await command();
    expect(code).toBe(1);
    const reported = output.split('\n').filter((line) => line.startsWith(`${path}  `));
    expect(reported.join(), output.slice(0, 2000)).toContain(want);
    expect(output).toMatch(/Nothing was written\.\n$/);
    expect(generated()).toEqual(before);
  });
});
