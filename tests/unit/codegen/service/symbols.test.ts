import { expect, test } from 'vitest';
import { hasError } from '~/codegen/host/build';
import type { Sources } from '~/codegen/language/model';
import { occurrencesByKey } from '~/codegen/service/occurrences';
import { renamableLists, symbolLists } from '~/codegen/service/symbols';
import type { Location, Renaming } from '~/codegen/service/service';
import { applied, edit, textOf } from '~/tests/harness/codegen/caret';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const url = 'descriptors/drawers/url.json';
const encoder = new TextEncoder();

test('what can be renamed is exactly what descriptors declare and nothing else names', () => {
  const { project } = shippedCompiler.check(shipped);
  const occurrences = [...occurrencesByKey(project).values()].flat();
  const declared = new Set(occurrences.flatMap(({ symbol, isDeclaration }) => (isDeclaration ? symbol.list : [])));
  expect(renamableLists).toEqual(symbolLists.filter((list) => declared.has(list) && list !== 'property'));
});

test.each([
  ['a member', { from: 'url.domainName', to: 'url.do¦mainName', contains: '**domainName**: a text, may be missing' }],
  ['a source', { from: 'url.domainName', to: 'u¦rl.domainName', contains: 'POST /public/svp/v2/object/url/query' }],
  ['a predicate', { from: '!restrictedRegion', to: '!rest¦rictedRegion', contains: '`emirates || governmentCloud`' }],
  ['a function', { from: 'base64(input.id)', to: 'bas¦e64(input.id)', contains: '**base64(text)**' }],
  ['a key', { from: '"defaultTab"', to: '"default¦Tab"', contains: 'defaultTab' }],
  ['a word of the language', { from: '"date"', to: '"da¦te"', contains: 'A calendar day.' }],
  ['a scale', { from: '"web-reputation"', to: '"web-¦reputation"', contains: 'Web reputation score' }],
  ['a message', { from: '"DRAWER.TITLE"', to: '"DRAWER¦.TITLE"', contains: 'Detail Profile' }],
])('tells what %s means', (_, { from, to, contains }) => {
  const { service, offset } = edit(url, from, to);
  const hover = service.hover(url, offset);
  expect(hover?.contents).toContain(contains);
  const { offset: start = 0, length = 0 } = hover?.range ?? {};
  expect(start <= offset && offset <= start + length).toBe(true);
});

test.each([
  ['a source', { from: 'url.domainName', to: 'u¦rl.domainName', file: url, word: 'url' }],
  [
    'a predicate',
    {
      from: '!restrictedRegion',
      to: '!r¦estrictedRegion',
      file: 'descriptors/predicates.json',
      word: 'restrictedRegion',
    },
  ],
  [
    'a message',
    { from: '"DRAWER.TITLE"', to: '"D¦RAWER.TITLE"', file: 'descriptors/messages/en.json', word: 'DRAWER.TITLE' },
  ],
  ['an operation', { from: '"urlQuery"', to: '"url¦Query"', file: 'openapi/svp.yaml', word: 'urlQuery' }],
  [
    'a panel',
    { from: '"panel": "activity"', to: '"panel": "act¦ivity"', file: 'descriptors/panels/activity.json', word: '' },
  ],
])('finds where %s is declared', (_, { from, to, file, word }) => {
  const { service, offset } = edit(url, from, to);
  const found = service.definition(url, offset);
  expect(found?.file).toBe(file);
  const { offset: start = 0, length = 0 } = found ?? {};
  expect(textOf(shipped, file).slice(start, start + length)).toBe(word);
});

const account = 'descriptors/drawers/user-account.json';
const field = 'exchange.atpPolicyStatus';
const status = { file: account, from: `"orElse(${field}, '')"` };
const listed = 'enum: [enabledAndOptimized';
const hostPro = 'descriptors/drawers/host-pro.json';

