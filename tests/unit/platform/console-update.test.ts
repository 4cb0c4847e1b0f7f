import { describe, expect, test } from 'vitest';
import { createSafeStorage } from '~/platform/safe-storage';
import { createConsoleUpdate, type SavedDrafts } from '~/platform/console-update';
import { memoryStorage } from '../../harness/memory-storage';

const newer = { version: 'newer' };

function setUp(
  given: {
    readonly running?: string;
    readonly answers?: readonly unknown[];
    readonly work?: boolean;
    readonly drafts?: SavedDrafts;
    readonly storage?: Storage | undefined;
  } = {},
) {
  const done: string[] = [];
  const answers = [...(given.answers ?? [newer])];
  const storage = 'storage' in given ? given.storage : memoryStorage();
  const create = (running = 'running' in given ? given.running : 'old') =>
    createConsoleUpdate({
      running,
      readVersion: () => {
        done.push('read');
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      tab: createSafeStorage(() => storage),
      reload: (asks) => void done.push(asks ? 'ask, reload' : 'reload'),
      hasUnsavedWork: () => given.work === true,
      saveDrafts: () => {
        done.push('save');
        return given.drafts ?? 'none';
      },
    });
  return { update: create(), create, done };
}

describe('a check', () => {
  test.each<[string, { given: Parameters<typeof setUp>[0]; available: boolean; done: string[] }]>([
    ['finds the same version', { given: { answers: [{ version: 'old' }] }, available: false, done: ['read'] }],
    ['finds a newer one', { given: {}, available: true, done: ['read', 'save', 'reload'] }],
    ['finds one while something is typed', { given: { work: true }, available: true, done: ['read'] }],
    ['cannot remember that it reloads', { given: { storage: undefined }, available: true, done: ['read'] }],
    ['gets no answer', { given: { answers: [new TypeError('offline')] }, available: false, done: ['read'] }],
    ['gets an answer without a version', { given: { answers: ['<!doctype html>'] }, available: false, done: ['read'] }],
    ['is made in the dev server', { given: { running: undefined }, available: false, done: [] }],
  ])('that %s', async (_title, { given, available, done }) => {
    const world = setUp(given);
    await world.update.check();
    expect(world.update.available.get()).toBe(available);
    expect(world.done).toEqual(done);
  });

  test('reloads once for each version, whatever comes back', async () => {
    const { create, done } = setUp();
    await create().check();
    await create().check();
    expect(done.filter((line) => line === 'reload')).toHaveLength(1);
  });

  test('reloads for the version after that one', async () => {
    const { create, done } = setUp({ answers: [newer, { version: 'newest' }] });
    await create().check();
    await create().check();
    expect(done.filter((line) => line === 'reload')).toHaveLength(2);
  });

  test('is one call for all that ask at the same time', async () => {
    const { update, done } = setUp({ work: true });
    await Promise.all([update.check(), update.check()]);
    expect(done).toEqual(['read']);
  });
});

test.each<[string, { running: string; drafts: SavedDrafts; want: 'drafts' | 'version' | undefined }]>([
  ['that drafts wait', { running: 'newer', drafts: 'stored', want: 'drafts' }],
  ['that the version is new', { running: 'newer', drafts: 'none', want: 'version' }],
  ['nothing where the version is the old one', { running: 'old', drafts: 'none', want: undefined }],
])('the page after a reload tells %s, once', async (_title, { running, drafts, want }) => {
  const { update, create } = setUp({ drafts });
  await update.check();
  expect(create(running).reloaded).toBe(want);
  expect(create(running).reloaded).toBeUndefined();
});

test('the browser asks before a reload that loses what was typed, because it cannot be stored', () => {
  const { update, create, done } = setUp({ drafts: 'refused' });
  update.reload();
  expect(done).toEqual(['save', 'ask, reload']);
  expect(create('old').reloaded).toBeUndefined();
});
