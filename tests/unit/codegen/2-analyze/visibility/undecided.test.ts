import { describe, expect, test } from 'vitest';
import type { TypeEnvironment } from '~/codegen/2-analyze/expression/type-environment';
import { string } from '~/codegen/language/types';
import { parse } from '~/codegen/2-analyze/expression/parse';
import { undecidedPart } from '~/codegen/2-analyze/visibility/undecided';
import { environment } from '~/tests/fixtures/codegen/environment';

const around: TypeEnvironment = {
  ...environment,
  variables: new Map([...environment.variables, ['region', { type: string, sure: true }]]),
};
const values = new Map([
  ['isHigh', 'url.wrsScore > 50'],
  ['isKnown', 'has(url.wrsScore)'],
]);

/** The part of a condition that can be undecided. */
function partOf(text: string): string | undefined {
  const { syntax } = parse(text);
  if (!syntax) throw new Error(text);
  const valueOf = (name: string) => parse(values.get(name) ?? '').syntax;
  const part = undecidedPart(syntax, { environment: around, valueOf });
  return part && text.slice(part.start, part.end);
}

describe('a condition is always decided that', () => {
  test.each([
    ['is written down', 'true'],
    ['asks whether something is there', 'has(url.host)'],
    ['compares with null', 'url.host == null || null != url.wrsScore'],
    ['asks for a flag, a permission or a choice of the browser', "flag('a') && can('b') || preference('c')"],
    ['asks for a moment', "before('2025-02-01T08:00')"],
    ['asks for an object', '!isObject(url.host)'],
    ['compares what the console sets itself', "region == 'UAE' || !(region in ['a', 'b'])"],
    ['names another condition', '!restrictedRegion'],
    ['says what counts where a comparison is undecided', 'orElse(url.wrsScore == 1, false)'],
    ['says so around a test of a list', "orElse(url.hosts.exists(host, host.name == 'a'), false)"],
    ['says so around a function', "!orElse(url.host.contains('a'), true)"],
    ['chooses between such', 'has(url) ? orElse(url.wrsScore > 1, false) : false'],
    ['names such a value', 'isKnown'],
  ])('%s', (_, text) => {
    expect(partOf(text)).toBeUndefined();
  });
});

describe('a condition can be undecided that', () => {
  test.each([
    ['compares an answer', 'url.wrsScore == 1', 'url.wrsScore == 1'],
    ['negates a comparison of an answer', '!(url.wrsScore == 1)', 'url.wrsScore == 1'],
    ['looks for an answer in a list', "!(url.host in ['a'])", "url.host in ['a']"],
    ['orders an answer', "region == 'UAE' && url.wrsScore > 1", 'url.wrsScore > 1'],
    ['is an answer', 'url.on || has(url)', 'url.on'],
    ['stands in for a missing answer only', 'orElse(url.wrsScore, 0) == 1', 'orElse(url.wrsScore, 0) == 1'],
    ['passes an answer of another type through', 'orElse(url.on, false)', 'orElse(url.on, false)'],
    ['stands in with an answer', 'orElse(url.wrsScore == 1, url.on)', 'orElse(url.wrsScore == 1, url.on)'],
    ['looks into a list', 'url.hosts.all(host, host.on)', 'url.hosts.all(host, host.on)'],
    ['reads a text', "url.host.startsWith('a')", "url.host.startsWith('a')"],
    ['names such a value', '!isHigh', 'isHigh'],
    ['is no condition', "has(url) ? 'a' : false", "'a'"],
  ])('%s', (_, text, want) => {
    expect(partOf(text)).toBe(want);
  });
});