test.each([
  ['a field that an expression reads', { from: '"url.wrsScore"', to: '"url.wrs¦Score"', line: 'wrsScore:' }],
  [
    'the name before the last one',
    { from: '"url.hostedLocation[0]"', to: '"url.hosted¦Location[0]"', line: 'hostedLocation:' },
  ],
  ['an operation', { from: '"urlQuery"', to: '"url¦Query"', line: 'operationId: urlQuery' }],
  ['a member of a body', { from: '"body": { "url":', to: '"body": { "u¦rl":', line: 'url:' }],
  ['a parameter of a path', { file: hostPro, from: '"path": { "id"', to: '"path": { "i¦d"', line: 'name: id' }],
  ['a value that a field is compared with', { ...status, to: `"${field} == 'dis¦abled'"`, line: listed }],
  [
    'a value of a list that a field is searched in',
    { ...status, to: `"${field} in ['x', 'dis¦abled']"`, line: listed },
  ],
  [
    'a value that a named value is compared with',
    { file: account, from: "threatStatus == 'disabled'", to: "threatStatus == 'dis¦abled'", line: listed },
  ],
  [
    'a field of an answer in a scenario',
    {
      file: 'descriptors/drawers/url.scenarios.json',
      from: '"wrsScore": 30',
      to: '"wrs¦Score": 30',
      line: 'wrsScore:',
    },
  ],
])('finds the line of the contract with %s', (_, given) => {
  const { file, from, to, line } = { file: url, ...given };
  const { service, offset } = edit(file, from, to);
  expect(lineOf(service.definition(file, offset))).toContain(line);
});

test("says that a text is the engine's, and finds its line", () => {
  const header = 'descriptors/header.json';
  const { service, offset } = edit(header, '"UI.COMMAND.PALETTE"', '"UI.¦COMMAND.PALETTE"');
  expect(service.hover(header, offset)?.contents).toBe(
    'message **UI.COMMAND.PALETTE**\n\nGo to a page, an object or a command\n\nA text of the engine.',
  );
  const found = service.definition(header, offset);
  expect(found?.file).toBe('schemas/messages/en.json');
  const { offset: start = 0, length = 0 } = found ?? {};
  expect(textOf(shipped, 'schemas/messages/en.json').slice(start, start + length)).toBe('UI.COMMAND.PALETTE');
  expect(service.complete(header, offset).map(({ label }) => label)).toContain('UI.TASKS');
});

test('finds no line of the contract for what is none of it', () => {
  const nowhere = ["'n¦ew' == 'new'", 'url.nothing¦AtAll', "url.wrsScore == 'b¦ad'", 'base¦64(url.host)'];
  for (const text of nowhere) {
    const { service, offset } = edit(url, '"url.wrsScore"', `"${text}"`);
    expect(service.definition(url, offset)).toBeUndefined();
  }
});

/** The line of a shipped file at which a location is. */
function lineOf(location: Location | undefined): string {
  const { file = '', offset = 0 } = location ?? {};
  const text = textOf(shipped, file);
  return text.slice(text.lastIndexOf('\n', offset) + 1).split('\n')[0] ?? '';
}

test('finds every place of a predicate, in expressions too', () => {
  const { service, offset, file } = edit(url, '!restrictedRegion', '!r¦estrictedRegion');
  const found = service.references(file, offset).map(({ file: path }) => path);
  expect(new Set(found)).toEqual(
    new Set([
      'descriptors/console.json',
      'descriptors/drawers/domain.json',
      'descriptors/drawers/file.json',
      'descriptors/drawers/ip.json',
      'descriptors/drawers/url.json',
      'descriptors/predicates.json',
    ]),
  );
});

/** The shipped sources after a renaming. */
function after(renaming: Renaming): Sources {
  if ('refused' in renaming) throw new Error(renaming.refused);
  const sources = new Map(shipped);
  for (const [file, edits] of renaming.edits) {
    const text = edits
      .toSorted((left, right) => right.offset - left.offset)
      .reduce((before, fix) => applied(before, fix), textOf(shipped, file));
    sources.set(file, encoder.encode(text));
  }
  for (const { from, to } of renaming.moves) {
    sources.set(to, sources.get(from) ?? new Uint8Array());
    sources.delete(from);
  }
  return sources;
}

function rename(from: string, to: string, name: string, file = url): Renaming {
  const { service, offset } = edit(file, from, to);
  return service.rename(file, offset, name);
}

