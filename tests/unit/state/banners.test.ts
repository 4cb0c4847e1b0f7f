import { expect, test } from 'vitest';
import { readBanners } from '~/state/banners';
import { settings } from '~/generated/console/console';

const item = { type: 'info', title: 'Hello', pid: 'p' };
const read = { ...item, flagResolve: false };
const { maxBanners, longestTitle, longestLabel } = settings.banners;

test.each<[string, { given: unknown; want: unknown }]>([
  ['nothing', { given: undefined, want: undefined }],
  ['null', { given: null, want: undefined }],
  ['text', { given: 'items', want: undefined }],
  ['a list', { given: [item], want: undefined }],
  ['no items', { given: {}, want: undefined }],
  ['items that are no list', { given: { items: item }, want: undefined }],
  ['items that somebody else has', { given: Object.create({ items: [item] }), want: undefined }],
  ['none, which takes away those before', { given: { items: [] }, want: [] }],
  ['one', { given: { items: [item] }, want: [read] }],
  ['only broken ones', { given: { items: [null, 1, 'x', [], {}] }, want: undefined }],
  ['a broken one beside a good one', { given: { items: [null, item, { ...item, pid: 7 }] }, want: [read] }],
  ['an unknown type [DR-VAL-45]', { given: { items: [{ ...item, type: 'alarm' }, item] }, want: [read] }],
  ['a name every object has', { given: { items: [{ ...item, type: 'constructor' }, item] }, want: [read] }],
  ['no title', { given: { items: [{ ...item, title: undefined }, item] }, want: [read] }],
  ['an empty title', { given: { items: [{ ...item, title: ' ' }, item] }, want: [read] }],
  ['a title that is markup', { given: { items: [{ ...item, title: '<b>x' }] }, want: [{ ...read, title: '<b>x' }] }],
  ['an empty pid', { given: { items: [{ ...item, pid: '' }, item] }, want: [read] }],
  ['a flag that is no boolean', { given: { items: [{ ...item, flagResolve: 1 }] }, want: [read] }],
  ['a flag', { given: { items: [{ ...item, flagResolve: true }] }, want: [{ ...read, flagResolve: true }] }],
  [
    'buttons',
    {
      given: { items: [{ ...item, btn: { text: 'Go', link: '/x' }, dismiss_btn: { text: 'No' } }] },
      want: [{ ...read, button: { text: 'Go', link: '/x' }, dismissButton: { text: 'No' } }],
    },
  ],
  [
    'buttons of the wrong shape',
    { given: { items: [{ ...item, btn: 'Go', dismiss_btn: { link: '/x' } }] }, want: [read] },
  ],
  [
    'a link of the wrong shape',
    { given: { items: [{ ...item, btn: { text: 'Go', link: 5 } }] }, want: [{ ...read, button: { text: 'Go' } }] },
  ],
])('what another part of the page hands in: %s', (_, { given, want }) => {
  expect(readBanners(given)).toEqual(want);
});

test('a flood is cut, and so are words longer than a banner bears', () => {
  const items = Array.from({ length: 10_000 }, (_, index) => ({ ...item, pid: `p${index}` }));
  expect(readBanners({ items })).toHaveLength(maxBanners);
  const long = { ...item, title: '😀'.repeat(100_000), btn: { text: 'x'.repeat(100_000) } };
  const [cut] = readBanners({ items: [long] }) ?? [];
  expect(cut?.title).toHaveLength(longestTitle + 1);
  expect(cut?.title.endsWith('😀…')).toBe(true);
  expect(cut?.button?.text).toHaveLength(longestLabel + 1);
});
