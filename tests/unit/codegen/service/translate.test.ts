import { describe, expect, test } from 'vitest';
import type { Sources } from '~/codegen/language/model';
import { translationsAt, withTranslation } from '~/codegen/service/translate';
import { edited, shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';

const file = 'descriptors/drawers/url.json';
const japanese = 'descriptors/messages/ja.json';
const host = 'drawers.url.tabs.basic.fields.host.label';
const path = ['tabs', 0, 'fields', 9, 'label'];

/** The project, and what it says about the label of the host. */
function labelOf(sources: Sources) {
  const { project } = shippedCompiler.check(sources);
  const descriptor = project.find('drawer', 'url');
  return { project, translations: descriptor ? translationsAt(project, descriptor, path) : [] };
}

/** The project with another English label. */
const renamed = edited(shipped, file, (text) => text.replace('"label": "Host"', '"label": "Host name"'));

describe('the translations of a text', () => {
  test('have the name of their language and the address of the text', () => {
    expect(labelOf(shipped).translations).toEqual([
      { file: japanese, language: 'ja', name: '日本語', address: host, text: 'ホスト', isStale: false },
    ]);
  });

  test('are stale when the English has changed', () => {
    expect(labelOf(renamed).translations).toMatchObject([{ text: 'ホスト', isStale: true }]);
  });

  test('are none for a text that is shared or has no words', () => {
    const { project } = shippedCompiler.check(shipped);
    const descriptor = project.find('drawer', 'url');
    expect(descriptor && translationsAt(project, descriptor, ['title'])).toEqual([]);
  });

  test('are written with the English as it is now', () => {
    const written = withTranslation(labelOf(renamed).project, japanese, host, 'ホスト名');
    expect(JSON.parse(written ?? '').texts[host]).toEqual({ of: 'Host name', text: 'ホスト名' });
  });

  test('get an entry behind that of the text before, where there was none', () => {
    const another = '{ "type": "text", "id": "port", "value": "url.host", "label": "Its port" }';
    const sources = edited(shipped, file, (text) =>
      text.replace('{ "type": "list", "value": "url.hostedIP"', `${another}, $&`),
    );
    const address = 'drawers.url.tabs.basic.fields.port.label';
    const written = withTranslation(labelOf(sources).project, japanese, address, 'ポート');
    const { texts } = JSON.parse(written ?? '');
    expect(texts[address]).toEqual({ of: 'Its port', text: 'ポート' });
    const addresses = Object.keys(texts);
    expect(addresses[addresses.indexOf(address) - 1]).toBe(host);
  });

  test('are written for a shared message too', () => {
    const key = 'RESPONSE.REVOKE_SESSIONS';
    const written = withTranslation(labelOf(shipped).project, japanese, key, 'x');
    expect(JSON.parse(written ?? '').shared[key]).toEqual({ of: expect.stringMatching(/./), text: 'x' });
  });

  test.each([
    ['a text that does not exist', japanese, 'drawers.url.nothing'],
    ['a language that does not exist', 'descriptors/messages/xx.json', host],
    ['English, which is in the descriptor', 'descriptors/messages/en.json', host],
  ])('are not written for %s', (_what, messages, address) => {
    expect(withTranslation(labelOf(shipped).project, messages, address, 'x')).toBeUndefined();
  });
});
