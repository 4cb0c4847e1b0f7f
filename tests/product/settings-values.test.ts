import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { flattened } from '../harness/product/flattened';

function textsOf(folder: string, pattern: RegExp): readonly (readonly [name: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.startsWith('generated') && !name.startsWith('messages'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const);
}

const code = textsOf('src', /\.(tsx?|css)$/).map(
  ([name, text]) => [name, text.replace(/\/\*[^]*?\*\/|\/\/.*|rgb\([^)]*\)/g, '')] as const,
);
const descriptors = textsOf('descriptors', /^[^.]+\.json$/);
const read = (path: string): Readonly<Record<string, unknown>> => flattened(JSON.parse(readFileSync(path, 'utf8')));

describe('the limits of the shell', () => {
  const { live, search, deadlines, timers, notifications, period, clock, limits } = settings;

  test.each<[what: string, given: unknown, want: unknown]>([
    ['250 notifications of a type [SH-CO-01]', notifications.perType, 250],
    ['5 minutes before a notification shows its age [SH-CO-02]', notifications.justNow, 5 * 60_000],
    [
      'the first and the longest delay of a new connection, and its factors [SH-CO-03]',
      [live.firstDelay, live.delayGrowth, live.longestDelay, live.delayShrink],
      [3000, 1.8, 70_000, 1.2],
    ],
    ['90 s between two pings of the live channel [SH-CO-04]', live.ping, 90_000],
    ['90 s before a forced sign-out [SH-CO-05]', live.forcedSignOut, 90_000],
    [
      '10 suggestions of the search, from the third character on [SH-CO-06]',
      [search.suggestions, search.suggestFrom],
      [10, 3],
    ],
    ['the two widths of the search bar [SH-CO-07]', [search.expanded, search.narrow], [640, 144]],
    ['1 s before a search without a page before it returns to the home page [SH-CO-08]', search.homeAfter, 1000],
    [
      'the presets of the period and the default [SH-CO-09]',
      [period.default, period.presets.flatMap(({ hours, screensOnly }) => (screensOnly ? [] : hours))],
      ['30d', [24, 7 * 24, 30 * 24]],
    ],
    ['a custom period of whole days [SH-CO-10]', [period.startTime, period.endTime], ['00:00:00', '23:59:59']],
    ['1 s between two updates of the clock [SH-CO-11]', clock.refresh, 1000],
    ['2 s for the handshake before the sign-out [SH-CO-12]', timers.logoutHandshake, 2000],
    ['1 s between two steps of a countdown [SH-CO-14]', deadlines.tick, 1000],
    ['a warning 60 s before a sign-out [SH-CO-15]', deadlines.warning, 60_000],
    [
      'an early warning 280 to 300 s before the end of a session [SH-CO-16]',
      [deadlines.earlyTo, deadlines.earlyFrom],
      [280_000, 300_000],
    ],
    ['60 s between two reads of the session timers [SH-CO-17]', deadlines.reread, 60_000],
    ['500 ms that gather reads of the session timers [SH-CO-18]', deadlines.rereadDebounce, 500],
    ['5 s that gather reports of activity [SH-CO-19]', deadlines.activityDebounce, 5000],
    ['1 s from a report of activity to a read of the timers [SH-CO-20]', deadlines.rereadAfterActivity, 1000],
    [
      '65 minutes until an internal token expires [SH-CO-21]',
      read('descriptors/engine.json')['jump.token.body.expiryMinutes'],
      '65',
    ],
    [
      '200 ms before assistants start and 500 ms before other tasks [SH-CO-26]',
      [timers.assistantStart, timers.startupTasks],
      [200, 500],
    ],
    ['the two delays after the end of a session [SH-CO-28]', [timers.signInMessage, timers.signInSettle], [1000, 4000]],
    ['3 levels of the menu [SH-CO-30]', limits.menuDepth, 3],
  ])('a setting of the console states %s', (_, given, want) => {
    expect(given).toEqual(want);
  });

  test('the form of a support case limits the length of its four texts [SH-CO-13]', () => {
    const form = read('descriptors/forms/support-case.json');
    const limitOf = (name: string) => form[`schema.properties.${name}.maxLength`];
    expect(['name', 'email', 'phoneNumber', 'memo'].map(limitOf)).toEqual([100, 250, 100, 500]);
  });

  test('only the dialogs of the jump to another console are 452 px wide [SH-CO-22, SH-SJ-11]', () => {
    const wide = descriptors.filter(([, text]) => /"width": 452\b/.test(text)).map(([name]) => name);
    expect(wide.sort()).toEqual([
      'descriptors/dialogs/company-console-notice.json',
      'descriptors/dialogs/jump-failed.json',
    ]);
  });

  test('every banner with days has a text for more than one, one and none [SH-CO-24]', () => {
    const banners = read('descriptors/banners.json');
    const steps = Object.entries(banners).filter(([path]) => /titleWhen\.\d+\.when$/.test(path));
    const conditions = steps.map(([, when]) => when);
    expect(new Set(conditions)).toEqual(new Set(['item.days > 1', 'item.days == 1', 'item.days == 0']));
  });

  test('the page reloads 1.5 s after an opt-in [SH-CO-27]', () => {
    expect(Object.values(read('descriptors/dialogs/data-query-opt-in.json'))).toContain(1500);
  });

  test('rows of errors.json distinguish the numbers of errors [SH-CO-29]', () => {
    const numbers = Object.values(read('descriptors/errors.json'));
    for (const number of [4011403, 4006031, 4006032]) expect(numbers).toContain(number);
  });
});

