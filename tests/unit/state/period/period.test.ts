import { expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import { choiceOf, createPeriod, periodQuery, readPeriod, type PeriodChoice } from '~/state/period/period';

const start = Date.UTC(2026, 10, 20, 12, 0, 0, 700);
const now = Math.floor(start / 1000);
const day = 86_400;
const { presets } = settings.period;

function setUp() {
  const time = { now: start };
  return { time, period: createPeriod(settings.period, () => time.now) };
}

test('the last 30 days are applied from the start [SH-PP-01, SH-PP-02, SH-CO-09]', () => {
  const { period } = setUp();
  const want = { from: now - 30 * day, to: now, custom: false, preset: '30d' };
  expect([period.chosen.get(), period.now()]).toEqual([want, want]);
});

test('the settings decide which preset is applied [SH-CO-09]', () => {
  const period = createPeriod({ presets, default: '24h' }, () => start);
  expect(period.now()).toEqual({ from: now - day, to: now, custom: false, preset: '24h' });
});

test.each([
  ['15m', 900],
  ['1h', 3600],
  ['4h', 14_400],
  ['24h', day],
  ['7d', 7 * day],
  ['30d', 30 * day],
])('%s goes back from the second in which it is asked for [SH-PP-03, SH-OP-066]', (preset, length) => {
  const { period, time } = setUp();
  period.choose(preset);
  expect(period.now()).toMatchObject({ from: now - length, to: now });
  time.now += 61_500;
  expect(period.now()).toMatchObject({ from: now + 62 - length, to: now + 62, custom: false, preset });
});

test.each([
  // Clocks in Europe go back an hour in the night before the first moment, and forward before the second.
  ['the clock went back', Date.UTC(2026, 9, 25, 12)],
  ['the clock went forward', Date.UTC(2026, 2, 29, 12)],
])('a preset is a length of time, not of days, after %s [SH-OP-066]', (_, moment) => {
  const period = createPeriod(settings.period, () => moment);
  const lengths = presets.map(({ id }) => {
    period.choose(id);
    return period.now().to - period.now().from;
  });
  expect(lengths).toEqual([900, 3600, 14_400, day, 7 * day, 30 * day]);
});

test('a custom period stays where it is [SH-PP-12]', () => {
  const { period, time } = setUp();
  period.choose({ from: 100, to: 200 });
  time.now += 1_000_000;
  expect(period.now()).toEqual({ from: 100, to: 200, custom: true });
});

test.each(['99d', '', 'constructor'])('a preset that does not exist is the default: "%s"', (id) => {
  const { period } = setUp();
  period.choose({ from: 100, to: 200 });
  period.choose(id);
  expect(period.now()).toMatchObject({ preset: '30d' });
});

const options = { presets: presets.map(({ id }) => id), fallback: '30d', now };

test.each<[string, { given: string; want: ReturnType<typeof readPeriod> }]>([
  ['a preset', { given: 'period=7d', want: '7d' }],
  ['a span', { given: 'from=100&to=200', want: { from: 100, to: 200 } }],
  ['a span from the beginning of time', { given: 'from=0&to=200', want: { from: 0, to: 200 } }],
  ['a preset beside its span stays a preset', { given: 'from=100&to=200&period=24h', want: '24h' }],
  ['until the end of today', { given: `from=100&to=${now + 43_199}`, want: { from: 100, to: now + 43_199 } }],
  ['nothing', { given: 'keyword=x', want: undefined }],
  ['an unknown preset', { given: 'period=8d', want: '30d' }],
  ['an empty preset', { given: 'period=', want: '30d' }],
  ['the name of a member of every object', { given: 'period=constructor', want: '30d' }],
  ['text', { given: 'from=a&to=b', want: '30d' }],
  ['markup', { given: 'from=%3Cimg%3E&to=200', want: '30d' }],
  ['negative', { given: 'from=-5&to=200', want: '30d' }],
  ['fractions', { given: 'from=1.5&to=200', want: '30d' }],
  ['exponents', { given: 'from=1e3&to=2e3', want: '30d' }],
  ['hexadecimal', { given: 'from=0x1&to=0x2', want: '30d' }],
  ['reversed', { given: 'from=200&to=100', want: '30d' }],
  ['no length', { given: 'from=200&to=200', want: '30d' }],
  ['huge', { given: 'from=1&to=99999999999999999999', want: '30d' }],
  ['milliseconds', { given: 'from=1700000000000&to=1700000001000', want: '30d' }],
  ['in the future', { given: `from=${now + 5 * day}&to=${now + 6 * day}`, want: '30d' }],
  ['only a beginning', { given: 'from=100', want: '30d' }],
  ['only an end', { given: 'to=100', want: '30d' }],
])('the period of an address: %s', (_, { given, want }) => {
  expect(readPeriod(new URLSearchParams(given), options)).toEqual(want);
});

test.each([
  ['a preset carries its name, so that it goes on moving', '7d', `from=${now - 7 * day}&to=${now}&period=7d`],
  ['a custom period is fixed', { from: 100, to: 200 }, 'from=100&to=200'],
])('an address holds unix seconds: %s [SH-PP-12, SH-NV-02]', (_, choice, want) => {
  const { period } = setUp();
  period.choose(choice);
  expect(new URLSearchParams(periodQuery(period.now())).toString()).toBe(want);
});

test.each(['7d', { from: 100, to: 200 }])('what is written is read back: %j', (choice) => {
  const { period } = setUp();
  period.choose(choice);
  expect(readPeriod(new URLSearchParams(periodQuery(period.now())), options)).toEqual(choice);
});

test.each<[string, { choice: PeriodChoice; want: number }]>([
  ['a preset ends now', { choice: '24h', want: now + 60 }],
  ['a span stays', { choice: { from: 5, to: 900 }, want: 900 }],
])('counted again: %s', (_, { choice, want }) => {
  const { time, period } = setUp();
  period.choose(choice);
  time.now += 60_000;
  period.renew();
  expect(period.chosen.get().to).toBe(want);
  expect(choiceOf(period.chosen.get())).toEqual(choice);
});
