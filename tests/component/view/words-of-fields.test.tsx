import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Field, Scale } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { FieldList } from '~/view/section/FieldList';
import { fieldValue, session, setUp, toneOf } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const value = (scope: Scope): unknown => scope.v;
const base = { id: 'f', label: text('Label'), value } as const;
const connectivity: Scale = {
  id: 'connectivity',
  of: 'string',
  rows: [
    { equals: 'connected', text: text('Connected'), icon: 'link' },
    { equals: 'idle', text: text('Idle') },
  ],
  else: 'value',
};

async function showFields(fields: readonly Field[], v: unknown) {
  const world = await setUp();
  await world.show(<FieldList sections={[{ id: 's', fields }]} scope={{ ...session, v }} />);
  return world;
}

describe('a marker', () => {
  test.each([
    ['without a condition', { given: {}, want: true }],
    ['while its condition is true', { given: { visibleWhen: () => true }, want: true }],
    ['only while its condition is true', { given: { visibleWhen: () => false }, want: false }],
    ['only while its condition is decided', { given: { visibleWhen: () => undefined }, want: false }],
  ])('a marker is beside the value %s [DR-T08-88]', async (_, { given, want }) => {
    await showFields([{ ...base, type: 'text', marker: { text: text('Preview'), ...given } }], 'Standard');
    expect(screen.queryByText('Preview') !== null).toBe(want);
    expect(fieldValue('f').textContent).toBe('Standard');
  });
});

