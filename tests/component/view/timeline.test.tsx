import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Scale, TimelineField } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { TimelineView } from '~/view/field/timeline/TimelineView';
import { session, setUp } from '../../harness/view/support';

const text = (words: string) => ({ key: `test.${words}`, text: words });
const part = (name: string) => (scope: Scope) => Object(scope.item)[name];
const kinds: Scale = {
  id: 'kinds',
  of: 'string',
  rows: [
    { equals: 'activity', text: text('Activity'), icon: 'eye-open' },
    { equals: 'alert', text: text('Alert') },
  ],
  else: 'value',
};
const field: TimelineField = {
  type: 'timeline',
  id: 'events',
  label: text('Events'),
  value: (scope) => scope.v,
  time: part('time'),
  text: part('title'),
  kind: { value: part('kind'), scale: kinds },
  columns: [{ type: 'text', id: 'author', label: text('Author'), value: part('author') }],
  details: [{ type: 'text', id: 'detail', label: text('Description'), value: part('detail') }],
};
const events = [
  { time: '2026-03-01T23:50:00Z', title: 'Mail arrived', kind: 'activity', author: 'Ada' },
  { time: '2026-03-02T00:10:00Z', title: 'Link opened', kind: 'activity', detail: 'a.example/invoice' },
  { title: 'Imported', kind: 'import' },
  { time: '2026-03-02T09:00:00Z', title: 'Loader found', kind: 'alert' },
];

beforeAll(() => import('~/view/field/timeline/TimelineView'));

async function show(v: unknown, over: Partial<TimelineField> = {}) {
  const world = await setUp();
  await world.show(<TimelineView field={{ ...field, ...over }} scope={{ ...session, v }} />);
  return world;
}

const list = () => screen.getByRole('list', { name: 'Events' });
const items = () => within(list()).getAllByRole('listitem');
const titles = () => items().map((item) => item.querySelector('[data-column="event.text"]')?.textContent);
const days = () => items().map((item) => item.querySelector('.descry-timeline-day')?.textContent);
const chip = (name: RegExp) => screen.getByRole('button', { name });

describe('a timeline', () => {
  test('events are in the order of time, the newest first, and those without a time last', async () => {
    await show(events);
    expect(titles()).toEqual(['Loader found', 'Link opened', 'Mail arrived', 'Imported']);
    expect(days()).toEqual(['2026-03-02', undefined, '2026-03-01', 'Time unknown']);
  });

  test('a button reverses the order', async () => {
    await show(events);
    await userEvent.click(screen.getByRole('button', { name: 'Show the oldest first' }));
    expect(titles()).toEqual(['Mail arrived', 'Link opened', 'Loader found', 'Imported']);
    await userEvent.click(screen.getByRole('button', { name: 'Show the newest first' }));
    expect(titles()[0]).toBe('Loader found');
  });

  test('the descriptor decides which events come first', async () => {
    await show(events, { order: 'oldest' });
    expect(titles()[0]).toBe('Mail arrived');
  });

  test('events of one moment stay in the order of the answer', async () => {
    const same = ['a', 'b', 'c'].map((title) => ({ time: '2026-03-01T00:00:00Z', title }));
    await show(same);
    expect(titles()).toEqual(['a', 'b', 'c']);
  });

  test('chips filter by one or several kinds, also with the keyboard', async () => {
    await show(events);
    const group = screen.getByRole('group', { name: 'Filter by type' });
    const chips = within(group).getAllByRole('button');
    expect(chips.map((one) => one.textContent)).toEqual(['All 4', 'Activity 2', 'Alert 1', 'import 1']);
    chip(/^Alert/).focus();
    await userEvent.keyboard(' ');
    expect(titles()).toEqual(['Loader found']);
    await userEvent.keyboard('{Tab}{Enter}');
    expect(titles()).toEqual(['Loader found', 'Imported']);
    const pressed = chips.map((one) => one.getAttribute('aria-pressed'));
    expect(pressed).toEqual(['false', 'false', 'true', 'true']);
    await userEvent.click(chip(/^All/));
    expect(items()).toHaveLength(4);
  });

  test('kinds beyond the first twelve share a chip', async () => {
    await show(Array.from({ length: 40 }, (_, at) => ({ time: at, title: `${at}`, kind: `kind ${at}` })));
    expect(chip(/^Other/).textContent).toBe('Other 28');
  });

  test.each([
    ['of one kind', events.slice(0, 2)],
    ['without kinds', events.map(({ title, time }) => ({ title, time }))],
  ])('events %s have no chips', async (_, v) => {
    await show(v);
    expect(screen.queryByRole('group')).toBeNull();
  });

  test('an event opens its details, and one without details has no button', async () => {
    await show(events);
    expect(screen.getAllByRole('button', { name: /^Details/ })).toHaveLength(1);
    const more = screen.getByRole('button', { name: 'Details Link opened', expanded: false });
    expect(screen.queryByText('a.example/invoice')).toBeNull();
    await userEvent.click(more);
    const details = within(items()[1] ?? document.body);
    expect(details.getByRole('term').textContent).toBe('Description');
    expect(details.getByRole('definition').textContent).toContain('a.example/invoice');
    await userEvent.click(screen.getByText('Link opened'));
    expect(more.getAttribute('aria-expanded')).toBe('false');
  });

  test('the text of an event leads to its object if the descriptor says so', async () => {
    await show([{ ...events[0], id: 'http://a.example/' }], { object: { searchType: 1, objectId: part('id') } });
    expect(screen.getByRole('link', { name: 'Mail arrived' }).getAttribute('data-search-type')).toBe('1');
  });

  test('a copied timeline has all values of the shown events in their order', async () => {
    const { page } = await show(events);
    await userEvent.click(chip(/^Activity/));
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(page.done).toEqual([
      'copy Time\tType\tEvent\tAuthor\tDescription\n2026-03-02T00:10:00Z\tActivity\tLink opened\t\ta.example/invoice\n2026-03-01T23:50:00Z\tActivity\tMail arrived\tAda\t',
    ]);
  });

  test('of ten thousand events the first are rendered, then more', async () => {
    await show(Array.from({ length: 10_000 }, (_, at) => ({ time: at, title: `event ${at}`, kind: 'alert' })));
    expect(items()).toHaveLength(30);
    expect(titles()[0]).toBe('event 9999');
    expect(screen.getByRole('button', { name: /^Show .* more/ })).toBeDefined();
  });

  test('a timeline without events is a dash', async () => {
    await show([]);
    expect(document.querySelector('[data-value]')?.textContent).toBe('-');
  });
});
