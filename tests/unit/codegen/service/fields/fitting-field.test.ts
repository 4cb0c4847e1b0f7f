import { expect, test } from 'vitest';
import { fittingField } from '~/codegen/service/fields/fitting-field';
import type { Member } from '~/codegen/language/type';

const text: Member = { type: { is: 'string' }, optional: false };
const number: Member = { type: { is: 'number' }, optional: false };

test.each<readonly [string, string, Member]>([
  ['dateTime', 'lastSeen', text],
  ['number', 'responseTime', number],
  ['number', 'fullScan', { ...number, description: 'How long a scan of everything takes, in minutes.' }],
  ['dateTime', 'lastScan', { ...number, description: 'Unix time in milliseconds.' }],
])('the field is of the type %s for the value "%s"', (type, name, member) => {
  expect(fittingField({ name, path: `host.${name}`, member }, [])?.type).toBe(type);
});
