import { describe } from 'vitest';
import { expressions } from '~/codegen/3-check/expressions/expressions';
import { ids } from '~/codegen/3-check/names/ids';
import { inputs } from '~/codegen/3-check/names/inputs';
import { preferences } from '~/codegen/3-check/names/preferences';
import { names } from '~/codegen/3-check/names/names';
import { operations } from '~/codegen/3-check/names/operations';
import { presets } from '~/codegen/3-check/forms/presets';
import { ticks } from '~/codegen/3-check/forms/ticks';
import { listOf, number, objectOf, string } from '~/codegen/language/types';
import { contractOf } from '~/tests/fixtures/codegen/contract';
import { needed } from '~/tests/fixtures/codegen/project';
import { table } from '~/tests/harness/codegen/table';

const contract = contractOf({
  listLicenses: { answer: objectOf({ licenses: listOf(objectOf({ pid: string, 'days?': number }, 'License')) }) },
  upgradeAddress: { answer: objectOf({ address: string }, 'Upgrade') },
});
const header = (rest: object) => ({ 'header.json': { ...needed['header.json'], ...rest } });
const button = (action: object, rest: object = {}) => ({ id: 'go', label: { message: 'UI.LEAVE' }, action, ...rest });
const user = (action: object, rest: object = {}) => header({ user: { entries: [button(action, rest)] } });
const dialog = (rest: object) => ({
  'dialogs/hello.json': {
    title: 'Hello',
    closing: 'dismissible',
    content: [{ type: 'paragraph', text: 'Hi' }],
    ...rest,
  },
});
const banner = (rest: object) => ({
  'banners.json': {
    sources: { licenses: { operation: 'listLicenses' } },
    banners: [{ id: 'a', value: 'licenses.licenses', type: "'info'", title: 'Ends soon', ...rest }],
  },
});
const session = '"region", "site", "tracking", "serviceProviderContext", "view", "userType", "language", "profile"';
const tick = { type: 'checkbox', name: 'understood', label: 'I understand' };

describe('expressions of the frame', () => {
  table(
    expressions,
    [
      [
        'a banner reads the entry it stands for',
        { given: banner({ pid: 'item.pid', visibleWhen: 'item.days > 1' }), want: [] },
      ],
      [
        'and no member that the entry lacks, in titles and buttons too',
        {
          given: banner({
            visibleWhen: 'item.▶dais > 1',
            titleWhen: [{ id: 'one', when: 'item.▶dys == 1', text: 'Tomorrow' }],
            buttons: [button({ type: 'copy', value: 'item.▶pidd' })],
          }),
          want: [
            'expression/unknown-field -> days',
            'expression/unknown-field -> days',
            'expression/unknown-field -> pid',
          ],
        },
      ],
      [
        'a banner is an error, a warning, a hint or good news',
        {
          given: banner({ type: "(▶'danger')" }),
          want: ['expression/value -> Expected one of: "error", "warning", "info", "success".'],
        },
      ],
      ['also by case', { given: banner({ type: "item.days == 0 ? 'error' : 'info'" }), want: [] }],
      [
        'what follows a call reads its answer',
        {
          given: user({
            type: 'call',
            operation: 'upgradeAddress',
            then: [{ type: 'open', href: 'answer.address', window: 'new' }],
          }),
          want: [],
        },
      ],
      [
        'by the contract, and nowhere else',
        {
          given: user(
            {
              type: 'call',
              operation: 'upgradeAddress',
              then: [{ type: 'open', href: 'answer.▶adress', window: 'new' }],
              failed: [{ type: 'copy', value: '(▶answer).address' }],
            },
            { visibleWhen: '!has(▶answer)' },
          ),
          want: [
            'expression/unknown-field -> address',
            `expression/unknown-name -> Expected one of: ${session}.`,
            `expression/unknown-name -> Expected one of: ${session}.`,
          ],
        },
      ],
      [
        'a dialog reads its ticks and its countdown',
        {
          given: dialog({
            countdown: { from: '60' },
            content: [tick],
            buttons: [button({ type: 'close' }, { visibleWhen: 'form.understood && countdown > 5' })],
          }),
          want: [],
        },
      ],
      [
        'but no tick that it lacks, and no countdown without one',
        {
          given: dialog({
            content: [tick],
            buttons: [button({ type: 'close' }, { visibleWhen: 'form.▶understod && ▶countdown > 5' })],
          }),
          want: [
            'expression/unknown-field -> understood',
            `expression/unknown-name -> Expected one of: ${session}, "input", "form".`,
          ],
        },
      ],
      [
        'a choice is remembered under a name that is declared',
        {
          given: user({ type: 'close' }, { visibleWhen: "preference('upgradeLater') && preference(▶'upgradeLatr')" }),
          want: ["expression/unknown-name -> 'upgradeLater'"],
        },
      ],
      [
        'a moment is one that exists',
        {
          given: user(
            { type: 'close' },
            {
              visibleWhen:
                "before('2025-02-01T08:00') && before(▶'2025-02-30T08:00') && before(▶'soon') && before(▶site)",
            },
          ),
          want: ['expression/call', 'expression/call', 'expression/call'],
        },
      ],
      ['the current path is a text', { given: user({ type: 'copy', value: 'currentPath()' }), want: [] }],
    ],
    contract,
  );
});

