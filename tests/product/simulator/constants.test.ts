import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import terms from '~/generated/console/dialogs/terms';
import english from '~/generated/console/messages/en';

const folder = 'descriptors';
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const simulator = read('dialogs/attack-simulator.json');
const described = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('messages'))
  .map((file) => file.replaceAll('\\', '/'));
/** The descriptors in which something is. */
const filesWith = (pattern: RegExp): readonly string[] => described.filter((file) => pattern.test(read(file)));
const timesIn = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('the simulator has its figures in its descriptor', () => {
  test.each<[string, RegExp]>([
    ['5 s between two questions [DG-CONST-01]', /"every": 5,/g],
    ['600 s of rest after a start [DG-CONST-02]', /"rests": \{ "seconds": 600,/g],
    ['version 6.2 at least [DG-CONST-03]', /versionAtLeast\(string\(task\.smsVersion\), '6\.2'\)/g],
  ])('%s', (_, pattern) => {
    expect(timesIn(simulator, pattern)).toBe(1);
    expect(filesWith(new RegExp(pattern.source))).toEqual(['dialogs/attack-simulator.json']);
  });

  test('about seven days of activity, and a day between two runs [DG-CONST-20, DG-CONST-21]', () => {
    expect(simulator).toContain('The simulation generates activity for about seven days.');
    expect(simulator).toContain('Do not run the same threat simulation again within 24 hours.');
  });
});

test('a note goes after 5 s [DG-CONST-11]', () => {
  expect(settings.timers.toast).toBe(5000);
});

test('the terms are 640 wide [DG-CONST-17]', () => {
  expect(terms.width).toBe(640);
});

test('the words of the simulator that others share have an English text', () => {
  const keys = [...simulator.matchAll(/"message": "([\w.]+)"/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !Object.hasOwn(english, key))).toEqual([]);
});
