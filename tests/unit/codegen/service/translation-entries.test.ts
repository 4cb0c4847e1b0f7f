import { expect, test } from 'vitest';
import { createLanguageService } from '~/codegen/service/create-service';
import type { Correction } from '~/codegen/service/service';
import { applied, textOf } from '~/tests/harness/codegen/caret';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const file = 'descriptors/messages/ja.json';

/** The Japanese texts after an edit, and what editors offer for those that are missing then. */
function afterEdit(change: (messages: Messages) => object) {
  const sources = edited(shipped, file, (text) => JSON.stringify(change(JSON.parse(text)), null, 2));
  const service = createLanguageService(sources, shippedCompiler);
  const text = textOf(sources, file);
  return { service, sources, text, offered: service.fixes(file, { offset: 0, length: text.length }) };
}

/** The only edit that is offered. */
function editOf([offered, ...others]: readonly Correction[]) {
  if (!offered || others.length > 0) throw new Error(`${others.length + 1} edits are offered.`);
  return offered.edit;
}

interface Messages {
  readonly shared: Readonly<Record<string, unknown>>;
  readonly texts: Readonly<Record<string, unknown>>;
}

const without = (entries: Readonly<Record<string, unknown>>, name: string) =>
  Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));

const orderOf = (text: string, part: keyof Messages) => Object.keys(JSON.parse(text)[part]);

const label = 'drawers.url.tabs.basic.fields.host.label';

test.each([
  ['a text of a descriptor', 'texts', label, { of: 'Host', text: '' }],
  ['a shared message', 'shared', 'RESPONSE.REVOKE_SESSIONS', { of: expect.stringMatching(/./), text: '' }],
] as const)('an entry is offered for %s, behind that of the text before it', (_what, part, key, entry) => {
  const { text, offered } = afterEdit((all) => ({ ...all, [part]: without(all[part], key) }));
  expect(offered.map(({ title }) => title)).toEqual(['Write the entry to translate']);
  const written = applied(text, editOf(offered));
  expect(JSON.parse(written)[part][key]).toEqual(entry);
  if (part === 'texts') {
    const order = orderOf(written, part);
    expect(order[order.indexOf(key) - 1]).toBe('drawers.url.tabs.basic.fields.expiredDate.label');
  }
});

test('a file without texts gets its part of them', () => {
  const { text, offered } = afterEdit((all) => without({ ...all }, 'texts'));
  const written = applied(text, editOf(offered.slice(0, 1)));
  expect(Object.values(JSON.parse(written).texts)).toEqual([{ of: expect.anything(), text: '' }]);
});

test('an entry that is written hides nothing: its text is still missing, and the console compiles', () => {
  const { service, sources, text, offered } = afterEdit((all) => ({ ...all, texts: without(all.texts, label) }));
  service.update(edited(sources, file, () => applied(text, editOf(offered))));
  const found = service.diagnostics();
  expect(found.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([`message/missing /texts/${label}/text`]);
});
