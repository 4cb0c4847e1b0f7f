import { describe, test } from 'vitest';
import { expectOneReport, type Row } from '~/tests/harness/mistakes/seed';

// Mistakes that several rules notice, and parts that nobody reaches: one report, at the cause.

const url = 'drawers/url.json';
const when = '"!restrictedRegion"';

describe.each<readonly [string, readonly Row[]]>([
  [
    'words that the contract leaves open',
    [
      [
        'one in a condition',
        'drawers/host-pro.json',
        "['workload-protection', 'unified']",
        "['workload-protecton', 'unified']",
        'expression/misspelt',
        "'workload-protection'",
      ],
      ['null in quotes', url, when, `"url.host != 'null'"`, 'expression/null-text', 'null'],
      [
        'what a case asks for',
        'forms/anomaly.json',
        "asks.client_ip == 'private'",
        "asks.client_ip == 'privte'",
        'expression/value',
        "'private'",
      ],
    ],
  ],
  [
    'words of other languages',
    [
      ['a member as a path', url, 'url.domainName', 'url.domain.name', 'expression/unknown-field', 'domainName'],
      [
        'a path as one name',
        'drawers/host.json',
        '"host.os.name"',
        '"host.osName"',
        'expression/unknown-field',
        'os.name',
      ],
      ['a number in quotes', url, when, `"url.wrsScore > '70'"`, 'expression/type', '70'],
      ['a label of a tab', url, '"title": "Basic"', '"label": "Basic"', 'schema/unknown-key', 'title'],
      ['a title of a field', url, '"label": "Host"', '"title": "Host"', 'schema/unknown-key', 'label'],
      [
        'a word as an option of a filter',
        'screens/identity-inventory.json',
        '{ "scale": "identity-source" }',
        '["me"]',
        'schema/type',
        '{ "value": "me", "label": "Me" }',
      ],
      [
        'a word as an option of a form',
        'forms/support-case.json',
        '{ "value": "Threat Concern", "text": "Threat Concern" }',
        '"Threat Concern"',
        'schema/type',
        '{ "value": "Threat Concern", "text": "Threat Concern" }',
      ],
      [
        'a scale in place of options',
        'screens/identity-inventory.json',
        '{ "scale": "identity-source" }',
        '"me"',
        'schema/type',
      ],
    ],
  ],
  [
    'what has one cause',
    [
      [
        'texts that are subtracted',
        'drawers/file.json',
        "search_value=' + encode",
        "search_value=' - encode",
        'expression/type',
      ],
      ['a number in quotes', 'drawers/host-pro.json', '"width": 672', '"width": "672"', 'schema/type', '672'],
      [
        'a type whose object has the properties of another one',
        'drawers/threat-insight.json',
        '"type": "list"',
        '"type": "text"',
        'schema/branch',
        'list',
      ],
      ['a length too large for two others', 'console.json', '"expanded": 640', '"expanded": 100', 'schema/order'],
      [
        'a misspelt value of a text',
        'dialogs/session-kicked.json',
        '"with": { "seconds"',
        '"with": { "secodns"',
        'text/unused-value',
        'seconds',
      ],
      [
        'an alias that is another field',
        'screens/workbench.json',
        '"aliases": ["sev"]',
        '"aliases": ["status"]',
        'query/alias',
      ],
      [
        'a word for a query of a list without one',
        'screens/audit-log.json',
        '"id": "q"',
        '"id": "q", "aliases": ["text"]',
        'query/unused',
      ],
      [
        'the bounds of a range in the wrong order',
        'screens/workbench.json',
        '"min": 0, "max": 100',
        '"min": 100, "max": 0',
        'filter/range',
      ],
      ['the id of a filter', 'screens/identity-inventory.json', '"id": "risk"', '"id": "rissk"', 'filter/name', 'risk'],
      [
        'a time that is another text',
        'screens/mobile-inventory.json',
        '"value": "item.lastScan"',
        '"value": "item.name"',
        'expression/time',
      ],
      [
        'parameters of a path',
        'panels/threat-intelligence.json',
        '"operation": "vtReport",\n      "path": { "kind": "input.kind", "id": "input.id" },',
        '"operation": "vtReport",',
        'operation/missing-parameter',
      ],
      [
        'a page that leads to itself',
        'routes/detection-response.json',
        '"path": "/app/search2", "to": "/app/search"',
        '"path": "/app/search2", "to": "/app/search2"',
        'route/redirect',
      ],
      ['a brace that is missing', 'scales/risk-level.json', '{ "', '"', 'json/syntax'],
    ],
  ],
  [
    'what is never reached',
    [
      [
        'a case that an earlier one covers',
        'screens/remote-support.json',
        `"when": "support.state == 'off'"`,
        `"when": "support.state == 'on' && enterpriseView"`,
        'condition/unreachable',
      ],
      [
        'a branch that an earlier one covers',
        url,
        '"value": "url.host"',
        `"id": "host", "value": "emirates ? 'a' : emirates ? 'b' : 'c'"`,
        'condition/unreachable',
      ],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s is reported once, where it is', (_title, row) => {
    expectOneReport(row);
  });
});
