import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '../../src/generated/console';
import { flattened } from './flattened';

function textsOf(folder: string, pattern: RegExp): readonly (readonly [name: string, text: string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name) && !name.startsWith('generated') && !name.startsWith('messages'))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const);
}

const code = textsOf('src', /\.(tsx?|css)$/).map(
  ([name, text]) => [name, text.replace(/\/\*[^]*?\*\/|\/\/.*|rgb\([^)]*\)/g, '')] as const,
);
const descriptors = textsOf('descriptors', /\.json$/);
const read = (path: string): Readonly<Record<string, unknown>> => flattened(JSON.parse(readFileSync(path, 'utf8')));

describe('every figure of the shell stands in a descriptor', () => {
  const { live, search, deadlines, timers, notifications, period, clock, jump, limits } = settings;

  test.each<[rows: string, given: unknown, want: unknown]>([
    ['SH-CO-01', notifications.perType, 250],
    ['SH-CO-02', notifications.justNow, 5 * 60_000],
    ['SH-CO-03', [live.firstDelay, live.delayGrowth, live.longestDelay, live.delayShrink], [3000, 1.8, 70_000, 1.2]],
    ['SH-CO-04', live.ping, 90_000],
    ['SH-CO-05', live.forcedSignOut, 90_000],
    ['SH-CO-06', [search.suggestions, search.suggestFrom], [10, 3]],
    ['SH-CO-07', [search.expanded, search.narrow], [640, 144]],
    ['SH-CO-08', search.homeAfter, 1000],
    ['SH-CO-09', [period.default, period.presets.map(({ hours }) => hours)], ['30d', [24, 7 * 24, 30 * 24]]],
    ['SH-CO-10', [period.startTime, period.endTime], ['00:00:00', '23:59:59']],
    ['SH-CO-11', clock.refresh, 1000],
    ['SH-CO-12', timers.logoutHandshake, 2000],
    ['SH-CO-14', deadlines.tick, 1000],
    ['SH-CO-15', deadlines.warning, 60_000],
    ['SH-CO-16', [deadlines.earlyTo, deadlines.earlyFrom], [280_000, 300_000]],
    ['SH-CO-17', deadlines.reread, 60_000],
    ['SH-CO-18', deadlines.rereadDebounce, 500],
    ['SH-CO-19', deadlines.activityDebounce, 5000],
    ['SH-CO-20', deadlines.rereadAfterActivity, 1000],
    ['SH-CO-21', jump.expiryMinutes, 65],
    ['SH-CO-26', [timers.assistantStart, timers.startupTasks], [200, 500]],
    ['SH-CO-28', [timers.signInMessage, timers.signInSettle], [1000, 4000]],
    ['SH-CO-30', limits.menuDepth, 3],
  ])('%s: %j', (_, given, want) => {
    expect(given).toEqual(want);
  });

  test('SH-CO-13: the limits of the support case', () => {
    const form = read('descriptors/forms/support-case.json');
    const limitOf = (name: string) => form[`schema.properties.${name}.maxLength`];
    expect(['name', 'email', 'phoneNumber', 'memo'].map(limitOf)).toEqual([100, 250, 100, 500]);
  });

  test('SH-CO-22, SH-SJ-11: the dialogs of the jump are 452 px wide, and no others', () => {
    const wide = descriptors.filter(([, text]) => /"width": 452\b/.test(text)).map(([name]) => name);
    expect(wide.sort()).toEqual([
      'descriptors/dialogs/company-console-notice.json',
      'descriptors/dialogs/jump-failed.json',
    ]);
  });

  test('SH-CO-24: every banner with days tells more than one, one and none apart', () => {
    const banners = read('descriptors/banners.json');
    const steps = Object.entries(banners).filter(([path]) => /titleWhen\.\d+\.when$/.test(path));
    const conditions = steps.map(([, when]) => when);
    expect(new Set(conditions)).toEqual(new Set(['item.days > 1', 'item.days == 1', 'item.days == 0']));
  });

  test('SH-CO-27: the page comes anew 1.5 s after opting in', () => {
    expect(Object.values(read('descriptors/dialogs/data-query-opt-in.json'))).toContain(1500);
  });

  test('SH-CO-29: the numbers of errors are told apart by rows of errors.json', () => {
    const numbers = Object.values(read('descriptors/errors.json'));
    for (const number of [4011403, 4006031, 4006032]) expect(numbers).toContain(number);
  });
});

describe('and nowhere else', () => {
  // Figures that mean nothing else; 1 s, 2 s and the like could be any unit.
  test.each<[rows: string, pattern: RegExp]>([
    ['SH-CO-01', /\b250\b(?!%)/],
    ['SH-CO-03', /\b(1\.8|70_?000)\b/],
    ['SH-CO-04, SH-CO-05', /\b90_?000\b/],
    ['SH-CO-07', /\b(640|144)\b/],
    ['SH-CO-10', /\b23:59:59\b/],
    ['SH-CO-16', /\b(280|300)_?000\b/],
    ['SH-CO-21', /\b65\b(?!%)/],
    ['SH-CO-22', /\b452\b/],
    ['SH-CO-23', /\b2025-02-01\b/],
    ['SH-CO-25', /\b(UAE|GOV_US)\b/],
    ['SH-CO-29', /\b(4011403|4006031|4006032)\b/],
  ])('%s: %s stands in no code', (_, pattern) => {
    expect(code.filter(([, text]) => pattern.test(text)).map(([name]) => name)).toEqual([]);
  });

  test.each<[rows: string, pattern: RegExp, only: string]>([
    ['SH-CO-23', /2025-02-01/g, 'descriptors/predicates.json'],
    ['SH-CO-25, SH-GEN-07', /'UAE'/g, 'descriptors/predicates.json'],
    ['SH-CO-25, SH-GEN-07', /'GOV_US'/g, 'descriptors/predicates.json'],
    ['SH-GEN-03', /'entp'/g, 'descriptors/predicates.json'],
    ['SH-GEN-05', /'mspc'/g, 'descriptors/predicates.json'],
    ['SH-CO-21', /"expiryMinutes"/g, 'descriptors/console.json'],
  ])('%s: %s stands in one descriptor, once', (_, pattern, only) => {
    const found = descriptors.flatMap(([name, text]) => [...text.matchAll(pattern)].map(() => name));
    expect(found).toEqual([only]);
  });

  test('SH-AC-19: no condition asks for a role by its name', () => {
    // A parameter of a call may have that name.
    const found = descriptors.filter(([, text]) => /\b(roleId|profile\.role)\b(?!":)/.test(text));
    expect(found.map(([name]) => name)).toEqual([]);
  });
});

test('SH-SF-22: the only form of the shell with rules, beside the choice of a language, is the support case', () => {
  const forms = descriptors.filter(([name]) => name.startsWith(join('descriptors', 'forms')));
  const ofSimulator = ['anomaly', 'threat-actor'];
  const ofPages = ['time-zone'];
  expect(forms.map(([name]) => name).sort()).toEqual(
    [...ofSimulator, ...ofPages, 'language', 'support-case'].sort().map((name) => `descriptors/forms/${name}.json`),
  );
});
