import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import english from '~/generated/console/messages/en';
import vocabulary from '~/descriptors/vocabulary.json';
import { operations, type OperationId } from '~/generated/contract/operations';

const sources = ['drawers', 'panels'].flatMap((folder) =>
  readdirSync(join('descriptors', folder)).map((name) => readFileSync(join('descriptors', folder, name), 'utf8')),
);
const everything = sources.join('\n');
const found = (pattern: RegExp): readonly string[] =>
  [...new Set([...everything.matchAll(pattern)].map(([, name = '']) => name))].toSorted();

describe('what drawers ask of the account [DR-PERM-09]', () => {
  test('are these permissions and flags, all of them declared', () => {
    const permissions = found(/\bcan\('([^']+)'\)/g);
    const flags = found(/\bflag\('([^']+)'\)/g);
    expect(permissions).toEqual([
      'asd.assets',
      'asd.view',
      'dataPolicy.view_data_lineage',
      'license.linkToCAS',
      'response.submitToSandbox',
    ]);
    expect(flags).toEqual([
      'endpoint-security-updates',
      'endpoint-sensor-settings-policies',
      'identity-inventory-app',
      'pattern-ring-deployment',
      'v1es-unified-policy',
    ]);
    expect(permissions.filter((name) => !Object.hasOwn(vocabulary.permissions, name))).toEqual([]);
    expect(flags.filter((name) => !Object.hasOwn(vocabulary.flags, name))).toEqual([]);
  });

  test('conditions read the region, and neither user type, view nor profile', () => {
    const conditions = found(/"(?:visibleWhen|enabledWhen|emptyWhen|when|opensWhen)": "([^"]*)"/g);
    expect(conditions.length).toBeGreaterThan(40);
    expect(conditions.filter((when) => /(?<![.\w])(?:userType|view|profile|site)\b(?!')/.test(when))).toEqual([]);
  });
});

test('answers are read below "data", unless a place of their own is stated [DR-CALL-28, DR-OP-08]', () => {
  const used = found(/"operation": "([^"]+)"/g).filter(isOperation);
  const roots = used.map((name) => [name, operations[name].root] as const);
  expect(roots.filter(([, root]) => root !== 'data')).toEqual([
    ['customTags', 'data.data'],
    ['fileContentHex', null],
    ['humanIdentity', null],
    ['ipsRules', null],
    ['lineageEntry', null],
    ['lineageNodeInfo', null],
    ['lineageOatFiles', null],
  ]);
  expect(roots.length).toBeGreaterThan(18);
});

describe('the words for what is missing [DR-ERR-13]', () => {
  const keys = [
    'DRAWER.NO_DATA',
    'DRAWER.NO_DATA_TO_DISPLAY',
    'DRAWER.TI.400401',
    'DRAWER.TI.400404',
    'DRAWER.TI.400429',
    'ERROR.COMMON_ERROR',
    'DRAWER.SANDBOX.HASH_HINT',
    'DRAWER.LINEAGE.NO_PERMISSION',
  ] as const;
  const used = everything + readFileSync('descriptors/errors.json', 'utf8');

  test.each(keys)('%s is a message, and is used', (key) => {
    expect(english[key]).toMatch(/\S/);
    expect(used).toContain(`"${key}"`);
  });

  test('each says something of its own', () => {
    expect(new Set(keys.map((key) => english[key])).size).toBe(keys.length);
  });
});

function isOperation(name: string): name is OperationId {
  return Object.hasOwn(operations, name);
}