describe('facts of the product', () => {
  test('no code names a region [SH-CO-25, SH-GEN-07]', () => {
    expect(code.filter(([, text]) => /\b(UAE|GOV_US)\b/.test(text)).map(([name]) => name)).toEqual([]);
  });

  test.each<[what: string, only: string, ids: string, pattern: RegExp]>([
    ['the day of the second upgrade text', 'descriptors/predicates.json', 'SH-CO-23', /2025-02-01/g],
    ['the region UAE', 'descriptors/predicates.json', 'SH-CO-25, SH-GEN-07', /'UAE'/g],
    ['the region GOV_US', 'descriptors/predicates.json', 'SH-CO-25, SH-GEN-07', /'GOV_US'/g],
    ['a view of enterprises', 'descriptors/predicates.json', 'SH-GEN-03', /'entp'/g],
    ['a view of service providers', 'descriptors/predicates.json', 'SH-GEN-05', /'mspc'/g],
    ['the expiry of an internal token', 'descriptors/engine.json', 'SH-CO-21', /"expiryMinutes"/g],
  ])('%s is written in one descriptor, %s, once [%s]', (_, only, __, pattern) => {
    const found = descriptors.flatMap(([name, text]) => [...text.matchAll(pattern)].map(() => name));
    expect(found).toEqual([only]);
  });

  test('no condition reads the name of a role [SH-AC-19]', () => {
    // A parameter of a call may have that name, and a field may show the role of the person to that person.
    const role = /\b(roleId|profile\.role)\b(?!":)/;
    const found = descriptors.filter(([, text]) => role.test(text.replaceAll('"value": "profile.role"', '')));
    expect(found.map(([name]) => name)).toEqual([]);
  });
});

test('the support case and the choice of a language are the only forms of the shell [SH-SF-22]', () => {
  const forms = descriptors.filter(([name]) => name.startsWith(join('descriptors', 'forms')));
  const ofSimulator = ['anomaly', 'threat-actor'];
  const ofPages = [
    'api-key-create',
    'sandbox-file',
    'time-zone',
    'support-approve',
    'support-reject',
    'report-schedule',
  ];
  const ofAlerts = ['alert-close', 'alert-edit', 'alert-note', 'case-alerts'];
  const ofCases = ['case-edit', 'case-file', 'case-new', 'case-note'];
  const ofObjects = ['suspicious-object-add', 'suspicious-object-expiry'];
  const ofResponses = ['block-reason', 'response-reason'];
  const ofOthers = [...ofSimulator, ...ofPages, ...ofAlerts, ...ofCases, ...ofObjects, ...ofResponses];
  expect(forms.map(([name]) => name).sort()).toEqual(
    [...ofOthers, 'language', 'support-case'].sort().map((name) => `descriptors/forms/${name}.json`),
  );
});
