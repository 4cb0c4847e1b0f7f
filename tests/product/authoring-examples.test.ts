import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatDiagnostics } from '../../codegen/diagnostics/format-diagnostics';
import type { Sources } from '../../codegen/language/model';
import { edited, shipped, shippedCompiler } from '../harness/codegen/shipped-sources';

const readme = readFileSync('README.md', 'utf8');
const guide = readFileSync('docs/authoring.md', 'utf8').replace(/^## Add a screen$[^]*?(?=^## )/m, '');

const drawer = 'descriptors/drawers/url.json';
const hosts = 'descriptors/drawers/host.json';
const isolate = 'descriptors/responses/isolate-endpoint.json';
const form = 'descriptors/forms/report-verdict.json';
const response = 'descriptors/responses/scan-endpoint.json';
const dialog = 'descriptors/dialogs/report-verdict.json';

/** The first JSON block of the guide that contains a text. */
function sample(part: string): string {
  const blocks = [...guide.matchAll(/```json\n([^]*?)\n```/g)].map(([, text = '']) => text);
  const found = blocks.find((text) => text.includes(part));
  if (found === undefined) throw new Error(`The guide has no sample with ${part}.`);
  return found;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const theme = 'descriptors/theme.json';
const themeFiles = ['logo.svg', 'logo-dark.svg', 'inter.woff2'].map((name) => [`public/${name}`, bytes('')] as const);
const [preference = ''] = /"providerLater": \{[^}]*\}/.exec(guide) ?? [];

/** Adds texts before the first place where a mark is. */
const withBefore = (path: string, additions: readonly (readonly [mark: string, added: string])[]) => (all: Sources) =>
  edited(all, path, (text) =>
    additions.reduce((whole, [mark, added]) => whole.replace(mark, () => `${added}${mark}`), text),
  );

/** The shipped sources after all steps of the guide. */
const grown = [
  withBefore(drawer, [
    ['{ "type": "text", "value": "url.host"', `${sample('url.lastSeen')},`],
    ['"url": { "operation": "urlQuery"', `${sample('"limit": "20"')},`],
    ['{\n      "id": "activity"', `${sample('"id": "alerts"')},`],
    ['"fields": [', `"buttons": [${sample('"id": "report-verdict"')}],`],
  ]),
  withBefore('descriptors/header.json', [['{\n        "id": "license"', `${sample('"id": "credits"')},`]]),
  withBefore('descriptors/banners.json', [['{\n      "id": "last-essential"', `${sample('"id": "provider"')},`]]),
  withBefore('descriptors/checks.json', [
    ['{\n      "id": "short-label"', `${sample('"no-abbreviation"')},`],
    ['{\n      "code"', `${sample('"Clusters have')},`],
  ]),
  withBefore('descriptors/console.json', [['"upgradeLater": {', `${preference},`]]),
].reduce<Sources>(
  (all, step) => step(all),
  new Map([...shipped, ...themeFiles])
    .set(theme, bytes(sample('"accentHover"')))
    .set(form, bytes(sample('form.schema.json')))
    .set(dialog, bytes(sample('dialog.schema.json')))
    .set(response, bytes(sample('response.schema.json'))),
);

const slow = { timeout: 120_000 };
const language = bytes(sample('"Deutsch"'));

/** What the compiler says, one line each; positions in shipped files are left out, for they change with every edit. */
function printed(sources: Sources): string[] {
  return shippedCompiler
    .compile(sources)
    .diagnostics.filter(({ code }) => code !== 'message/missing' && code !== 'message/address')
    .map(({ file, line, column, severity, message, hint, code }) =>
      [
        shipped.has(file) ? file : `${file}:${line}:${column}`,
        ...(severity === 'warning' ? ['warning:'] : []),
        message,
        `[${code}]`,
        ...(hint === undefined ? [] : [hint]),
      ].join(' '),
    );
}

type Change = readonly [path: string, from: string, to: string];
const host = '"label": "Host"';
const when = (condition: string): Change => [drawer, host, `${host}, "visibleWhen": "${condition}"`];
const contract = '"alertList", "query": { "q": "input.id", "limit": "20" }';

/** Each edit of a reader who makes the mistakes of the guide. */
const mistakes: readonly (readonly Change[])[] = [
  [[drawer, '"label": "Registrant name"', '"label": "Registered by"']],
  [[drawer, '"value": "url.lastSeen", "label": "Last seen"', '"value": "url.lastSene", "label": "Last seen"']],
  [[drawer, '{ "type": "dateTime", "value": "url.lastSeen"', '{ "type": "dateTme", "value": "url.lastSeen"']],
  [[drawer, '"label": "Last seen"', '"lable": "Last seen"']],
  [when("region == 'UEA'")],
  [when("flag('identity-inventry-app')")],
  [when("url.wrsScore == '71'")],
  [when('url.wrsScore = 71')],
  [when('url.wrsScore == 71'), [drawer, '"label": "Domain"', '"label": "Domain", "visibleWhen": "url.wrsScore != 71"']],
  [[drawer, '"alertList"', '"alertLst"']],
  [[drawer, contract, '"alertList", "query": { "search": "input.id", "limit": "20" }']],
  [[drawer, contract, '"alertList", "query": { "q": "input.id", "limit": "\'20\'" }']],
  [[drawer, '"scale": "severity"', '"scale": "sevrity"']],
  [[drawer, contract, '"sendSupportForm", "body": {}']],
  [[drawer, '"firstSeen": "url.firstSeen"', '"frstSeen": "url.firstSeen"']],
  [[form, '"property": "reason"', '"property": "reasn"']],
  [[form, "'Threat Concern'", "'Threat concern'"]],
  [[form, '      "memo": "input.address + \': \' + form.reason",\n', '']],
  [[form, '"minLength": 1', '"pattern": "^(a+)+$"']],
  [[drawer, '"dialog": "report-verdict"', '"dialog": "report-verdic"']],
  [[drawer, '"with": { "address": "input.id" }', '"with": { "adress": "input.id" }']],
  [[dialog, '{address}', '{adress}']],
  [['descriptors/header.json', '"icon": "dollar"', '"icon": "dolar"']],
  [['descriptors/header.json', '"/app/bc/company/credit"', '"/app/bc/company/credt"']],
  [[hosts, '"isolation": "response.isolation"', '"isolatoin": "response.isolation"']],
  [['descriptors/forms/alert-close.json', '"operation": "undoAlertChange"', '"operation": "alertQuery"']],
  [[isolate, '"targets": "targets"', '"targets": "[input]"']],
  [[drawer, 'DRAWER.RISK.LAST_SEEN', 'DRAWER.RISK.LAST_SEN']],
  [['descriptors/engine.json', '"answer.data"', '"answer.dtaa"']],
  [['descriptors/console.json', '"languages": [', '"languages": ["de", ']],
  [[theme, '"link": { "light": "#0f766e"', '"link": { "light": "#14b8a6"']],
];

/** A translation of a text that counts, which lacks one of the forms of its language. */
const polish = bytes(`{
  "language": "Polski",
  "direction": "ltr",
  "shared": {
    "UI.SHELL.MENU_FOUND": {
      "of": {
        "one": "{count} entry found", "other": "{count} entries found"
      },
      "text": {
        "one": "{count}", "many": "{count}", "other": "{count}"
      }
    }
  },
  "texts": {}
}`);

describe('the authoring guide', () => {
  test('shows a field, a tab, a form, a dialog and a response that compile', slow, () => {
    expect(printed(grown)).toEqual([]);
  });

  test('prints what the compiler says of its mistakes', slow, () => {
    const printedText = new Set([
      ...printed(new Map(shipped).set('descriptors/messages/de.json', language)),
      ...printed(new Map(shipped).set('descriptors/messages/pl.json', polish)),
    ]);
    for (const changes of mistakes) {
      const sources = changes.reduce<Sources>(
        (all, [path, from, to]) => edited(all, path, (text) => text.replace(from, () => to)),
        grown,
      );
      for (const line of printed(sources)) printedText.add(line);
    }
    const shown = [...guide.matchAll(/```text\n([^]*?)```/g)].flatMap(([, text = '']) =>
      text.split(/^(?=descriptors)/m).map((one) =>
        one
          .replace(/\s+/g, ' ')
          .replace(/^(\S+?):\d+:\d+/, (whole, file: string) => (shipped.has(file) ? file : whole))
          .trim(),
      ),
    );
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((line) => !printedText.has(line))).toEqual([]);
  });

  test('has a mistake in the README as the command prints it', slow, () => {
    const [, change = ''] = /```json\n(.*)\n```/.exec(readme) ?? [];
    const [, answer = ''] = /```text\n(descriptors[^]*?)\n```/.exec(readme) ?? [];
    const misspelt = edited(shipped, drawer, (text) => text.replace(/\{[^{}]*url\.registrantName[^{}]*\}/, change));
    const { diagnostics } = shippedCompiler.compile(misspelt);
    const withoutLines = (text: string) => text.replace(/:\d+:\d+/g, '').replace(/^([> ]) *\d+ \|/gm, '$1 |');
    expect(withoutLines(formatDiagnostics(diagnostics, misspelt))).toContain(withoutLines(answer));
  });
});