test.each([
  ['a source', { from: '{ "url": {', to: '{ "u¦rl": {', name: 'address2', file: url }],
  ['a predicate', { from: '!restrictedRegion', to: '!r¦estrictedRegion', name: 'noThirdParties', file: url }],
  [
    'a tab, with the addresses of its translations',
    { from: '"id": "basic"', to: '"id": "ba¦sic"', name: 'facts', file: url },
  ],
  [
    'a panel, with its file and its translations',
    { from: '"panel": "sandbox"', to: '"panel": "sand¦box"', name: 'detonation', file: url },
  ],
  ['a scale, with its file', { from: '"web-reputation"', to: '"web-¦reputation"', name: 'url-reputation', file: url }],
  ['an input of a panel', { from: '"firstSeen": "url', to: '"first¦Seen": "url', name: 'seenFirst', file: url }],
  ['a message', { from: '"DRAWER.RISK.LAST_SEEN"', to: '"D¦RAWER.RISK.LAST_SEEN"', name: 'DRAWER.SEEN', file: url }],
  [
    'a flag',
    {
      from: '"allow-poseidon-sign-in":',
      to: '"allow-¦poseidon-sign-in":',
      name: 'gate',
      file: 'descriptors/vocabulary.json',
    },
  ],
  ['a permission', { from: '"asd.view":', to: '"asd¦.view":', name: 'asd.read', file: 'descriptors/vocabulary.json' }],
])('a renamed project compiles as before: %s', (_, { from, to, name, file }) => {
  const known = shippedCompiler.check(shipped).diagnostics;
  const { diagnostics } = shippedCompiler.check(after(rename(from, to, name, file)));
  expect(hasError(diagnostics)).toBe(false);
  expect(diagnostics.map(({ message }) => message)).toEqual(known.map(({ message }) => message));
});

test.each([
  ['an operation', { from: '"urlQuery"', to: '"u¦rlQuery"', name: 'x', why: 'Operations are named by the contract.' }],
  ['an icon', { from: '"icon": "link"', to: '"icon": "l¦ink"', name: 'x', why: 'Icons are named by the library' }],
  [
    'a text of the engine',
    { from: '"DRAWER.TITLE"', to: '"D¦RAWER.TITLE"', name: 'X', why: '"DRAWER.TITLE" is a text of the engine' },
  ],
  [
    'a message to a text of the engine',
    { from: '"DRAWER.RISK.LAST_SEEN"', to: '"D¦RAWER.RISK.LAST_SEEN"', name: 'UI.CLOSE', why: 'would replace it' },
  ],
  ['a word with a meaning', { from: '{ "url": {', to: '{ "u¦rl": {', name: 'region', why: 'a name of the language' }],
  [
    'a source to the name of an entry around it',
    {
      from: '"!restrictedRegion"',
      to: '"url.activityHistory.exists(one, u¦rl != null)"',
      name: 'one',
      why: 'has another meaning',
    },
  ],
  ['no name at all', { from: '{ "url": {', to: '{ "u¦rl": {', name: 'a b', why: 'is no name' }],
  [
    'a name that is taken',
    { from: '"id": "basic"', to: '"id": "ba¦sic"', name: 'sandbox', why: 'There is a tab "sandbox" already.' },
  ],
  [
    'a file name with capitals',
    { from: '"panel": "sandbox"', to: '"panel": "s¦andbox"', name: 'Box', why: 'no name of a file' },
  ],
  ['what is no name', { from: '"label": "Domain"', to: '"label": "Do¦main"', name: 'x', why: 'no name here' }],
])('refuses to rename %s', (_, { from, to, name, why }) => {
  expect(rename(from, to, name)).toEqual({ refused: expect.stringContaining(why) });
});

test('offers what a diagnostic would write, and nothing beside it', () => {
  const { service, offset, file, text } = edit(url, 'url.domainName', 'url.domainNam¦');
  const [fix, ...others] = service.fixes(file, { offset, length: 0 });
  expect(others).toEqual([]);
  expect(fix?.title).toBe('Write domainName');
  expect(fix && applied(text, fix.edit)).toBe(textOf(shipped, url));
  expect(service.fixes(file, { offset: 0, length: 1 })).toEqual([]);
});

test('prints a descriptor as the project does', async () => {
  const { service, file, text } = edit(url, '"icon": "link",', '"icon"   : "link"  ,¦');
  const [fix] = await service.format(file);
  expect(fix && applied(text, fix)).toBe(textOf(shipped, url));
  edit(url, '"icon": "link",', '"icon" "link"¦');
  expect(await service.format(file)).toEqual([]);
});

test('lists the parts of a descriptor by what the page calls them', () => {
  const { service, file } = edit(url, '"searchType": 4', '¦"searchType": 4');
  const outline = service.outline(file);
  expect(outline.map(({ kind, label }) => `${kind} ${label}`)).toEqual([
    'source url',
    'tab Basic',
    'tab Activity',
    'tab Sandbox',
    'tab Threat intelligence',
  ]);
  expect(outline[1]?.children.map(({ label }) => label).slice(0, 2)).toEqual([
    'Web reputation score',
    'Web reputation category',
  ]);
});
