import { describe, expect, test } from 'vitest';
import { shipped, shippedCompiler } from '~/tests/harness/codegen/shipped-sources';
import { findTexts } from '~/studio/server/search';

const { project } = shippedCompiler.check(shipped);

const filesWith = (words: string) => new Set(findTexts(project, words).map(({ file }) => file));

describe('the search of texts', () => {
  test('finds what descriptors and messages say, in upper and lower case', () => {
    expect(findTexts(project, 'REGISTRANT name')).toContainEqual(
      expect.objectContaining({ file: 'descriptors/drawers/url.json', text: 'Registrant name' }),
    );
    expect(filesWith('please fill in')).toContain('descriptors/messages/en.json');
  });

  test('finds translations in their language, and not by the English that they were made of', () => {
    expect(filesWith('必須項目を入力してください')).toEqual(new Set(['descriptors/messages/ja.json']));
    expect(filesWith('Please fill in required field.')).not.toContain('descriptors/messages/ja.json');
  });

  test('gives the range of the text in its file', () => {
    for (const { file, offset, length, text } of findTexts(project, 'prevalence')) {
      const written = new TextDecoder().decode(shipped.get(file)).slice(offset, offset + length);
      expect(JSON.parse(written)).toBe(text);
    }
  });

  test('gives at most 50, and none for no words', () => {
    expect(findTexts(project, 'e')).toHaveLength(50);
    expect(findTexts(project, '  ')).toEqual([]);
  });
});
