import { expect, test } from 'vitest';
import { nearestName } from '~/codegen/diagnostics/nearest-name';

test.each([
  ['a word that is nearly one of them', 'lnik', ['link', 'list'], 'link'],
  ['another word for one of them', 'string', ['text', 'number'], 'text'],
  ['the first of those that another word can mean', 'dropdown', ['choice', 'select'], 'select'],
  ['the same words in another order', 'queryUrl', ['urlQuery', 'urlQueryAll', 'hostQuery'], 'urlQuery'],
  ['the only name with a word', 'drawer', ['navigate', 'openDrawer', 'openDialog'], 'openDrawer'],
  ['the only name with a word, between hyphens', 'ban', ['ban-circle', 'banner'], 'ban-circle'],
  ['none of two names with a word', 'unblock', ['unblock-object', 'unblock-sender'], undefined],
  ['none for a part of a word', 'draw', ['openDrawer'], undefined],
  ['none for what is like none of them', 'hologram', ['text', 'number'], undefined],
])('%s is meant', (_, word, names, meant) => {
  expect(nearestName(word, names)).toBe(meant);
});
