import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Field, Scale } from '~/generated/contract/descriptor-types';
import webReputation from '~/generated/console/scales/web-reputation';
import type { FieldsByType } from '~/view/field/field-component';
import { FieldList } from '~/view/section/FieldList';
import { base, label, showField, value } from '../../harness/view/show-field';
import { fieldValue, session, setUp } from '../../harness/view/support';

const plain: Scale = {
  id: 'plain',
  of: 'string',
  rows: [{ equals: 'A', text: { key: 'test.a', text: 'Word of A' } }],
  else: 'value',
};

describe('one component per field type', () => {
  const shown: readonly (readonly [string, { given: readonly [Field, unknown]; want: string }])[] = [
    ['text', { given: [{ ...base, type: 'text' }, 'plain words'], want: 'plain words' }],
    ['text of zero, which is a value', { given: [{ ...base, type: 'text' }, 0], want: '0' }],
    ['mono', { given: [{ ...base, type: 'mono' }, 'd41d8cd9'], want: 'd41d8cd9' }],
    ['number with grouped digits', { given: [{ ...base, type: 'number' }, 1204], want: '1,204' }],
    ['bytes', { given: [{ ...base, type: 'bytes' }, 1234567], want: '1.18 MB' }],
    ['duration in seconds', { given: [{ ...base, type: 'duration' }, 7500], want: '2 hr 5 min' }],
    ['duration in ISO 8601', { given: [{ ...base, type: 'duration' }, 'PT2H5M'], want: '2 hr 5 min' }],
    ['duration that is none', { given: [{ ...base, type: 'duration' }, 'a while'], want: 'a while' }],
    ['percent of one', { given: [{ ...base, type: 'percent', whole: 1 }, 0.125], want: '12.5%' }],
    ['percent of a hundred', { given: [{ ...base, type: 'percent', whole: 100 }, 12.5], want: '12.5%' }],
    ['percent that is none', { given: [{ ...base, type: 'percent', whole: 1 }, '<b>half'], want: '<b>half' }],
    ['date', { given: [{ ...base, type: 'date' }, 1740821400], want: '2025-03-01' }],
    ['dateTime', { given: [{ ...base, type: 'dateTime' }, 1740821400], want: '2025-03-01 09:30:00' }],
    ['dateTime that is none', { given: [{ ...base, type: 'dateTime' }, 'soon'], want: 'soon' }],
    ['relativeTime', { given: [{ ...base, type: 'relativeTime' }, 1740648600], want: '2 days ago' }],
    ['boolean', { given: [{ ...base, type: 'boolean' }, true], want: 'Yes' }],
    ['boolean that is false', { given: [{ ...base, type: 'boolean' }, false], want: 'No' }],
    [
      'boolean with words of its own',
      { given: [{ ...base, type: 'boolean', yes: { key: 'test.on', text: 'On' } }, true], want: 'On' },
    ],
    ['scale', { given: [{ ...base, type: 'scale', scale: webReputation }, 30], want: 'Dangerous' }],
    [
      'scale with its value',
      { given: [{ ...base, type: 'scale', scale: webReputation, showValue: true }, 30], want: '30 Dangerous' },
    ],
    ['scale without severity', { given: [{ ...base, type: 'scale', scale: plain }, 'A'], want: 'Word of A' }],
    ['scale that shows an unknown value', { given: [{ ...base, type: 'scale', scale: plain }, 'B'], want: 'B' }],
    [
      'words of the first case that holds, with a value in its place',
      {
        given: [
          {
            ...base,
            type: 'words',
            cases: [
              { id: 'undecided', when: () => undefined, text: { key: 'test.undecided', text: 'Undecided' } },
              { id: 'first', when: () => true, text: { key: 'test.first', text: '{n} left', with: { n: value } } },
              { id: 'second', when: () => true, text: { key: 'test.second', text: 'Second' } },
            ],
          },
          3,
        ],
        want: '3 left',
      },
    ],
    ['chips', { given: [{ ...base, type: 'chips' }, ['a', 'b']], want: 'ab' }],
    ['list', { given: [{ ...base, type: 'list' }, ['x', 'y']], want: 'xy' }],
    ['map', { given: [{ ...base, type: 'map' }, { os: { name: 'linux' } }], want: 'os.name: linux' }],
    ['link', { given: [{ ...base, type: 'link', href: () => 'https://a.example/', window: 'new' }, 'Go'], want: 'Go' }],
  ];
  test.each(shown)('%s', async (_, { given: [field, v], want }) => {
    await showField(field, v);
    expect(screen.getByText('Label').closest('dt')).not.toBeNull();
    expect(fieldValue('f').textContent).toBe(want);
  });

  const empties = [null, undefined, '', [], {}];
  type WithValue = Exclude<Field['type'], 'action' | 'message' | 'activityChart' | 'scoreChart'>;
  /** A new field type is missing here until it has a row. */
  const types: { readonly [K in WithValue]: FieldsByType[K] } = {
    text: { ...base, type: 'text' },
    mono: { ...base, type: 'mono' },
    number: { ...base, type: 'number' },
    bytes: { ...base, type: 'bytes' },
    duration: { ...base, type: 'duration' },
    percent: { ...base, type: 'percent', whole: 1 },
    date: { ...base, type: 'date' },
    dateTime: { ...base, type: 'dateTime' },
    relativeTime: { ...base, type: 'relativeTime' },
    boolean: { ...base, type: 'boolean' },
    scale: { ...base, type: 'scale', scale: webReputation },
    chips: { ...base, type: 'chips' },
    list: { ...base, type: 'list' },
    table: { ...base, type: 'table', columns: [{ type: 'text', id: 'c', label, value: (scope) => scope.item }] },
    tree: {
      ...base,
      type: 'tree',
      nodeId: (scope) => scope.item,
      parentId: () => undefined,
      columns: [{ type: 'text', id: 'c', label, value: (scope) => scope.item }],
    },
    timeline: { ...base, type: 'timeline', time: (scope) => scope.item, text: (scope) => scope.item },
    graph: {
      ...base,
      type: 'graph',
      nodeId: (scope) => scope.item,
      name: (scope) => scope.item,
      edges: { value: () => [], from: () => undefined, to: () => undefined },
    },
    map: { ...base, type: 'map' },
    link: { ...base, type: 'link', href: () => 'https://a.example/', window: 'new' },
    state: { ...base, type: 'state', scale: plain },
    groups: {
      ...base,
      type: 'groups',
      off: 'disabled',
      states: plain,
      summary: plain,
      groups: [],
      others: { key: 'test.others', text: 'Others' },
    },
    popup: { ...base, type: 'popup', panel: { id: 'p', needs: [], input: {}, fields: [] }, width: 400 },
    hex: { ...base, type: 'hex', perRow: 51 },
    words: { ...base, type: 'words', cases: [{ id: 'none', when: () => undefined, text: label }] },
  };
  test.each(Object.values(types).map((field) => [field.type, field] as const))(
    '%s with nothing keeps its row and shows a dash, without a copy button [DR-FRAME-07]',
    async (_, field) => {
      for (const empty of empties) {
        const { unmount } = await (
          await setUp()
        ).show(<FieldList sections={[{ id: 's', fields: [field] }]} scope={{ ...session, v: empty }} />);
        await waitFor(() => expect(document.querySelector('[data-value]')).not.toBeNull());
        expect(fieldValue('f').textContent).toBe('-');
        expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
        unmount();
      }
    },
  );

  test('a field without a value shows the text of its descriptor instead of a dash', async () => {
    await showField({ ...base, type: 'text', empty: { key: 'test.none', text: 'None known' } }, '');
    expect(fieldValue('f').textContent).toBe('None known');
  });

  test('a field is hidden if its condition is false or undecided', async () => {
    const world = await setUp();
    const fields: readonly Field[] = [
      { ...base, id: 'no', type: 'text', visibleWhen: () => false },
      { ...base, id: 'open', type: 'text', visibleWhen: () => undefined },
      { ...base, id: 'yes', type: 'text', visibleWhen: () => true },
    ];
    await world.show(<FieldList sections={[{ id: 's', fields }]} scope={{ ...session, v: 'x' }} />);
    expect([...document.querySelectorAll('[data-field]')].map((field) => field.getAttribute('data-field'))).toEqual([
      'yes',
    ]);
  });
});

