import { expect, test } from 'vitest';
import { nearestLanguage } from '~/i18n/nearest-language';

const offered = ['en', 'de', 'pt-BR', 'zh-CN'];

test.each([
  ['the first that is offered', { preferred: ['fr', 'de', 'en'], want: 'de' }],
  ['one in another region', { preferred: ['de-AT', 'en'], want: 'de' }],
  ['another region of one', { preferred: ['pt-PT'], want: 'pt-BR' }],
  ['none in another script', { preferred: ['zh-TW', 'de'], want: 'de' }],
  ['one in the same script', { preferred: ['zh-SG'], want: 'zh-CN' }],
  ['the next one after a text that is no language', { preferred: ['en-US@posix', '', 'de'], want: 'de' }],
  ['nothing where none is offered', { preferred: ['fr-FR'], want: undefined }],
])('of the languages of a browser the nearest is %s', (_, { preferred, want }) => {
  expect(nearestLanguage(preferred, offered)).toBe(want);
});
