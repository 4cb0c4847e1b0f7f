import { describe, expect, test } from 'vitest';
import type { ChoiceFilter, FilterOption } from '~/generated/contract/descriptor-types';
import { languages } from '~/generated/console/languages';
import type { Text } from '~/generated/contract/types';
import { isList, isRecord, isString } from '~/lib/json';
import { ownText } from '~/lib/get-own';
import { everyScreen } from '../../harness/product/screens/every-screen';

const all = await everyScreen();
const others = await Promise.all(
  Object.entries(languages).map(async ([code, { load }]) => [code, (await load()).default] as const),
);

const names: ReadonlySet<string> = new Set([
  ...[
    'Windows',
    'macOS',
    'Linux',
    'Android',
    'iOS',
    'URL',
    'PID',
    'IMEI',
    'SHA-1',
    'SHA-256',
    'SAML 2.0',
    'OpenID Connect',
    'SCIM',
  ],
  ...['Microsoft Entra ID', 'Google Workspace', 'Active Directory', 'Exchange Online', 'Gmail'],
]);

/** Every text that is in a compiled descriptor, with those of its scales. */
function textsIn(part: unknown): readonly Text[] {
  if (isList(part)) return part.flatMap(textsIn);
  if (!isRecord(part)) return [];
  const { key, text } = part;
  return isString(key) && isString(text) ? [{ key, text }] : Object.values(part).flatMap(textsIn);
}

describe.each(others.filter(([code]) => code !== 'en'))('in %s', (_, words) => {
  test.each(all.map(({ id, screen }) => [id, screen] as const))('every text of %s is translated', (__, screen) => {
    const lacking = textsIn(screen).filter(({ key, text }) => {
      const wording = ownText(words, key);
      return wording === undefined || (wording === text && !isName(key, text));
    });
    expect(lacking.map(({ key, text }) => `${key}: ${text}`)).toEqual([]);
  });
});

test.each(others)('in %s a filter names values as the column does that shows them', (_, words) => {
  const tables = all.flatMap(({ screen }) => (screen.kind === 'table' ? [screen] : []));
  const mismatched = tables.flatMap(({ columns, filters = [] }) =>
    filters.flatMap((filter) => {
      const isPlain = columns.some(({ id, type }) => id === filter.id && type === 'text');
      const options = 'options' in filter && isWritten(filter.options) ? filter.options : [];
      return isPlain ? options.filter(({ value, label }) => (ownText(words, label.key) ?? label.text) !== value) : [];
    }),
  );
  expect(mismatched.map(({ value }) => value)).toEqual([]);
});

const isWritten = (options: ChoiceFilter['options']): options is readonly FilterOption[] => isList(options);

/** What has the same name in every language: products, signs, and values that are data of the company. */
function isName(key: string, text: string): boolean {
  return names.has(text) || key.endsWith(`.options.${text}.label`);
}
