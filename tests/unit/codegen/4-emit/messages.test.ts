import { describe, expect, test } from 'vitest';
import type { Json } from '~/codegen/language/model';
import { emitTiny, evaluate } from '~/tests/harness/codegen/4-emit/tiny';

describe('messages', () => {
  const language = (shared: Json, texts: Json = {}) => ({ language: 'L', direction: 'rtl', shared, texts });
  const given = {
    'messages/en': language({ 'A.B': 'English' }),
    'messages/ja': language({ 'A.B': { of: 'English', text: 'J' } }, { 'drawers.url.kind': { of: 'URL', text: 'U' } }),
    'messages/pl': language({ 'A.B': { of: 'English', text: '' } }),
  };

  test('are one table per language: shared keys and addresses', async () => {
    const { default: english } = await evaluate(emitTiny(given)('messages/en.ts'));
    const { default: japanese } = await evaluate(emitTiny(given)('messages/ja.ts'));
    expect(english).toEqual({ 'A.B': 'English' });
    const { default: polish } = await evaluate(emitTiny(given)('messages/pl.ts'));
    expect(polish, 'an empty translation leaves the English').toEqual({});
    expect(japanese).toEqual({ 'A.B': 'J', 'drawers.url.kind': 'U' });
  });

  test('leave out a translation with a placeholder that the English no longer has', async () => {
    const emitted = emitTiny({
      'messages/en': language({ GONE: 'It is gone', STAYS: 'It is {name}' }),
      'messages/ja': language({
        GONE: { of: '{name} is gone', text: '{name}なし' },
        STAYS: { of: 'It is {name}', text: '{name}です' },
      }),
    });
    const { default: japanese } = await evaluate(emitted('messages/ja.ts'));
    expect(japanese).toEqual({ STAYS: '{name}です' });
  });
});

describe('the language in which a console begins', () => {
  const texts = { language: 'L', direction: 'ltr', shared: {}, texts: {} };
  const languagesOf = (settings: object) =>
    emitTiny({
      'messages/en': texts,
      'messages/ja': texts,
      console: { storage: { prefix: 'a_' }, ...settings },
    })('languages.ts');

  test('is that of the browser where the console offers several and does not say otherwise', () => {
    expect(languagesOf({ languages: ['en', 'ja'] })).toMatch(/followedLanguage: .* = nearestLanguage;/);
  });

  test('is the first of the console where it says so or has no other, without the code to find one', () => {
    for (const settings of [{ languages: ['en', 'ja'], initialLanguage: 'first' }, { languages: ['en'] }]) {
      expect(languagesOf(settings)).toMatch(/followedLanguage: .* = undefined;/);
      expect(languagesOf(settings)).not.toContain('import { nearestLanguage }');
    }
  });
});
