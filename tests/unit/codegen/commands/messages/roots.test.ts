import { expect, test } from 'vitest';
import { exportMessages, importMessages } from '~/codegen/commands/messages/exchange';
import { teamCompiler, withFiles } from '~/tests/harness/codegen/teams';

test('in a console of several roots each translation is written in the root of its English', () => {
  const german = { language: 'Deutsch', direction: 'ltr', shared: {}, texts: {} };
  const english = { language: 'English', direction: 'ltr', shared: { 'CARE.VISIT': 'Visit' } };
  const fleet = withFiles({
    'descriptors/messages/de.json': german,
    '../care/messages/en.json': english,
    '../care/messages/de.json': german,
  });
  const { kinds } = teamCompiler();
  const exported = JSON.parse(exportMessages(fleet, 'de', 'i18next', kinds));
  expect(exported).toMatchObject({ 'CARE.VISIT': '', 'RIGHT.MANAGE': '' });
  const text = JSON.stringify({ 'CARE.VISIT': 'Besuch', 'RIGHT.MANAGE': 'Darf' });
  const { files } = importMessages(fleet, { path: 'de.json', text, language: 'de' }, kinds);
  expect(
    files.map(({ path, changed, text: written }) => [path, changed, Object.keys(JSON.parse(written).shared)]),
  ).toEqual([
    ['../care/messages/de.json', 1, ['CARE.VISIT']],
    ['descriptors/messages/de.json', 1, ['RIGHT.MANAGE']],
  ]);
});
