import { describe, test } from 'vitest';
import { expectOneReport, type Row } from '~/tests/harness/mistakes/seed';

const url = 'drawers/url.json';

describe.each<readonly [string, readonly Row[]]>([
  [
    'keys of the language',
    [
      ['one that must be there', 'forms/time-zone.json', '"submit": {', '"submti": {', 'schema/unknown-key', 'submit'],
      ['an icon', url, '"icon": "link"', '"icno": "link"', 'schema/unknown-key', 'icon'],
      ['a label', url, '"label": "Host"', '"lable": "Host"', 'schema/unknown-key', 'label'],
      [
        'a type',
        url,
        '"type": "date", "value": "url.createdDate"',
        '"tpye": "date", "value": "url.createdDate"',
        'schema/unknown-key',
        'type',
      ],
      [
        'a type of field',
        url,
        '"type": "date", "value": "url.createdDate"',
        '"type": "dtae", "value": "url.createdDate"',
        'schema/value',
        'date',
      ],
    ],
  ],
  [
    'JSON',
    [
      ['single quotes', url, '"icon": "link"', `'icon': "link"`, 'json/syntax', '"icon"'],
      ['no quotes', url, '"icon": "link"', 'icon: "link"', 'json/syntax', '"icon"'],
      ['typographic quotes', url, '"icon": "link"', '“icon”: "link"', 'json/syntax', '"icon"'],
      ['True', url, '"showValue": true', '"showValue": True', 'json/syntax', 'true'],
      ['a semicolon', url, '"icon": "link",', '"icon": "link";', 'json/syntax', ','],
      ['an equals sign', url, '"icon": "link"', '"icon" = "link"', 'json/syntax', ':'],
      ['an open string', url, '"icon": "link",', '"icon": "link,', 'json/syntax'],
      ['a merge mark', url, '  "icon": "link",', '<<<<<<< HEAD\n  "icon": "link",', 'json/syntax', ''],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s is reported once, where it is', (_title, row) => {
    expectOneReport(row);
  });
});
