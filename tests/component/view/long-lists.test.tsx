import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { settings } from '~/generated/console/console';
import type { Field, Section } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { FieldList } from '~/view/section/FieldList';
import { visibleText } from '~/lib/visible-text';
import { session, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const value = (scope: Scope): unknown => scope.v;
const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
const base = { id: 'f', label: text('Label'), value } as const;
const items = () => [...document.querySelectorAll('[data-item]')];
const positions = () => items().map((item) => item.getAttribute('data-item'));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

async function showSections(sections: readonly Section[], v: unknown) {
  const world = await setUp();
  await world.show(<FieldList sections={sections} scope={{ ...session, v }} />);
  /** Lets the browser find time once. */
  const breathe = () => act(() => world.clock.advance(0));
  return { ...world, breathe };
}

const showField = (field: Field, v: unknown) => showSections([{ id: 's', fields: [field] }], v);

describe('ten thousand entries', () => {
  const columns = [{ type: 'text', id: 'c', label: text('C'), value: (scope: Scope) => scope.item }] as const;
  const kinds: readonly (readonly [string, Section, unknown[]])[] = [
    ['a list', { id: 's', fields: [{ ...base, type: 'list' }] }, numbers(10_000)],
    ['a table', { id: 's', fields: [{ ...base, type: 'table', columns }] }, numbers(10_000)],
    [
      'cards',
      { id: 's', value, fields: [{ ...base, type: 'text', value: part('n') }] },
      numbers(10_000).map((n) => ({ n })),
    ],
  ];
  const { listFirst, listStep, renderBatch } = settings.limits;
  const button = (name: string) => screen.getByRole('button', { name });

  test.each(kinds)(
    'of ten thousand entries of %s the first ten are shown, then more in batches',
    async (_, section, v) => {
      const user = userEvent.setup();
      const { breathe } = await showSections([section], v);
      expect(items()).toHaveLength(listFirst);
      await user.click(button('Show 500 of 9,990 more'));
      expect(items()).toHaveLength(renderBatch);
      const tenth = items()[9];
      await breathe();
      expect(items()).toHaveLength(2 * renderBatch);
      expect(items()[9]).toBe(tenth);
      await user.click(button('Show less'));
      expect(items()).toHaveLength(listFirst);
      await user.click(button('Show 500 of 9,990 more'));
      expect(items()).toHaveLength(renderBatch);
    },
  );

  test('a click shows some hundred entries more, and all of them stay', async () => {
    const user = userEvent.setup();
    const { breathe } = await showField({ ...base, type: 'list' }, numbers(10_000));
    const grow = async () => {
      for (const _ of numbers(listStep / renderBatch)) await breathe();
    };
    await user.click(button('Show 500 of 9,990 more'));
    await grow();
    expect(items()).toHaveLength(listFirst + listStep);
    expect(document.activeElement).toBe(button('Show 500 of 9,490 more'));
    await user.keyboard('{Enter}');
    await grow();
    expect(positions()).toEqual(numbers(listFirst + 2 * listStep).map(String));
  });

  test('the last click on a long list shows the rest and keeps the focus', async () => {
    const user = userEvent.setup();
    const { breathe } = await showField({ ...base, type: 'list' }, numbers(listFirst + listStep + 3));
    await user.click(button('Show 500 of 503 more'));
    await user.click(button('Show 3 more'));
    for (const _ of numbers(listStep / renderBatch + 1)) await breathe();
    expect(items()).toHaveLength(listFirst + listStep + 3);
    expect(document.activeElement).toBe(button('Show less'));
    expect(screen.getAllByRole('button', { name: /^Show/ })).toHaveLength(1);
  });

  test('cards with many fields are rendered in smaller batches', async () => {
    const user = userEvent.setup();
    const fields = numbers(25).map((n) => ({ ...base, id: `f${n}`, type: 'text', value: part('n') }) as const);
    const { breathe } = await showSections([{ id: 's', value, fields }], kinds[2]?.[2]);
    expect(items()).toHaveLength(listFirst);
    await user.click(button('Show 500 of 9,990 more'));
    await breathe();
    expect(items()).toHaveLength(listFirst + Math.floor(renderBatch / 25));
  });

  test('in the end all entries of a long list are shown', async () => {
    const { breathe } = await showField({ ...base, type: 'list', first: 950 }, numbers(950));
    for (const _ of numbers(10)) await breathe();
    expect(positions()).toEqual(numbers(950).map(String));
  });
});

describe('a list', () => {
  test('a list entry shows one part, another beside it and a third below [DR-T01-10, 12]', async () => {
    await showField({ ...base, type: 'list', count: true, item: part('a'), beside: part('b'), below: part('c') }, [
      { a: 'a@x.example', b: 7, c: 'da39a3ee' },
      { a: 'b@x.example' },
    ]);
    expect(items().map((item) => item.textContent)).toEqual(['a@x.example7da39a3ee', 'b@x.example']);
    expect(screen.getByText('da39a3ee').className).toContain('mono');
  });

  test('a list links only safe addresses and shows foreign hosts', async () => {
    await showField({ ...base, type: 'list', item: part('a'), href: part('to'), window: 'same' }, [
      { a: 'foreign', to: 'https://other.example/x' },
      { a: 'own', to: '/#/app/home' },
      { a: 'script', to: 'javascript:alert(1)' },
      { a: 'none' },
    ]);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['foreign', 'own']);
    expect(items().map((item) => item.textContent)).toEqual(['foreignother.example', 'own', 'script', 'none']);
    expect(screen.getByRole('link', { name: 'own' }).getAttribute('target')).toBeNull();
  });

  test('a link of a list opens a new window unless the descriptor says otherwise', async () => {
    await showField({ ...base, type: 'list', href: () => '/#/app/home' }, ['x']);
    expect(screen.getByRole('link')).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' });
  });

  test.each([
    ['a list of ten entries has no button', 10, null],
    ['a list of eleven entries has a button', 11, 'Show 1 more'],
  ])('%s [DR-T01-17]', async (_, count, want) => {
    await showField({ ...base, type: 'list' }, numbers(count));
    expect(document.querySelector('[data-action="more"]')?.textContent ?? null).toBe(want);
    expect(items()).toHaveLength(10);
  });
});

