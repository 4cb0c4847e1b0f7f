import { describe, expect, test } from 'vitest';
import { createProject, ParseCache } from '~/codegen/1-parse/create-project';
import type { Sources } from '~/codegen/language/model';
import { describeChanges } from '~/codegen/service/changes/describe-changes';
import { movedIn } from '~/codegen/service/changes/match';
import { outlineOf } from '~/codegen/service/outline';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { removePart } from '~/studio/document/parts';

const cache = new ParseCache();
const before = { sources: shipped, project: shippedCompiler.check(shipped).project };
const url = 'descriptors/drawers/url.json';
const text = new TextDecoder().decode(shipped.get(url));

function sentences(sources: Sources): readonly string[] {
  // What is wrong with it does not matter here.
  const after = { sources, project: createProject(sources, before.project.contract, cache).project };
  return describeChanges(before, after).map(({ sentence, visibility }) =>
    visibility === undefined ? sentence : `${sentence} ${visibility}`,
  );
}

function edited(changed: string): Sources {
  return new Map(shipped).set(url, new TextEncoder().encode(changed));
}

const domain =
  '        { "type": "text", "value": "url.domainName", "label": "Domain", "object": { "searchType": 5 } },\n';
const host = '        { "type": "text", "value": "url.host", "label": "Host", "object": { "searchType": 5 } },\n';

describe('a change in words', () => {
  test.each([
    ['nothing', text, []],
    ['only the layout', text.replace('"searchType": 4', '"searchType":   4'), []],
    [
      'a label',
      text.replace('"Registrant name"', '"Owner"'),
      ['Drawer url, tab Basic, field Owner: label "Registrant name" changed to "Owner".'],
    ],
    [
      'a property more and one less',
      text.replace('"kind": "URL",', '').replace('"icon": "link"', '"icon": "link", "width": 500'),
      ['Drawer url: kind "URL" removed; width 500 added.'],
    ],
    [
      'a property in an object',
      text.replace('"showValue": true', '"showValue": false'),
      ['Drawer url: head.tag.showValue true changed to false.'],
    ],
    ['a field less', text.replace(domain, ''), ['Drawer url, tab Basic: field Domain removed.']],
    [
      'a field more',
      text.replace(host, `${host}        { "type": "number", "value": "url.totalActivities", "label": "Total" },\n`),
      ['Drawer url, tab Basic: field Total added. Everybody sees this.'],
    ],
    [
      'another value of the same field',
      text.replace('"url.host"', '"url.objectName + url.host"'),
      ['Drawer url, tab Basic, field Host: value "url.host" changed to "url.objectName + url.host".'],
    ],
    [
      'a condition, with who sees it now',
      text.replace('"!restrictedRegion"', '"!emirates"'),
      [
        'Drawer url, tab Threat intelligence: visibleWhen "!restrictedRegion" changed to "!emirates". ' +
          "Visible unless `region` is 'UAE'.",
      ],
    ],
    [
      'another order',
      text.replace(domain, '').replace(host, `${host}${domain}`),
      ['Drawer url, tab Basic: field Domain moved behind field Host.'],
    ],
    [
      'another tab',
      text
        .replace(domain, '')
        .replace('"panel": "activity",', `"fields": [${domain.trim().slice(0, -1)}],\n"panel": "activity",`),
      ['Drawer url, tab Activity: field Domain moved here from tab Basic.'],
    ],
  ])('%s', (_what, changed, expected) => expect(sentences(edited(changed))).toEqual(expected));

  test('a file that came, one that went, and one that is no JSON yet', () => {
    const without = new Map(shipped);
    without.delete('descriptors/dialogs/jump-failed.json');
    expect(sentences(without)).toEqual(['Dialog jump-failed removed.']);
    expect(sentences(new Map(shipped).set('descriptors/scales/new.json', new TextEncoder().encode('{}')))).toEqual([
      'Scale new added.',
    ]);
    expect(sentences(edited(text.replace('"searchType": 4,', '"searchType"')))).toEqual([]);
  });

  test.each([
    ['a new one', '', '"a": { "of": "Host", "text": "ホスト" }', ['"Host" translated as "ホスト"']],
    ['a new one without a text', '', '"a": { "of": "Host", "text": "" }', ['"Host" is not translated yet']],
    [
      'one that waited',
      '"a": { "of": "Host", "text": "" }',
      '"a": { "of": "Host", "text": "ホ" }',
      ['"Host" translated as "ホ"'],
    ],
    [
      'another one',
      '"a": { "of": "Host", "text": "ホ" }',
      '"a": { "of": "Host", "text": "ト" }',
      ['translation of "Host" changed from "ホ" to "ト"'],
    ],
    [
      'one for another English',
      '"a": { "of": "Host", "text": "ホ" }',
      '"a": { "of": "Hosts", "text": "ホ" }',
      ['translation "ホ" is now of "Hosts"'],
    ],
    ['one less', '"a": { "of": "Host", "text": "ホ" }', '', ['translation of "Host" removed']],
    [
      'one of a text with forms',
      '',
      '"a": { "of": { "other": "Hosts" }, "text": "ホ" }',
      ['{"other":"Hosts"} translated as "ホ"'],
    ],
    ['only the layout', '"a": { "of": "Host", "text": "ホ" }', '"a": {"of": "Host", "text": "ホ"}', []],
  ])('a translation is named by its text and not by its key: %s', (_, was, is, expected) => {
    const japanese = (texts: string): Sources => {
      const text = `{ "language": "日本語", "texts": { ${texts} } }`;
      return new Map(shipped).set('descriptors/messages/ja.json', new TextEncoder().encode(text));
    };
    const parse = (sources: Sources) => ({
      sources,
      project: createProject(sources, before.project.contract, cache).project,
    });
    const found = describeChanges(parse(japanese(was)), parse(japanese(is)));
    expect(found.map(({ sentence }) => sentence)).toEqual(expected.map((words) => `Messages ja: ${words}.`));
    expect(found.map(({ path }) => path)).toEqual(expected.map(() => (is === '' ? [] : ['texts', 'a'])));
  });

  test('each part of each descriptor that is removed is one sentence, which names it', () => {
    const wrong = before.project.descriptors.flatMap((descriptor) => {
      const part = outlineOf(descriptor).findLast(({ path }) => typeof path.at(-1) === 'number');
      const removed = part && removePart(descriptor.file.text, part.path);
      if (!part || !removed) return [];
      const { path } = descriptor.file;
      const found = sentences(new Map(shipped).set(path, new TextEncoder().encode(removed.text)));
      const [sentence = ''] = found;
      const isRight = found.length === 1 && sentence.endsWith(`: ${part.kind} ${part.label} removed.`);
      return isRight ? [] : [`${path}: ${found.join(' ')}`];
    });
    expect(wrong).toEqual([]);
  });
});

test.each([
  [[0, 1, 2], []],
  [[1, 2, 0], [2]],
  [[2, 0, 1], [0]],
  [
    [3, 1, 2, 0],
    [0, 3],
  ],
  [[], []],
])('%j: as few parts as can be have moved', (positions, expected) => {
  expect([...movedIn(positions)]).toEqual(expected);
});
