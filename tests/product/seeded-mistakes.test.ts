import { describe, expect, test } from 'vitest';
import { expectOneReport, seed, type Row } from '~/tests/harness/mistakes/seed';

// A mistake that a product owner makes is reported once, at its line, and with the right correction if there is one.

const url = 'drawers/url.json';
const uic = 'openapi/uic.yaml';
const text = '{ "type": "text", "value": "url.host", "label": "Host", "object": { "searchType": 5 } }';
const when = '"!restrictedRegion"';

describe.each<readonly [string, readonly Row[]]>([
  [
    'expressions',
    [
      ['a member', url, 'url.domainName', 'url.domainNmae', 'expression/unknown-field', 'domainName'],
      ['a source', url, '"url.domainName"', '"ulr.domainName"', 'expression/unknown-name', 'url'],
      ['a predicate', url, when, '"!restrictedRegoin"', 'expression/unknown-name', 'restrictedRegion'],
      ['a region', url, when, `"region == 'UEA'"`, 'expression/value', "'UAE'"],
      ['a type of users', url, when, `"userType == 'rot'"`, 'expression/value', "'root'"],
      ['a word that a panel is given', 'panels/identity.json', "'user'", "'uesr'", 'expression/value', "'user'"],
      ['quotes that are missing', url, when, '"region == UAE"', 'expression/unknown-name', "'UAE'"],
      ['=>', url, when, '"url.wrsScore => 3"', 'expression/syntax', '>='],
      ['===', url, when, `"url.host === 'a'"`, 'expression/syntax', '=='],
      ['<>', url, when, `"url.host <> 'a'"`, 'expression/syntax', '!='],
      ['and', url, when, '"emirates and governmentCloud"', 'expression/syntax', '&&'],
      ['or', url, when, '"emirates or governmentCloud"', 'expression/syntax', '||'],
      ['not', url, when, '"not emirates"', 'expression/syntax', '!'],
      ['?.', url, when, `"url?.host == 'a'"`, 'expression/syntax', '.'],
      ['typographic quotes', url, when, '"url.host == ’a’"', 'expression/syntax', "'a'"],
      ['length', url, when, '"url.hostedIP.length > 1"', 'expression/unknown-field'],
      [
        'a member of the selected rows',
        'screens/workbench.json',
        'selection.map(each, each.id)',
        'selection.map(each, each.idd)',
        'expression/unknown-field',
        'id',
      ],
      ['includes', url, when, `"url.hostedIP.includes('a')"`, 'expression/unknown-function'],
    ],
  ],
  [
    'values and their formats',
    [
      ['text of a list', url, text, text.replace('url.host', 'url.activityHistory'), 'expression/type'],
      ['text of an object', url, text, text.replace('"url.host"', '"url", "id": "host"'), 'expression/type'],
      ['a day of a condition', url, '"url.createdDate"', '"has(url.host)", "id": "createdDate"', 'expression/type'],
      ['a fact of an object', 'drawers/host.json', '"host.os.name"', '"host.os", "id": "os.name"', 'expression/type'],
      [
        'a scale of numbers over text',
        url,
        '"url.wrsScore",\n          "label"',
        '"url.objectName", "id": "wrsScore",\n          "label"',
        'scale/value-type',
      ],
    ],
  ],
  [
    'files of a form',
    [
      ['a size above that of the contract', 'forms/sandbox-file.json', '"25 MB"', '"50 MB"', 'form/file'],
      ['a widget for texts', 'forms/sandbox-file.json', '"widget": "file"', '"widget": "text"', 'form/widget'],
      ['a unit', 'forms/sandbox-file.json', '"25 MB"', '"25 Mb"', 'schema/pattern'],
      ['a format', 'forms/sandbox-file.json', '"binary"', '"binry"', 'schema/value', 'binary'],
    ],
  ],
  [
    'scales',
    [
      ['a row', 'scales/identity-state.json', '"enabled"', '"enalbed"', 'scale/row', 'enabled'],
      ['a row that links name', 'scales/connection.json', '"connected"', '"cnonected"', 'scale/row', 'connected'],
      ['a row that a filter offers', 'scales/data-type.json', '"health"', '"haelth"', 'scale/row', 'health'],
    ],
  ],
  [
    'what opens',
    [
      [
        'a panel in itself',
        'panels/wanted-headers.json',
        '"fields": [',
        '"fields": [ { "type": "popup", "id": "again", "value": "input.headers", "label": "L", "link": "S", "panel": "wanted-headers", "width": 400 },',
        'panel/circle',
      ],
      ['a link to a script', 'drawers/file.json', '"file.encyclopediaLink"', `"'javascript:x'"`, 'link/outside'],
      ['a link to a site', 'drawers/file.json', '"file.encyclopediaLink"', `"'www.a.example'"`, 'link/outside'],
    ],
  ],
  [
    'what is sent',
    [
      [
        'one wrong word in a list',
        'screens/dashboard.json',
        `['new', 'inProgress']`,
        `['new', 'inProgres']`,
        'expression/value',
        "'inProgress'",
      ],
      [
        'one wrong word of two',
        'screens/dashboard.json',
        `['new', 'inProgress']`,
        `tracking ? ['new'] : ['nwe']`,
        'expression/value',
        "'new'",
      ],
      [
        'more than the contract takes',
        'screens/dashboard.json',
        '"limit": "7"',
        '"limit": "70000"',
        'operation/maximum',
      ],
      ['a member', url, '"body": { "url"', '"body": { "urll"', 'operation/unknown-member', 'url'],
    ],
  ],
  [
    'forms and what the contract accepts',
    [
      ['a longer text', 'forms/support-case.json', '"maxLength": 500', '"maxLength": 5000', 'form/body', '500'],
      ['a text without a limit', 'forms/support-case.json', ', "maxLength": 500', '', 'form/body'],
      [
        'a case that the contract does not know',
        'forms/anomaly.json',
        '"SNB-AD-2"',
        '"SNB-AD-22"',
        'form/body',
        'SNB-AD-2',
      ],
    ],
  ],
  [
    'texts, settings and pictures',
    [
      ['a blank text', url, '"label": "Host"', '"label": "  "', 'text/blank'],
      ['a blank behind a text', url, '"label": "Host"', '"label": "Host "', 'text/space', 'Host'],
      ['a tag', url, '"label": "Host"', '"label": "<b>Host</b>"', 'text/tag'],
      ['a shortcut of the engine', 'header.json', '"keys": "g d"', '"keys": "g h"', 'shortcut/taken'],
      ['a slot', 'header.json', '"slot": "ai"', '"slot": "ia"', 'header/slot'],
      [
        'a drawer below the narrowest, which is a default',
        'console.json',
        '"drawer": 450',
        '"drawer": 300',
        'schema/order',
      ],
      ['a wait that is over at once', 'console.json', '"longestDelay": 70000', '"longestDelay": 1000', 'schema/order'],
      ['a period of the same name', 'console.json', '{ "id": "7d"', '{ "id": "24h"', 'id/duplicate'],
      [
        'a line to itself',
        'pictures/apt28.json',
        '"from": "intruder", "to": "nvr-cam-demo"',
        '"from": "intruder", "to": "intruder"',
        'picture/itself',
      ],
    ],
  ],
  [
    'the contract',
    [
      ['an open bracket', uic, '[4006031, 4006032]', '[4006031, 4006032', 'openapi/syntax'],
      [
        'a line at another column',
        uic,
        '      summary: Address of the',
        '       summary: Address of the',
        'openapi/syntax',
      ],
      [
        'a member',
        uic,
        'operationId: getSsoStatus',
        'operationID: getSsoStatus',
        'openapi/unknown-member',
        'operationId',
      ],
      [
        'a mark',
        uic,
        'x-error-numbers: [4006031',
        'x-eror-numbers: [4006031',
        'openapi/unknown-member',
        'x-error-numbers',
      ],
      ['a reference', uic, 'schemas/SsoStatus', 'schemas/SsoStauts', 'openapi/missing-reference', 'schemas/SsoStatus'],
      ['a document', uic, './common.yaml#', './comon.yaml#', 'openapi/missing-reference', './common.yaml#'],
      ['a type', uic, 'type: string', 'type: strnig', 'openapi/type', 'string'],
    ],
  ],
  [
    'failures',
    [
      ['an operation', 'errors.json', '"getSsoStatus"', '"getSsoStauts"', 'name/operation', 'getSsoStatus'],
      ['the beginning of a path', 'errors.json', '"/ui/uic/v3/"', '"/ui/uci/v3/"', 'error/prefix', '/ui/uic/v3/'],
      ['a number', 'errors.json', '"number": 4006031', '"number": 4006039', 'error/number'],
      [
        'the status of a number',
        'errors.json',
        '"status": 400,\n      "number": 4006031',
        '"status": 404,\n      "number": 4006031',
        'error/number',
      ],
    ],
  ],
  [
    'what nothing uses',
    [
      [
        'a source',
        url,
        '"sources": { "url"',
        '"sources": { "spare": { "operation": "urlQuery", "body": { "url": "input.id" } }, "url"',
        'name/unread',
      ],
      ['a named value', url, '"defaultTab"', '"values": { "spare": "url.host" }, "defaultTab"', 'name/unread'],
      ['an input', 'panels/sandbox.json', '"input": {', '"input": { "spare": "string?",', 'name/unread'],
      [
        'a predicate',
        'predicates.json',
        '"restrictedRegion": {',
        `"spare": { "description": "S.", "when": "region == 'UAE'" }, "restrictedRegion": {`,
        'name/unread',
      ],
      ['a flag', 'vocabulary.json', '"flags": {', '"flags": { "spare": "S.",', 'name/unread'],
      ['a permission', 'vocabulary.json', '"permissions": {', '"permissions": { "spare": "S.",', 'name/unread'],
      ['a link', 'vocabulary.json', '"externalLinks": {', '"externalLinks": { "spare": "S.",', 'name/unread'],
    ],
  ],
  [
    'ports of the engine',
    [
      ['an operation', 'engine.json', '"getMenu"', '"getMeun"', 'name/operation', 'getMenu'],
      ['a field of an answer', 'engine.json', '"answer.data"', '"answer.dtaa"', 'expression/unknown-field', 'data'],
      ['a field of an entry', 'engine.json', '"item.sidebar"', '"item.sidebra"', 'expression/unknown-field', 'sidebar'],
      ['what the engine gives', 'engine.json', '"input.pid"', '"input.pdi"', 'expression/unknown-field', 'pid'],
      ['a dialog', 'engine.json', '"session-kicked"', '"session-kikced"', 'name/dialog', 'session-kicked'],
      [
        'a sign-in by OAuth 2 with a scheme that has only a token',
        'engine.json',
        '{ "address": "/saml/ssoLogin?reauth=true", "returnTo": "relayState" }',
        '{ "oauth": { "scheme": "token", "clientId": "console" } }',
        'sign-in/scheme',
      ],
      ['a port', 'engine.json', '"landingPage"', '"landingPgae"', 'schema/unknown-key', 'landingPage'],
      ['a port that an action needs', 'engine.json', '"jump": {', '"jmup": {', 'schema/unknown-key', 'jump'],
    ],
  ],
  [
    'names',
    [
      ['a tab', url, '"defaultTab": "basic"', '"defaultTab": "basci"', 'name/tab', 'basic'],
      ['a panel', url, '"panel": "activity"', '"panel": "actvity"', 'name/panel', 'activity'],
      ['an operation', url, '"urlQuery"', '"urlQeury"', 'name/operation', 'urlQuery'],
      ['a number of a kind in quotes', 'drawers/ip.json', '"searchType": 6', '"searchType": "6"', 'drawer/kind'],
      [
        'an input of a drawer',
        'drawers/process.json',
        'input.process.sha1',
        'input.process.sah1',
        'expression/unknown-field',
        'sha1',
      ],
      ['the type of one', 'drawers/file.json', '"strings?"', '"stirngs?"', 'schema/value', 'strings?'],
      [
        'more rows than an operation takes',
        'screens/suspicious-objects.json',
        '"bulkMax": 500',
        '"bulkMax": 5000',
        'screen/bulk-max',
      ],
      [
        'more rows than a form of a dialog sends',
        'screens/remote-support-requests.json',
        '"bulkMax": 500',
        '"bulkMax": 501',
        'screen/bulk-max',
      ],
      [
        'what a link gives to a drawer',
        'screens/threat-hunting.json',
        '{ "process": "item.process" }',
        '{ "proces": "item.process" }',
        'drawer/member',
        'process',
      ],
      ['a message', url, '"DRAWER.TITLE"', '"DRAWER.TITEL"', 'name/message', 'DRAWER.TITLE'],
      ['an icon', url, '"icon": "link"', '"icon": "lnik"', 'name/icon', 'link'],
    ],
  ],
])('%s', (_, rows) => {
  test.each(rows.map((row) => [row[0], row] as const))('%s is reported once, where it is', (_title, row) => {
    expectOneReport(row);
  });
});

test('of two drawers with one search type, the second is reported', () => {
  const { found } = seed('drawers/ip.json', '"searchType": 6', '"searchType": 4');
  expect(found).toMatchObject([{ code: 'drawer/double', file: 'descriptors/drawers/url.json', line: 3 }]);
});