describe('a section for each entry', () => {
  const section: Section = {
    id: 'node',
    title: { key: 'test.title', text: 'Node {name}', with: { name: part('name') } },
    value,
    buttons: [{ id: 'check', label: text('Check'), action: { type: 'copy', value: part('name') } }],
    fields: [
      { ...base, id: 'size', type: 'text', value: part('size') },
      { ...base, id: 'odd', type: 'text', value: part('size'), visibleWhen: (scope) => Object(scope.item).odd },
    ],
  };
  const nodes = [
    { name: 'one', size: 1 },
    { name: 'two', size: 2, odd: true },
  ];

  test('a repeated section is a card with its own heading, buttons and fields', async () => {
    const { page } = await showSections([section], nodes);
    expect(document.querySelectorAll('[data-section="node"]')).toHaveLength(2);
    expect(positions()).toEqual(['0', '1']);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Node one', 'Node two']);
    expect([...document.querySelectorAll('[data-value]')].map((one) => one.textContent)).toEqual(['1', '2', '2']);
    await userEvent.click(screen.getAllByRole('button', { name: 'Check' })[1] ?? document.body);
    expect(page.done).toContain('copy two');
  });

  test.each([
    ['an empty list', []],
    ['nothing', undefined],
    ['null', null],
  ])('a repeated section of %s is not rendered', async (_, v) => {
    await showSections([section], v);
    expect(document.querySelector('[data-section]')).toBeNull();
  });

  test('cards of a repeated section are hidden one by one, and the others keep their positions', async () => {
    await showSections([{ ...section, visibleWhen: (scope) => Object(scope.item).odd }], nodes);
    expect(positions()).toEqual(['1']);
  });

  test('an open part of a card stays open when another card is removed', async () => {
    const world = await setUp();
    const long = { id: 'f', label: text('L'), type: 'list', value: part('list') } as const;
    const sections: readonly Section[] = [{ id: 'c', value, fields: [long] }];
    const entries = ['a', 'b'].map((id) => ({ id, list: numbers(12) }));
    const view = (v: unknown) => <FieldList sections={sections} scope={{ ...session, v }} />;
    const Again = ({ v }: { readonly v: unknown }) => view(v);
    const { ServicesProvider } = await import('~/view/context/ServicesProvider');
    const around = (v: unknown) => (
      <ServicesProvider services={world.services} queries={world.queries} texts={world.texts}>
        <Again v={v} />
      </ServicesProvider>
    );
    const { rerender } = await world.show(<div />);
    rerender(around(entries));
    await userEvent.click(screen.getAllByRole('button', { name: 'Show 2 more' })[1] ?? document.body);
    rerender(around(entries.slice(1)));
    expect(screen.getByRole('button', { name: 'Show less' })).toBeDefined();
  });

  test('a section without visible content is not rendered', async () => {
    const hidden = { ...base, type: 'text', visibleWhen: () => false } as const;
    await showSections([{ id: 'gone', title: text('Gone'), fields: [hidden] }], 'x');
    expect(document.querySelector('[data-section]')).toBeNull();
    expect(screen.queryByText('Gone')).toBeNull();
  });
});

describe('hostile values', () => {
  const hostile = ['<img src=x onerror=alert(1)>', 'invoice\u202Egpj.exe', 'javascript:alert(1)'];
  test.each(hostile)(
    'the untrusted text %j is shown as characters in every part of lists and tables',
    async (given) => {
      await showField({ ...base, type: 'list', item: part('a'), beside: part('a'), below: part('a') }, [{ a: given }]);
      const shown = [...document.querySelectorAll('[data-item] bdi')];
      expect(shown.map((one) => one.textContent)).toEqual([1, 2, 3].map(() => visibleText(given)));
      expect(shown.every((one) => one.querySelector(':not(.descry-code-point)') === null)).toBe(true);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('a text of a million characters is truncated in an entry and in a cell', async () => {
    const columns = [{ type: 'text', id: 'c', label: text('C'), value: (scope: Scope) => scope.item }] as const;
    await showSections(
      [
        {
          id: 's',
          fields: [
            { ...base, id: 'l', type: 'list' },
            { ...base, id: 't', type: 'table', columns },
          ],
        },
      ],
      ['a'.repeat(1_000_000)],
    );
    expect(items().map((item) => (item.textContent?.length ?? 0) < 5000)).toEqual([true, true]);
  });
});
