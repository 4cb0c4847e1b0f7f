import { describe, expect, test } from 'vitest';
import { expectOneReport, seed, type Row } from '~/tests/harness/mistakes/seed';

// One name that is wrong in one file is one mistake, however often something reads it.

describe.each<readonly [string, readonly Row[]]>([
  [
    'another name than what reads it has',
    [
      ['a source', 'drawers/url.json', '"sources": { "url"', '"sources": { "page"', 'name/renamed'],
      [
        'one that is refreshed',
        'panels/threat-intelligence.json',
        '"report": {',
        '"reports": {',
        'name/renamed',
        'report',
      ],
      ['one of a table', 'screens/cases.json', '"cases": {', '"found": {', 'name/renamed'],
      ['an input that others give', 'panels/identity.json', '"kind": "string"', '"object": "string"', 'name/renamed'],
      ['one that is read once', 'panels/capability.json', '"chosen": "any?"', '"entry": "any?"', 'name/renamed'],
    ],
  ],
  [
    'the reason why access is denied',
    [
      ['that is declared', 'console.json', '"console": "Your', '"consol": "Your', 'link/reason', 'console'],
      ['that a link gives', 'header.json', `"'console'"`, `"'consol'"`, 'link/reason', "'console'"],
    ],
  ],
  [
    'what is reported at its cause',
    [
      ['a shortcut that hides others', 'header.json', '"keys": "g d"', '"keys": "g"', 'shortcut/taken'],
      ['a unit of time', 'console.json', '"hours": 168', '"days": 7', 'schema/unknown-key'],
      ['a language twice', 'console.json', '["en", "ja"]', '["en", "ja", "en"]', 'schema/items'],
      ['the name of a language', 'console.json', '["en", "ja"]', '["en", "Japanese"]', 'schema/pattern'],
      ['the code of a country', 'console.json', '["en", "ja"]', '["en", "jp"]', 'message/language', 'ja'],
      ['a width above one that is a default', 'console.json', '"drawer": 450', '"drawer": 1200', 'schema/order'],
      ['the status of a number', 'errors.json', '"status": 400', '"status": 409', 'error/number', '400'],
      [
        'a form that sends itself in a response',
        'responses/isolate-endpoint.json',
        '"form": "response-reason"',
        '"form": "case-note"',
        'form/submit',
      ],
      [
        'a node for its id',
        'screens/process.json',
        '"current": "lineage.process.id"',
        '"current": "lineage.process"',
        'expression/type',
      ],
      [
        'a dialog that needs an input',
        'startup-dialogs.json',
        '"dialog": "upgrade-soon"',
        '"dialog": "attack-path"',
        'input/missing',
      ],
      [
        'an address without quotes',
        'screens/reports.json',
        `externalLink('reports')`,
        'https://reports.example/app',
        'expression/syntax',
        `'https://reports.example/app'`,
      ],
      ['a sentence for a key', 'errors.json', '"ERROR.TIME_ZONE_UNKNOWN"', '"No such time zone."', 'name/message'],
    ],
  ],
  [
    'what shares a name',
    [
      [
        'a condition that is copied',
        'header.json',
        '"visibleWhen": "!consoleAccess"',
        '"visibleWhen": "consoleAccess"',
        'id/shared',
      ],
      [
        'one that holds only with the other',
        'header.json',
        '"!governmentCloud && !hasPartner"',
        '"!governmentCloud && hasPartner && tracking"',
        'id/shared',
      ],
      [
        'one that is missing',
        'banners.json',
        '"as": "resolve",\n          "label": { "message": "BANNER.LEARN_MORE" },\n          "visibleWhen": "!consoleAccess",',
        '"as": "resolve",\n          "label": { "message": "BANNER.LEARN_MORE" },',
        'id/shared',
      ],
    ],
  ],
  [
    'what the engine reads',
    [
      ['a menu key', 'engine.json', '"helpKey": 890', '"helpKey": 8900', 'route/menu-key'],
      [
        'the beginning of paths whose answers have the time',
        'engine.json',
        '["/ui/uic/v3/", ',
        '["/ui/uic/v33/", ',
        'error/prefix',
        '/ui/uic/v3/',
      ],
      [
        'a scale of other words for tasks',
        'response-operations.json',
        '"states": "task-state"',
        '"states": "report-state"',
        'scale/values',
      ],
      [
        'a scale of numbers for tasks',
        'response-operations.json',
        '"states": "task-state"',
        '"states": "cvss"',
        'scale/value-type',
      ],
      [
        'a scale of numbers for notifications',
        'console.json',
        '"levels": "notification-level"',
        '"levels": "asset-risk"',
        'scale/value-type',
      ],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s is reported once, where it is', (_title, row) => {
    expectOneReport(row);
  });
});

test.each([
  [
    'a period',
    'screens/dashboard.json',
    '  "period": true,\n',
    '',
    'Unknown name "period". It is read 14 times in this file.',
  ],
  [
    'the value of a banner',
    'banners.json',
    `"value": "notification.license",\n      "visibleWhen": "item.pid == 'paid_credit'`,
    `"visibleWhen": "item.pid == 'paid_credit'`,
    'Unknown name "item". It is read 9 times in this file.',
    'It is an entry of "value", which is missing here.',
  ],
])(
  '%s that is missing is reported once, where it is read first',
  (_, file, from, to, message, hint = expect.anything()) => {
    expect(seed(file, from, to).found).toMatchObject([{ code: 'expression/unknown-name', message, hint }]);
  },
);
