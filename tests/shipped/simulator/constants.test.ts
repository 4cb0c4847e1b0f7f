import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settings } from '../../../src/generated/console';
import terms from '../../../src/generated/dialogs/terms';
import english from '../../../src/generated/messages/en';

const folder = 'descriptors';
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const simulator = read('dialogs/attack-simulator.json');
const described = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && !file.startsWith('messages'))
  .map((file) => file.replaceAll('\\', '/'));
/** The descriptors in which something stands. */
const placesOf = (pattern: RegExp): readonly string[] => described.filter((file) => pattern.test(read(file)));
const timesIn = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

describe('the simulator has its figures in its descriptor', () => {
  test.each<[string, RegExp]>([
    ['DG-CONST-01: 5 s between two questions', /"every": 5,/g],
    ['DG-CONST-02: 600 s of rest after a start', /"rests": \{ "seconds": 600,/g],
    ['DG-CONST-03: version 6.2 at least', /versionAtLeast\(string\(task\.smsVersion\), '6\.2'\)/g],
  ])('%s', (_, pattern) => {
    expect(timesIn(simulator, pattern)).toBe(1);
    expect(placesOf(new RegExp(pattern.source))).toEqual(['dialogs/attack-simulator.json']);
  });

  test('DG-CONST-20, DG-CONST-21: about seven days of activity, and a day between two runs', () => {
    expect(simulator).toContain('The simulation generates activity for about seven days.');
    expect(simulator).toContain('Do not run the same threat simulation again within 24 hours.');
  });
});

test('DG-CONST-11: a note goes after 5 s', () => {
  expect(settings.timers.toast).toBe(5000);
});

test('DG-CONST-17: the terms are 640 wide', () => {
  expect(terms.width).toBe(640);
});

test('the words of the simulator that others share have an English text', () => {
  const keys = [...simulator.matchAll(/"message": "([\w.]+)"/g)].map(([, key = '']) => key);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key) => !Object.hasOwn(english, key))).toEqual([]);
});
