import { describe, test } from 'vitest';
import { expectOneReport, type Row } from '~/tests/harness/mistakes/seed';

// Mistakes in fields that draw whole lists. Each is reported once, at its line.

describe.each<readonly [string, readonly Row[]]>([
  [
    'trees',
    [
      ['a node below itself', 'screens/process.json', '"item.parentId"', '"item.id"', 'tree/id'],
      ['a parent by a number', 'screens/process.json', '"item.parentId"', '"item.pid"', 'tree/id'],
      [
        'a current node by a number',
        'screens/process.json',
        '"current": "lineage.process.id"',
        '"current": "lineage.process.pid"',
        'tree/id',
      ],
      [
        'a parent that is misspelt',
        'screens/process.json',
        '"item.parentId"',
        '"item.parenId"',
        'expression/unknown-field',
        'parentId',
      ],
      [
        'a list as an id',
        'screens/process.json',
        '"nodeId": "item.id"',
        '"nodeId": "item.techniques"',
        'expression/type',
      ],
    ],
  ],
  [
    'graphs',
    [
      ['an end where it begins', 'screens/workbench-alert.json', '"item.to"', '"item.from"', 'graph/id'],
      [
        'a node by its object',
        'screens/workbench-alert.json',
        '"nodeId": "item.id"',
        '"nodeId": "item.idd"',
        'expression/unknown-field',
        'id',
      ],
    ],
  ],
  [
    'galleries',
    [
      [
        'a screen that is misspelt',
        'screens/dashboard.json',
        '"email-dashboard"',
        '"email-dashbord"',
        'name/screen',
        'email-dashboard',
      ],
      ['a list', 'screens/dashboard.json', '"email-dashboard"', '"workbench"', 'gallery/screen'],
      ['the dashboard itself', 'screens/dashboard.json', '"email-dashboard"', '"dashboard"', 'gallery/screen'],
      [
        'tiles with a period on a dashboard without one',
        'screens/cloud-summary.json',
        '"kind": "tiles",',
        '"kind": "tiles", "arrangeable": true, "gallery": [{ "id": "mail", "title": "Email", "screen": "email-dashboard" }],',
        'gallery/input',
      ],
    ],
  ],
  [
    'timelines',
    [
      [
        'a detail that is on the line already',
        'screens/case.json',
        '"item.description" }',
        '"item.author" }',
        'timeline/repeated',
      ],
      [
        'a detail with the id of a column',
        'screens/case.json',
        '"id": "description"',
        '"id": "author"',
        'timeline/repeated',
      ],
      ['a time that is no time', 'screens/case.json', '"time": "item.time"', '"time": "item.title"', 'expression/time'],
      [
        'the time of something else',
        'screens/case.json',
        '"time": "item.time"',
        '"time": "file.case.created"',
        'entry/constant',
      ],
      ['a list as a text', 'screens/case.json', '"text": "item.title"', '"text": "item.objects"', 'expression/type'],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s is reported once, where it is', (_title, row) => {
    expectOneReport(row);
  });
});
