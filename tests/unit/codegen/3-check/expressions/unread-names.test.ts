import { describe } from 'vitest';
import { unreadList, unreadNames, unreadShared } from '~/codegen/3-check/expressions/unread-names';
import { drawer, field, needed } from '~/tests/fixtures/codegen/project';
import { hosts } from '~/tests/fixtures/codegen/screens';
import { table } from '~/tests/harness/codegen/table';

const url = (rest: object) => ({ 'drawers/url.json': drawer([field()], rest) });
const panel = (rest: object) => ({ 'panels/part.json': { fields: [field({ value: 'input.kind' })], ...rest } });
const unread = 'name/unread';

describe('what nothing in a descriptor reads', () => {
  table(unreadNames, [
    [
      'a call and a named value of a screen',
      {
        given: {
          'screens/hosts.json': hosts({
            sources: { hosts: { operation: 'hostList' }, '▶trend': { operation: 'trend' } },
            values: { '▶first': "'x'" },
          }),
        },
        want: [unread, unread],
      },
    ],
    [
      'a call of a drawer',
      {
        given: url({ sources: { url: { operation: 'urlQuery' }, '▶other': { operation: 'urlQuery' } } }),
        want: [unread],
      },
    ],
    ['a named value of a drawer', { given: url({ values: { '▶shown': 'url.host' } }), want: [unread] }],
    [
      'a named value that another one reads is read',
      { given: url({ values: { a: "'x'", b: 'a' }, name: 'b' }), want: [] },
    ],
    ['an input of a panel', { given: panel({ input: { kind: 'string', '▶size': 'number?' } }), want: [unread] }],
    ['an input of a panel that is read', { given: panel({ input: { kind: 'string' } }), want: [] }],
    [
      'an input that is misspelt where it is read is reported there alone',
      {
        given: panel({ input: { kind: 'string', size: 'number?' }, emptyWhen: 'input.sizze == 1' }),
        want: [],
      },
    ],
    [
      'other programs hand over what they like to a dialog',
      {
        given: {
          'dialogs/note.json': {
            title: 'N',
            closing: 'dismissible',
            input: { x: 'string?' },
            content: [{ type: 'paragraph', text: 'T' }],
          },
        },
        want: [],
      },
    ],
  ]);
});

const vocabulary = (rest: object) => ({
  'vocabulary.json': {
    flags: {},
    permissions: {},
    regions: {},
    views: {},
    userTypes: {},
    externalLinks: {},
    menuIcons: [],
    unread: ['language', 'upgradeDismissed', 'upgradeLater', 'siteNotice', 'mfaNever'],
    ...rest,
  },
});
const predicates = (when: string, rest: object = {}) => ({
  'predicates.json': { predicates: { isBeta: { description: 'B', when }, ...rest } },
});

describe('what nothing in the project reads', () => {
  const shown = url({ name: "isBeta ? 'a' : 'b'" });
  table(unreadShared, [
    [
      'a flag, a permission and a link',
      {
        given: vocabulary({
          flags: { '▶beta': 'B' },
          permissions: { '▶see': 'S' },
          externalLinks: { '▶vendor': 'V' },
        }),
        want: [unread, unread, unread],
      },
    ],
    [
      'a flag that a predicate reads is read',
      { given: { ...vocabulary({ flags: { beta: 'B' } }), ...predicates("flag('beta')"), ...shown }, want: [] },
    ],
    [
      'names that the vocabulary expects to be unread',
      {
        given: vocabulary({
          flags: { beta: 'B' },
          unread: ['beta', 'language', 'upgradeDismissed', 'upgradeLater', 'siteNotice', 'mfaNever'],
        }),
        want: [],
      },
    ],
    [
      'a predicate',
      {
        given: { ...predicates("region == 'x'", { '▶spare': { description: 'S', when: 'isBeta' } }), ...shown },
        want: [unread],
      },
    ],
    [
      'a preference, also where a preference of the engine is read',
      {
        given: {
          'console.json': { ...needed['console.json'], preferences: { '▶spare': { key: 'spare', lasts: 'day' } } },
          ...predicates("preference('plainKeysOff')"),
          ...shown,
        },
        want: [unread],
      },
    ],
    [
      'a name that is misspelt in the list of those that nothing reads is not reported where it is declared',
      {
        given: {
          'console.json': { ...needed['console.json'], preferences: {} },
          ...vocabulary({ flags: { beta: 'B' }, unread: ['btea'] }),
        },
        want: [],
      },
    ],
    [
      'while a flag is misspelt where it is read, flags are not reported',
      { given: { ...vocabulary({ flags: { beta: 'B' } }), ...predicates("flag('btea')"), ...shown }, want: [] },
    ],
  ]);
});

describe('what the vocabulary expects to be unread', () => {
  const [none, code] = [{ ...needed['console.json'], preferences: {} }, 'name/expected-unread'];
  table(unreadList, [
    [
      'is declared, and nothing reads it',
      {
        given: {
          'console.json': none,
          ...vocabulary({ flags: { alpha: 'A', beta: 'B' }, unread: ['▶btea', '▶alpha', '▶gone'] }),
          ...predicates("flag('alpha')"),
          ...url({ name: "isBeta ? 'a' : 'b'" }),
        },
        want: [`${code} -> "beta"`, code, code],
      },
    ],
    [
      'is a name that two lists have if one of them is not read',
      {
        given: {
          'console.json': none,
          ...vocabulary({ flags: { beta: 'B' }, permissions: { beta: 'B' }, unread: ['beta'] }),
          ...predicates("flag('beta')"),
          ...url({ name: "isBeta ? 'a' : 'b'" }),
        },
        want: [],
      },
    ],
  ]);
});