describe('a tooltip', () => {
  const tooltip = text('Usual words');
  const cases = [
    { id: 'never', when: () => undefined, text: text('Never') },
    { id: 'many', when: (scope: Scope) => scope.v === 'many', text: text('Many words') },
  ];
  test.each([
    ['the usual words', { given: { tooltip }, v: 'x', want: 'Usual words' }],
    [
      'the words of the first case that holds',
      { given: { tooltip, tooltipWhen: cases }, v: 'many', want: 'Many words' },
    ],
    ['the usual words while no case applies', { given: { tooltip, tooltipWhen: cases }, v: 'x', want: 'Usual words' }],
    ['a case without usual words', { given: { tooltipWhen: cases }, v: 'many', want: 'Many words' }],
  ])('the tooltip of a value has %s, on hover and on focus', async (_, { given, v, want }) => {
    const user = userEvent.setup();
    await showFields([{ ...base, type: 'text', ...given }], v);
    await user.hover(fieldValue('f'));
    expect(screen.getByRole('tooltip').textContent).toBe(want);
    await user.unhover(fieldValue('f'));
    expect(screen.queryByRole('tooltip')).toBeNull();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(fieldValue('f'));
    expect(fieldValue('f').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    expect(fieldValue('f').textContent).toBe(v);
  });

  test.each([
    ['without words', { given: {}, v: 'x' }],
    ['while no case applies', { given: { tooltipWhen: cases }, v: 'x' }],
    ['with words that say nothing', { given: { tooltip: { key: 'test.none', text: '' } }, v: 'x' }],
    ['without a value', { given: { tooltip }, v: '' }],
  ])('a value has no tooltip %s, and cannot be focused', async (_, { given, v }) => {
    await showFields([{ ...base, type: 'text', ...given }], v);
    fireEvent.pointerEnter(fieldValue('f'));
    expect(screen.queryByRole('tooltip')).toBeNull();
    expect(fieldValue('f').hasAttribute('tabindex')).toBe(false);
  });

  test('the tooltip of a relative time has the exact time first', async () => {
    await showFields([{ ...base, type: 'relativeTime', tooltip }], 1740648600);
    await userEvent.hover(fieldValue('f'));
    expect(screen.getByRole('tooltip').textContent).toBe('2025-02-27 09:30:00 UTC\nUnix time 1740648600\nUsual words');
  });

  test('the tooltip of a list is on the list', async () => {
    await showFields([{ ...base, type: 'list', tooltip }], ['a', 'b']);
    await userEvent.hover(within(fieldValue('f')).getByText('b'));
    expect(screen.getByRole('tooltip')).toBeDefined();
  });
});

describe('a state', () => {
  test.each([
    ['a word of the scale', { given: 'connected', want: 'Connected', raw: 'connected' }],
    ['a word without an icon', { given: 'idle', want: 'Idle', raw: 'idle' }],
    ['an unknown value as the scale wants', { given: 'odd', want: 'odd', raw: 'odd' }],
    ['false, which is a value', { given: false, want: 'false', raw: 'false' }],
    ['nothing', { given: null, want: '-', raw: null }],
    ['an object', { given: { a: 1 }, want: '-', raw: null }],
  ])('a state shows %s and keeps the raw value', async (_, { given, want, raw }) => {
    await showFields([{ ...base, type: 'state', scale: connectivity }], given);
    expect(fieldValue('f').textContent).toBe(want);
    expect(fieldValue('f').getAttribute('data-state-value')).toBe(raw);
    expect(fieldValue('f').hasAttribute('data-severity')).toBe(false);
  });

  test('a state has the icon of its scale row, else a dot', async () => {
    await showFields([{ ...base, type: 'state', scale: connectivity }], 'connected');
    expect(fieldValue('f').querySelectorAll('svg')).toHaveLength(1);
    expect(fieldValue('f').querySelectorAll('.descry-state-dot')).toHaveLength(0);
  });

  test.each([
    ['of the row', { given: 'connected', want: 'good' }],
    ['of no row', { given: 'idle', want: undefined }],
    ['of the rest', { given: 'odd', want: 'unknown' }],
  ])('the mark of a state has the tone %s [DR-OP-16]', async (_, { given, want }) => {
    const [first, ...others] = connectivity.rows;
    const rows = [...(first ? [{ ...first, tone: 'good' as const }] : []), ...others];
    const scale: Scale = { ...connectivity, rows, else: { text: text('Odd'), tone: 'unknown' } };
    await showFields([{ ...base, type: 'state', scale }], given);
    expect(toneOf('f')).toBe(want);
  });

  test('a scale with a dash for the rest shows a dash', async () => {
    await showFields([{ ...base, type: 'state', scale: { ...connectivity, else: 'dash' } }], 'odd');
    expect(fieldValue('f').textContent).toBe('-');
  });
});

describe('groups', () => {
  const states: Scale = { id: 's', of: 'string', rows: [{ equals: 'on', text: text('On') }], else: 'value' };
  const summary: Scale = {
    id: 'sum',
    of: 'string',
    rows: [
      { equals: 'enabled', text: text('Enabled') },
      { equals: 'partial', text: text('Partially enabled') },
      { equals: 'disabled', text: text('Disabled') },
    ],
    else: 'dash',
  };
  const member = (id: string) => ({ id, label: text(`Feature ${id}`) });
  const field: Field = {
    ...base,
    type: 'groups',
    off: 'off',
    states,
    summary,
    groups: [
      { id: 'first', label: text('First'), members: [member('a'), member('b')] },
      { id: 'second', label: text('Second'), members: [member('c')] },
    ],
    others: text('Further'),
  };
  const group = (id: string) => document.querySelector(`[data-group="${id}"]`);

  test('each group with members is shown with its own state and its members [DR-EPOL-01 to 04]', async () => {
    await showFields([field], { a: 'on', b: 'off', odd: 'off' });
    expect([...document.querySelectorAll('[data-group]')].map((one) => one.getAttribute('data-group'))).toEqual([
      'first',
      'others',
    ]);
    expect(group('first')?.querySelector('h5 [data-state-value]')?.getAttribute('data-state-value')).toBe('partial');
    expect(group('first')?.textContent).toBe('First Partially enabledFeature a OnFeature b off');
    expect(group('others')?.textContent).toBe('Further Disabledodd off');
  });

  test('groups are copied as lines', async () => {
    const { page } = await showFields([{ ...field, copy: true }], { a: 'on', odd: 'off' });
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(page.done).toContain('copy a: on\nodd: off');
  });
});

describe('copying', () => {
  test.each([
    ['text', { given: { ...base, type: 'text' }, v: 'words', want: 'words' }],
    ['a state, as it came', { given: { ...base, type: 'state', scale: connectivity }, v: 'idle', want: 'idle' }],
    ['a number, without grouping', { given: { ...base, type: 'number' }, v: 1204, want: '1204' }],
    ['chips, a line each', { given: { ...base, type: 'chips' }, v: ['a', 'b'], want: 'a\nb' }],
    ['a map, a line each', { given: { ...base, type: 'map' }, v: { a: 1, b: null }, want: 'a: 1\nb: ' }],
    [
      'a list, parts of an entry apart',
      {
        given: { ...base, type: 'list', item: (s) => Object(s.item).a, beside: (s) => Object(s.item).b },
        v: [{ a: 'x', b: 7 }, { a: 'y' }],
        want: 'x\t7\ny',
      },
    ],
    [
      'a table, as a sheet',
      {
        given: {
          ...base,
          type: 'table',
          columns: [
            { type: 'text', id: 'a', label: text('A'), value: (s) => Object(s.item).a },
            { type: 'chips', id: 'b', label: text('B'), value: (s) => Object(s.item).b },
          ],
        },
        v: [{ a: 'two\tlines\nlong', b: ['p', 'q'] }],
        want: 'A\tB\ntwo lines long\tp, q',
      },
    ],
  ] satisfies readonly (readonly [string, { given: Field; v: unknown; want: string }])[])(
    'every value can be copied: %s',
    async (_, { given, v, want }) => {
      const { page } = await showFields([given], v);
      await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
      expect(page.done).toContain(`copy ${want}`);
    },
  );

  test('a copy button is always visible for hashes and where the descriptor wants it, else on hover and focus', async () => {
    await showFields(
      [
        { ...base, id: 'mono', type: 'mono' },
        { ...base, id: 'asked', type: 'text', copy: true },
        { ...base, id: 'quiet', type: 'text' },
        { ...base, id: 'refused', type: 'text', copy: false },
      ],
      'x',
    );
    const quiet = (id: string) =>
      document.querySelector(`[data-field="${id}"] .descry-copy`)?.getAttribute('data-quiet');
    expect(['mono', 'asked', 'quiet', 'refused'].map(quiet)).toEqual([null, null, 'true', undefined]);
  });
});

describe('links', () => {
  const link = { ...base, type: 'link', href: () => 'https://a.example/x', window: 'new' } as const;
  test('links show their own text instead of the value, and have a name in the page', async () => {
    await showFields([{ ...link, link: text('Open report'), as: 'report' }], 'raw');
    const anchor = screen.getByRole('link', { name: /^Open report/ });
    expect(anchor.getAttribute('data-action')).toBe('report');
  });

  test('links that are not trusted show the value, not their text', async () => {
    await showFields([{ ...link, href: () => 'javascript:alert(1)', link: text('Open report') }], 'raw');
    expect(fieldValue('f').textContent).toBe('raw');
  });

  test('links without a value are a dash', async () => {
    await showFields([{ ...link, link: text('Open report') }], '');
    expect(fieldValue('f').textContent).toBe('-');
  });
});

describe('heavy fields', () => {
  test('heavy fields keep their row and label until they are loaded', async () => {
    const world = await setUp();
    const field: Field = { ...base, type: 'hex', perRow: 51 };
    await world.show(<FieldList sections={[{ id: 's', fields: [field] }]} scope={{ ...session, v: [] }} />);
    expect(screen.getByText('Label')).toBeDefined();
    await waitFor(() => expect(fieldValue('f')).toBeDefined());
  });
});

describe('the label of a table', () => {
  const columns = [{ type: 'text', id: 'c', label: text('Column'), value: (scope: Scope) => scope.item }] as const;
  const label = () => screen.getAllByText('Label').find((element) => element.closest('dt'));
  test.each<[string, boolean | undefined, unknown, boolean]>([
    ['is seen', undefined, ['a'], true],
    ['is left to screen readers where the heading above names it', false, ['a'], false],
    ['is left to screen readers while there are no rows', false, [], false],
  ])('%s', async (_, showLabel, rows, seen) => {
    await showFields([{ ...base, type: 'table', columns, ...(showLabel !== undefined && { showLabel }) }], rows);
    expect(label()?.tagName).toBe(seen ? 'DT' : 'SPAN');
    expect(label()?.classList.contains('descry-aside')).toBe(!seen);
    expect(document.querySelector('[data-field="f"]')?.className).toContain('descry-property-wide');
  });
});
