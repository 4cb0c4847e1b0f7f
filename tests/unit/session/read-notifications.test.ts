import { describe, expect, test } from 'vitest';
import { readCounts } from '~/session/notifications';
import { readNotifications } from '~/session/read-notifications';

const item = (members: object = {}) => ({ id: 'n-1', type: 0, ...members });
const list = (...notifications: unknown[]) => ({ notifications, lastReadTime: 100 });

describe('the list of notifications', () => {
  test('type 0 is informative, type 1 a task [SH-NP-02]', () => {
    const { informative, tasks } = readNotifications(list(item(), item({ id: 'n-2', type: 1 })), 250);
    expect([informative, tasks].map((items) => items.map(({ id }) => id))).toEqual([['n-1'], ['n-2']]);
  });

  test('the newest of each type, newest first; those without a time come last [SH-NP-17, SH-CO-01]', () => {
    const times = [5, 9, undefined, 7, 1];
    const items = [0, 1].flatMap((type) => times.map((time) => item({ id: `${type}-${time}`, type, time })));
    const { informative, tasks } = readNotifications(list(...items), 4);
    expect(informative.map(({ id }) => id)).toEqual(['0-9', '0-7', '0-5', '0-1']);
    expect(tasks).toHaveLength(4);
    expect(readNotifications(list(...items), 9).tasks.at(-1)?.id).toBe('1-undefined');
  });

  test('an item is unread when it is newer than the last reading [SH-NP-19]', () => {
    const { informative } = readNotifications(list(...[99, 100, 101, undefined].map((time) => item({ time }))), 250);
    expect(informative.map(({ isUnread }) => isUnread)).toEqual([true, false, false, false]);
  });

  test.each([
    ['null', { given: null }],
    ['text', { given: 'yesterday' }],
    ['none', { given: undefined }],
  ])('without a usable time of the last reading everything is unread: %s', (_, { given }) => {
    const answer = { notifications: [item({ time: 1 })], lastReadTime: given };
    expect(readNotifications(answer, 250).informative[0]?.isUnread).toBe(true);
  });

  test('all members are read [SH-NP-18]', () => {
    const members = {
      level: 'success',
      description: '<b>done</b>',
      status: 'Finished',
      time: 1000,
      application: 'Reports',
      link: '/app/response',
      downloadUrl: '/file.zip',
    };
    expect(readNotifications(list(item({ id: 7, ...members })), 250).informative).toEqual([
      { id: '7', type: 'informative', isUnread: true, ...members },
    ]);
  });

  test.each([
    ['null', { given: null }],
    ['text', { given: 'n' }],
    ['list', { given: [] }],
    ['no id', { given: { type: 0 } }],
    ['empty id', { given: item({ id: '' }) }],
    ['id that is no text', { given: item({ id: {} }) }],
    ['id beyond numbers', { given: item({ id: Number.NaN }) }],
    ['no type', { given: { id: 'x' } }],
    ['unknown type', { given: item({ type: 2 }) }],
    ['type as text', { given: item({ type: '0' }) }],
  ])('a broken item is left out, the others stay: %s', (_, { given }) => {
    const { informative } = readNotifications(list(item(), given, item({ id: 'n-3' })), 250);
    expect(informative.map(({ id }) => id)).toEqual(['n-1', 'n-3']);
  });

  test.each(['level', 'description', 'status', 'time', 'application', 'link', 'downloadUrl'])(
    'a wrong %s counts as absent',
    (name) => {
      for (const wrong of [null, {}, [], true, '', Number.POSITIVE_INFINITY, 9e15]) {
        const [read] = readNotifications(list(item({ [name]: wrong })), 250).informative;
        expect(read).toMatchObject({ id: 'n-1', [name]: undefined });
      }
    },
  );

  test.each([
    ['nothing', { given: undefined }],
    ['null', { given: null }],
    ['HTML', { given: '<html>' }],
    ['a list', { given: [item()] }],
    ['no members', { given: {} }],
    ['notifications that are none', { given: { notifications: { 0: item() } } }],
    ['null for notifications', { given: { notifications: null } }],
  ])('a broken answer is an empty list: %s', (_, { given }) => {
    expect(readNotifications(given, 250)).toEqual({ informative: [], tasks: [] });
  });

  test('a huge answer is cut', () => {
    const items = Array.from({ length: 50_000 }, (_, time) => item({ time, type: time % 2 }));
    expect(
      readNotifications(list(...items), 250)
        .tasks.map(({ time }) => time)
        .slice(0, 2),
    ).toEqual([49_999, 49_997]);
  });
});

describe('the counts', () => {
  test.each([
    ['both', { given: { counts: { 0: 3, 1: 5 } }, want: [3, 5] }],
    ['one', { given: { counts: { 1: 5 } }, want: [0, 5] }],
    ['negative and broken', { given: { counts: { 0: -3, 1: 1.5 } }, want: [0, 0] }],
    ['text', { given: { counts: { 0: '3', 1: null } }, want: [0, 0] }],
    ['a number for both', { given: { counts: 8 }, want: [0, 0] }],
    ['a list', { given: { counts: [3, 5] }, want: [0, 0] }],
    ['nothing', { given: undefined, want: [0, 0] }],
  ])('are numbers of 0 or more, else 0: %s [SH-NP-20]', (_, { given, want }) => {
    expect(Object.values(readCounts(given))).toEqual(want);
  });
});
