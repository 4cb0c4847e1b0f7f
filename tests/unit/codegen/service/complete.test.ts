import { expect, test } from 'vitest';
import { parse, visit, type ParseError } from 'jsonc-parser';
import type { Completion } from '~/codegen/service/service';
import { applied, edit, textOf } from '~/tests/harness/codegen/caret';
import { shipped } from '~/tests/harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const value = '"url.domainName"';
const condition = '"!restrictedRegion"';

function complete(from: string, to: string, file = url): readonly Completion[] {
  const { service, offset } = edit(file, from, to);
  return service.complete(file, offset);
}

/** Up to thirty offsets of carets: in strings, before and behind them, and a character behind; keys are strings too. */
function caretsIn(text: string): readonly number[] {
  const strings: (readonly [offset: number, end: number])[] = [];
  const add = (offset: number, length: number) => strings.push([offset, offset + length]);
  visit(text, {
    onObjectProperty: (_, offset, length) => add(offset, length),
    onLiteralValue: (value, offset, length) => typeof value === 'string' && add(offset, length),
  });
  const step = Math.ceil(strings.length / 30);
  const some = strings.filter((_, at) => at % step === 0);
  return some.map(([offset, end], at) => [offset + 1, end, offset, end + 1][at % 4] ?? end);
}

const labels = (completions: readonly Completion[]) => completions.map(({ label }) => label);

test.each([
  ['members of an answer', { from: value, to: '"url.dom¦ain"', has: ['wrsScore', 'domainName'], not: ['url', 'flag'] }],
  ['members after a dot', { from: value, to: '"url.¦"', has: ['wrsScore', 'domainName'], not: ['url'] }],
  [
    'names, predicates and functions',
    { from: value, to: '"¦"', has: ['url', 'input', 'restrictedRegion', 'flag', 'orElse'], not: ['item'] },
  ],
  [
    'names where no value is written yet',
    { from: `"value": ${value}`, to: '"value": ¦', has: ['url', 'input'], not: [] },
  ],
  ['the values of a compared name', { from: condition, to: `"region == '¦'"`, has: ['UAE', 'GOV_US'], not: ['url'] }],
  [
    'values in quotes where none are written',
    { from: condition, to: '"region == ¦"', has: ["'UAE'", 'url'], not: ['UAE'] },
  ],
  [
    'values of a comparison that is not finished',
    { from: condition, to: `"url.host != '' && region == '¦"`, has: ['UAE'], not: ['url'] },
  ],
  ['values in a list', { from: condition, to: `"view in ['ents', '¦']"`, has: ['entp', 'mspc'], not: ['UAE'] }],
  ['names of a function', { from: condition, to: `"flag('¦')"`, has: ['identity-inventory-app'], not: ['asd.view'] }],
  ['what a list can do', { from: value, to: '"url.hostedIP.¦"', has: ['exists', 'map', 'size'], not: ['startsWith'] }],
  ['what a text can do', { from: value, to: '"url.host.¦"', has: ['startsWith', 'contains'], not: ['exists'] }],
  [
    'members of an entry',
    { from: condition, to: '"url.activityHistory.exists(one, one.¦"', has: ['time', 'count'], not: ['url'] },
  ],
  [
    'the name of an entry',
    { from: condition, to: '"url.activityHistory.exists(one, ¦"', has: ['one', 'url'], not: [] },
  ],
  ['operators after a value', { from: condition, to: '"url.host ¦"', has: ['==', '&&', 'in'], not: ['url'] }],
  [
    'keys that are free',
    { from: '"label": "Domain"', to: '"label": "Domain", "¦"', has: ['help', 'visibleWhen'], not: ['label', 'type'] },
  ],
  ['keys without quotes', { from: '"label": "Domain"', to: '"label": "Domain", ¦', has: ['help'], not: ['label'] }],
  ['all types of field', { from: '"type": "text"', to: '"type": "¦"', has: ['text', 'dateTime', 'percent'], not: [] }],
  ['panels', { from: '"panel": "activity"', to: '"panel": "¦"', has: ['activity', 'sandbox'], not: ['url'] }],
  [
    'inputs of a panel',
    { from: `{ "kind": "'url'", "id": "base64(input.id)" }`, to: '{ ¦ }', has: ['kind', 'id'], not: ['with'] },
  ],
  ['members of a body', { from: '{ "url": "input.id" }', to: '{ "¦" }', has: ['url'], not: ['operation'] }],
  ['operations', { from: '"operation": "urlQuery"', to: '"operation": "¦"', has: ['urlQuery', 'alertList'], not: [] }],
  ['messages', { from: '"message": "DRAWER.TITLE"', to: '"message": "¦"', has: ['DRAWER.TITLE'], not: [] }],
  ['tabs of the drawer', { from: '"defaultTab": "basic"', to: '"defaultTab": ¦', has: ['basic', 'sandbox'], not: [] }],
])('completes %s', (_, { from, to, has, not }) => {
  const found = labels(complete(from, to));
  expect(found).toEqual(expect.arrayContaining(has));
  for (const label of not) expect(found).not.toContain(label);
});

