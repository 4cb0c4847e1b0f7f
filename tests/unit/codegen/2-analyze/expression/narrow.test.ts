import { describe, expect, test } from 'vitest';
import { checkExpression } from '~/codegen/2-analyze/expression/check';
import { parse } from '~/codegen/2-analyze/expression/parse';
import type { TypeEnvironment } from '~/codegen/2-analyze/expression/type-environment';
import { describeType } from '~/codegen/language/type-relations';
import { listOf, number, objectOf, string } from '~/codegen/language/types';
import type { Type } from '~/codegen/language/type';
import { environment } from '~/tests/fixtures/codegen/environment';

const word = (...values: readonly string[]): Type => ({ is: 'string', values });

/** Three kinds of events, of which each says something else about its source. */
const event: Type = {
  is: 'union',
  of: [
    objectOf({ kind: word('login'), source: string, user: string }, 'Login'),
    objectOf({ kind: word('upload'), source: number, bytes: number }, 'Upload'),
    objectOf({ kind: word('scan', 'probe'), source: listOf(string), ports: listOf(number) }, 'Scan'),
    { is: 'null' },
  ],
};

const scope: TypeEnvironment = {
  ...environment,
  variables: new Map([
    ['event', { type: event, source: true }],
    ['box', { type: objectOf({ event, 'level?': number }), source: true }],
    ['events', { type: listOf(event), source: true }],
  ]),
};
const check = (text: string) => {
  const { type, problems } = checkExpression(parse(text), scope);
  return [describeType(type), ...problems.map(({ message, index }) => `${index}: ${message}`)];
};

describe('a member has the type that the condition before it leaves', () => {
  test.each([
    ["event.kind == 'login' ? event.source : ''", 'a text'],
    ["'upload' == event.kind ? event.source : 0", 'a number'],
    ["event.kind != 'upload' ? event.source : 'x'", 'a text or a list'],
    ["event.kind != 'upload' ? 0 : event.source", 'a number'],
    ["event.kind in ['login', 'upload'] ? event.source : 0", 'a text or a number'],
    ["!(event.kind in ['scan', 'probe']) ? event.source : 0", 'a text or a number'],
    ["event.kind == 'login' ? '' : event.kind == 'upload' ? string(event.source) : event.source[0]", 'a text'],
    ["event.kind == 'login' || event.kind == 'upload' ? 0 : size(event.source)", 'a number'],
    ["box.level == 1 && box.event.kind == 'upload' ? box.event.source : 0", 'a number'],
    ['has(event.bytes) ? event.source : 0', 'a number'],
    ["event.kind == 'scan' ? event.source : ['x']", 'a list'],
    ["events.filter(e, e.kind == 'upload' && e.source > 5).map(e, e.source)", 'a list'],
  ])('%s is %s', (text, want) => {
    expect(check(text)).toEqual([want]);
  });

  test.each([
    "event.kind == 'upload' && event.source > 5",
    "event.kind != 'upload' || event.source > 5",
    "!(event.kind == 'upload') || event.source > 5",
    "event.kind == 'upload' && (event.source > 5 || event.bytes > event.source)",
    "events.exists(e, e.kind == 'login' && e.user.startsWith('svc-'))",
    "has(event.user) && event.source.endsWith('x')",
  ])('%s is right', (text) => {
    expect(check(text)).toEqual(['true or false']);
  });
});

describe('what the condition before excludes is reported', () => {
  test.each([
    ["event.kind == 'login' && event.bytes > 5", '31: "bytes" is not a field of Login.'],
    ["event.kind != 'login' || event.bytes > 5", '31: "bytes" is not a field of Login.'],
    ["event.kind == 'login' ? event.ports : []", '30: "ports" is not a field of Login.'],
    ["event.kind == 'upload' && event.source == 'x'", '26: Cannot compare a number with a text.'],
    ["has(event.user) && event.kind == 'scan'", '33: "scan" is not a value of event.kind.'],
    ["event.kind == 'login' && event.kind == 'upload'", '39: "upload" is not a value of event.kind.'],
  ])('%s', (text, want) => {
    expect(check(text).slice(1)).toEqual([want]);
  });
});

describe('a condition says nothing', () => {
  test.each([
    ['about what comes before it', "event.bytes > 5 && event.kind == 'login'"],
    ['about the other operand of "or"', "event.kind == 'login' || event.bytes > 5"],
    ['behind brackets that end', "(event.kind == 'login' && event.user == 'x') || event.bytes > 5"],
    ['about another object', "event.kind == 'login' && box.event.bytes > 5"],
    ['about an entry with the name of the object', "event.kind == 'login' && events.exists(event, event.bytes > 5)"],
    ['if one of several may fail', "!(event.kind == 'login' && box.level == 1) && event.user == 'x'"],
    ['if it compares with no literal', 'event.kind == event.user && event.bytes > 5'],
    ['about what is computed', "events[0].kind == 'login' && events[0].bytes > 5"],
  ])('%s: %s', (_, text) => {
    expect(check(text)).toEqual(['true or false']);
  });
});