describe('web reputation through a rendered field', () => {
  const bands: readonly (readonly [unknown, { want: string; severity: string | null }])[] = [
    [0, { want: 'Dangerous', severity: 'high' }],
    [50, { want: 'Dangerous', severity: 'high' }],
    [51, { want: 'Highly suspicious', severity: 'medium' }],
    [65, { want: 'Highly suspicious', severity: 'medium' }],
    [66, { want: 'Suspicious', severity: 'low' }],
    [70, { want: 'Suspicious', severity: 'low' }],
    [71, { want: 'Unrated', severity: 'unknown' }],
    [72, { want: 'Suspicious', severity: 'low' }],
    [80, { want: 'Suspicious', severity: 'low' }],
    [81, { want: 'Safe', severity: 'safe' }],
    [100, { want: 'Safe', severity: 'safe' }],
    ['65', { want: 'Highly suspicious', severity: 'medium' }],
    [65.5, { want: '-', severity: null }],
    [-1, { want: '-', severity: null }],
    [101, { want: '-', severity: null }],
    ['x', { want: '-', severity: null }],
    [null, { want: '-', severity: null }],
  ];
  test.each(bands)('the score %s has its word and severity [DR-VAL-04 to 09]', async (score, { want, severity }) => {
    await showField({ ...base, type: 'scale', scale: webReputation }, score);
    expect(fieldValue('f').textContent).toBe(want);
    expect(fieldValue('f').getAttribute('data-severity')).toBe(severity);
    expect(document.querySelectorAll('[data-severity]')).toHaveLength(severity === null ? 0 : 1);
  });
});