test('tells the type, the description and the operation from the contract', () => {
  const members = complete(value, '"url.¦"');
  expect(members.find(({ label }) => label === 'registrantCounty')).toMatchObject({
    kind: 'member',
    detail: 'a text, may be missing',
    documentation: expect.stringContaining('Country of the registrant'),
  });
  const url = complete(value, '"¦"').find(({ label }) => label === 'url');
  expect(url?.documentation).toContain('POST /public/svp/v2/object/url/query');
});

test('tells what a type of field, a scale and a flag are for', () => {
  const about = (all: readonly Completion[], name: string) => all.find(({ label }) => label === name)?.documentation;
  expect(about(complete('"type": "date"', '"type": "¦"'), 'date')).toBe('A calendar day.');
  expect(about(complete('"scale": "web-reputation",', '"scale": "¦",'), 'web-reputation')).toMatch(/^Web reputation/);
  expect(about(complete(condition, `"flag('¦')"`), 'allow-poseidon-sign-in')).toBe('Opens the sign-in gate.');
});

test('a name is written in place of the word, and a text keeps its quotes', () => {
  const taken = (from: string, to: string, label: string) => {
    const { service, file, text, offset } = edit(url, from, to);
    const found = service.complete(file, offset).find((one) => one.label === label);
    return found && applied(text, found.edit);
  };
  const now = (from: string, to: string) => textOf(shipped, url).replace(from, () => to);
  expect(taken(value, '"url.dom¦ain.x"', 'domainName')).toBe(now(value, '"url.domainName.x"'));
  expect(taken(condition, `"region == 'G¦'"`, 'GOV_US')).toBe(now(condition, `"region == 'GOV_US'"`));
  expect(taken(`"value": ${value}`, '"value": ¦', 'url')).toBe(now(`"value": ${value}`, '"value": "url"'));
  expect(taken('"icon": "link"', '"icon": "¦"', 'shield')).toBe(now('"icon": "link"', '"icon": "shield"'));
  expect(taken('"defaultTab": "basic",', '"defaultTab": "basic", ¦', 'width')).toBe(
    now('"defaultTab": "basic",', '"defaultTab": "basic", "width": 0,'),
  );
});

test.each([...shipped.keys()].filter((path) => path.startsWith('descriptors/') && path.endsWith('.json')))(
  'completions in %s leave JSON as right as it was',
  (file) => {
    const text = textOf(shipped, file);
    const { service } = edit(file, text, `${text}¦`);
    for (const caret of caretsIn(text)) {
      for (const completion of service.complete(file, caret).slice(0, 3)) {
        const errors: ParseError[] = [];
        parse(applied(text, completion.edit), errors);
        expect(errors, `${completion.label} at ${caret}`).toEqual([]);
      }
    }
  },
);

test.each(['"type"¦: "text"', '"type": ¦"text"', '"type": "text"¦', '"type": "text" ¦'])(
  'nothing is offered where nothing can be written: %s',
  (to) => expect(complete('"type": "text"', to)).toEqual([]),
);

test('nothing is offered in other files, and an unreadable text does no harm', () => {
  const { service } = edit(url, value, '"¦"');
  expect(service.complete('openapi/svp.yaml', 10)).toEqual([]);
  expect(service.complete('descriptors/nothing.json', 10)).toEqual([]);
  for (const broken of ['¦', '{¦', '{ "¦', '[[[[¦', '{ "tabs": [{ "fields": [{ ¦']) {
    const text = textOf(shipped, url);
    const edited = edit(url, text, broken);
    expect(() => edited.service.complete(url, edited.offset)).not.toThrow();
    expect(() => edited.service.hover(url, edited.offset)).not.toThrow();
  }
});

test('a key with a default is completed with it, and says it', () => {
  const file = 'descriptors/console.json';
  const found = complete('"startupTasks": 500,', '"startupTasks": 500, "¦",', file);
  const toast = found.find(({ label }) => label === 'toast');
  expect([toast?.detail, toast?.edit.text]).toEqual(['default 5000', '"toast": 5000']);
  expect(labels(found)).not.toContain('startupTasks');
  const whole = complete('"languages":', '"¦": {}, "languages":', file);
  expect(whole.find(({ label }) => label === 'frames')).toMatchObject({ detail: 'has defaults' });
});

test('the word of a setting explains itself with its default', () => {
  const { service, offset } = edit('descriptors/console.json', '"startupTasks"', '"startup¦Tasks"');
  expect(service.hover('descriptors/console.json', offset)?.contents).toMatch(/^\*\*startupTasks\*\*: default 500\n\n/);
});