describe('ids of the frame', () => {
  table(ids, [
    [
      'a banner, a place and an entry has an id of its own',
      { given: header({ slots: [{ id: 'ai' }, { id: 'chat-bot' }] }), want: [] },
    ],
    ['no place is there twice', { given: header({ slots: [{ id: 'ai' }, { id: '▶ai' }] }), want: ['id/duplicate'] }],
    [
      'entries may share a public name, but no id',
      {
        given: header({
          user: {
            entries: [
              button({ type: 'close' }),
              button({ type: 'close' }, { id: '▶go' }),
              button({ type: 'close' }, { id: 'other', as: 'go' }),
            ],
          },
        }),
        want: ['id/duplicate'],
      },
    ],
  ]);
});

describe('ticks', () => {
  table(ticks, [
    ['each has a name of its own', { given: dialog({ content: [tick, { ...tick, name: 'read' }] }), want: [] }],
    [
      'no name stands twice',
      { given: dialog({ content: [tick, { ...tick, name: '▶understood' }] }), want: ['dialog/name-taken'] },
    ],
  ]);
});

describe('preferences', () => {
  const storedAt = (key: string) => ({
    'console.json': {
      ...needed['console.json'],
      preferences: { first: { key: 'uic_first', lasts: 'day' }, second: { key, lasts: 'browser' } },
    },
  });
  table(preferences, [
    ['each has a key of its own', { given: storedAt('uic_second'), want: [] }],
    ['no key stands twice', { given: storedAt('▶uic_first'), want: ['preference/key-taken'] }],
  ]);
});

describe('presets of the period', () => {
  const presetsOf = (...ids: readonly string[]) => ids.map((id) => ({ id, hours: 1, label: { message: 'UI.LEAVE' } }));
  const offered = 'Expected one of: "24h", "7d", "30d".';
  const short = { id: '15m', minutes: 15, label: { message: 'UI.LEAVE' }, screensOnly: true };
  const rest = { startTime: '00:00:00', endTime: '23:59:59', yearsBack: 1, width: 200, customWidth: 700 };
  const first = (id: string, ...ids: readonly string[]) => ({
    'console.json': {
      ...needed['console.json'],
      period: { ...rest, presets: [short, ...presetsOf('24h', '7d', '30d', ...ids)], default: id },
    },
  });
  table(presets, [
    ['the first is one of them', { given: first('7d'), want: [] }],
    ['no two have one id', { given: first('7d', '1d', '▶7d'), want: ['id/duplicate'] }],
    ['the search has it', { given: first('▶15m'), want: [`period/preset -> ${offered}`] }],
    ['no other is', { given: first('▶30day'), want: [`period/preset -> ${offered}`] }],
  ]);
});

describe('names of the frame', () => {
  table(names, [
    ['a remembered choice is declared', { given: user({ type: 'setPreference', name: 'upgradeLater' }), want: [] }],
    [
      'no other is',
      { given: user({ type: 'setPreference', name: '▶upgradeLatr' }), want: ['name/preference -> "upgradeLater"'] },
    ],
    [
      'a startup dialog opens a dialog that exists',
      {
        given: {
          ...dialog({}),
          'startup-dialogs.json': {
            startupDialogs: [{ id: 'a', when: "site != ''", dialog: '▶helo', preference: '▶siteNotic' }],
          },
        },
        want: ['name/dialog -> "hello"', 'name/preference -> "siteNotice"'],
      },
    ],
  ]);
});

describe('what is handed over', () => {
  table(inputs, [
    [
      'a notice gives its dialog what it needs',
      {
        given: {
          ...dialog({ input: { name: 'string' } }),
          'startup-dialogs.json': {
            startupDialogs: [{ id: 'a', when: "site != ''", dialog: 'hello', with: { name: 'site' } }],
          },
        },
        want: [],
      },
    ],
    [
      'and nothing else',
      {
        given: {
          ...dialog({ input: { name: 'string' } }),
          'startup-dialogs.json': {
            startupDialogs: [{ id: 'a', when: "site != ''", dialog: 'hello', 'with▶': { '▶nam': 'site' } }],
          },
        },
        want: ['input/missing', 'input/unknown -> "name"'],
      },
    ],
  ]);
  table(
    operations,
    [
      ['the calls of banners are those of the contract', { given: banner({}), want: [] }],
      [
        'with its parameters',
        {
          given: {
            'banners.json': { sources: { licenses: { operation: 'listLicenses', query: { '▶x': '1' } } }, banners: [] },
          },
          want: ['operation/unknown-parameter'],
        },
      ],
    ],
    contract,
  );
});