describe('long lists', () => {
  const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);

  test('a list field shows ten entries first, then more, then fewer', async () => {
    const user = userEvent.setup();
    await showField({ ...base, type: 'list', count: true }, lines);
    const shown = () => document.querySelectorAll('[data-item]').length;
    expect(shown()).toBe(10);
    expect(screen.getByText('12')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show 2 more' }));
    expect(shown()).toBe(12);
    await user.click(screen.getByRole('button', { name: 'Show less' }));
    expect(shown()).toBe(10);
  });

  test('a list field with a length of its own shows as many entries', async () => {
    await showField({ ...base, type: 'list', first: 3 }, lines);
    expect(document.querySelectorAll('[data-item]')).toHaveLength(3);
  });

  test('a list field can show a part of each entry, and a dash for an empty part', async () => {
    await showField({ ...base, type: 'list', item: (scope) => Object(scope.item).ip }, [{ ip: '10.0.0.1' }, {}]);
    expect([...document.querySelectorAll('[data-item]')].map((item) => item.textContent)).toEqual(['10.0.0.1', '-']);
  });
});

test('a table field has a row for each entry, a column for each value, and dashes for empty cells', async () => {
  await showField(
    {
      ...base,
      type: 'table',
      columns: [
        { type: 'text', id: 'name', label: { key: 'test.n', text: 'Name' }, value: (scope) => Object(scope.item).name },
        {
          type: 'scale',
          id: 'score',
          label: { key: 'test.s', text: 'Score' },
          value: (scope) => Object(scope.item).score,
          scale: webReputation,
        },
      ],
    },
    [{ name: 'one', score: 90 }, { score: 1 }],
  );
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Name', 'Score']);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['one', 'Safe', '-', 'Dangerous']);
  expect([...document.querySelectorAll('[data-severity]')].map((tag) => tag.getAttribute('data-severity'))).toEqual([
    'safe',
    'high',
  ]);
});

describe('copying', () => {
  test('a mono value is copied unchanged, and its button confirms it', async () => {
    const user = userEvent.setup();
    const { page } = await showField({ ...base, type: 'mono' }, 'd41d8cd9');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(page.done).toContain('copy d41d8cd9');
    expect(await screen.findByText('Copied', { selector: '[role="status"]' })).toBeDefined();
  });

  test('a number field is copied without grouped digits', async () => {
    const user = userEvent.setup();
    const { page } = await showField({ ...base, type: 'number', copy: true }, 1204);
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(page.done).toContain('copy 1204');
  });
});

describe('sentences', () => {
  test('a message field has no label, and its link is beside it', async () => {
    await showField(
      {
        type: 'message',
        id: 'f',
        tone: 'progress',
        text: { key: 'test.m', text: 'Still running.' },
        link: { text: { key: 'test.l', text: 'About it' }, href: () => 'https://help.example/', window: 'new' },
      },
      undefined,
    );
    expect(screen.getByText('Still running.').closest('[role="status"]')).not.toBeNull();
    expect(screen.getByRole('link', { name: /About it/ }).getAttribute('href')).toBe('https://help.example/');
    expect(document.querySelector('dl')).toBeNull();
  });
});
