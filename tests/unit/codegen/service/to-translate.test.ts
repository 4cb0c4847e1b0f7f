import { expect, test } from 'vitest';
import type { Sources } from '~/codegen/language/model';
import { textsToTranslate } from '~/codegen/service/to-translate';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const drawer = 'descriptors/drawers/url.json';
const japanese = 'descriptors/messages/ja.json';
const host = 'drawers.url.tabs.basic.fields.host.label';

const textsOf = (sources: Sources, file = japanese) => {
  const { project } = shippedCompiler.check(sources);
  return textsToTranslate(project, file);
};

/** What the check says about the texts of a language. */
const missing = (sources: Sources): readonly string[] =>
  shippedCompiler
    .check(sources)
    .diagnostics.filter(({ code }) => code === 'message/missing')
    .map(({ message }) => message);

test('a project that is translated has none, and what is no language of it has no texts to translate', () => {
  expect(textsOf(shipped)).toEqual({ texts: [], count: 0 });
  for (const file of [drawer, 'descriptors/messages/en.json', '']) expect(textsOf(shipped, file)).toBeUndefined();
});

test('a new text waits in the words in which the check names it: its English and what it belongs to', () => {
  const another = '{ "type": "text", "id": "port", "value": "url.host", "label": "Its port" }';
  const sources = edited(shipped, drawer, (text) =>
    text.replace('{ "type": "list", "value": "url.hostedIP"', `${another}, $&`),
  );
  const words = 'Label of field Its port, drawer URL';
  expect(textsOf(sources)).toMatchObject({
    count: 1,
    texts: [{ address: host.replace('host', 'port'), english: 'Its port', words, text: '', isStale: false }],
  });
  expect(missing(sources)).toEqual([`${words}, has no Japanese text.`]);
});

test('a text of which the English has changed waits with its translation', () => {
  const sources = edited(shipped, drawer, (text) => text.replace('"label": "Host"', '"label": "Host name"'));
  expect(textsOf(sources)).toMatchObject({
    count: 1,
    texts: [{ address: host, english: 'Host name', text: 'ホスト', isStale: true }],
  });
});

test('a text that is no name is quoted, and a shared message is named by its key', () => {
  const sources = edited(shipped, japanese, (text) => {
    const { shared, texts, ...rest } = JSON.parse(text);
    const { 'drawers.url.kind': _kind, ...others } = texts;
    const { 'RESPONSE.REVOKE_SESSIONS': _message, ...messages } = shared;
    return JSON.stringify({ ...rest, shared: messages, texts: others });
  });
  expect(textsOf(sources)?.texts.map(({ words }) => words)).toEqual([
    expect.stringMatching(/^Message RESPONSE\.REVOKE_SESSIONS, “.+”$/),
    'Kind “URL” of drawer URL',
  ]);
});

test('of a language with nothing the first texts are given, and all are counted', () => {
  const sources = edited(shipped, japanese, (text) => JSON.stringify({ ...JSON.parse(text), shared: {}, texts: {} }));
  const { texts = [], count = 0 } = textsOf(sources) ?? {};
  expect(texts.length).toBeLessThanOrEqual(100);
  expect(count).toBeGreaterThan(1000);
});
