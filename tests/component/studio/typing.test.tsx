import { act } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Draft, Drafts } from '~/studio/page/model/drafts';
import type { Calls, FileText } from '~/studio/protocol';
import { drawStudio, entryOf, projectOf, type Answers } from '~/tests/harness/studio/fake-studio';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** An answer that waits until the test gives it. */
function gate<T>() {
  let give = (_answer: T): void => undefined;
  const answer = new Promise<T>((done) => (give = done));
  return { answer, give };
}

/** The page over a server that has two files, with what the server and the browser remember of edits. */
async function open(answers: Answers) {
  const edits: Calls['edit']['sends'][] = [];
  const drafts = new Map<string, Draft>();
  const store: Drafts = {
    all: async () => [],
    put: async (draft) => void drafts.set(draft.file, draft),
    forget: async (file) => void drafts.delete(file),
  };
  const project = projectOf([entryOf('url'), entryOf('host')]);
  const drawn = drawStudio(
    null,
    {
      project: () => project,
      read: () => ({ text: 'A', base: 'a' }),
      edit: (edit) => {
        edits.push(edit);
        return projectOf([entryOf('url', { isEdited: true }), entryOf('host')]);
      },
      ...answers,
    },
    store,
  );
  await act(() => drawn.studio.openFile('url'));
  return { ...drawn, edits, drafts };
}

test('what is typed while the file is saved is an edit of what was saved', async () => {
  const { answer, give } = gate<Calls['save']['gets']>();
  const { studio, sent, edits, drafts } = await open({ save: () => answer });
  studio.type('A1');
  const saving = studio.saving.save();
  await vi.waitFor(() => expect(sent).toContainEqual(['save', { file: 'url', text: 'A1', base: 'a' }]));
  studio.type('A12');
  give({ text: 'A1\n', base: 'b' });
  await saving;
  await studio.sent();
  const edit = { file: 'url', text: 'A12', base: 'b' };
  expect(studio.open.get()).toMatchObject(edit);
  expect(edits.at(-1)).toEqual(edit);
  expect([...drafts.values()]).toEqual([edit]);
});

test('a file that is saved and not typed in is shown as it was printed, and has no draft', async () => {
  const { studio, drafts } = await open({ save: () => ({ text: 'A1\n', base: 'b' }) });
  studio.type('A1');
  await studio.saving.save();
  expect(studio.open.get()).toMatchObject({ text: 'A1\n', base: 'b' });
  expect(drafts.size).toBe(0);
});

test('what is typed in a file while it is saved stays remembered after another one was opened', async () => {
  const { answer, give } = gate<Calls['save']['gets']>();
  const edit: FileText = { text: 'A12', base: 'b', saved: 'A1\n' };
  let isTyped = false;
  const { studio, sent, drafts } = await open({
    save: () => answer,
    read: ({ file }) => (file === 'url' && isTyped ? edit : { text: 'A', base: 'a' }),
  });
  studio.type('A1');
  const saving = studio.saving.save();
  await vi.waitFor(() => expect(sent.some(([name]) => name === 'save')).toBe(true));
  studio.type('A12');
  isTyped = true;
  await studio.openFile('host');
  give({ text: 'A1\n', base: 'b' });
  await saving;
  expect([...drafts.values()]).toEqual([{ file: 'url', text: 'A12', base: 'b' }]);
  expect(studio.open.get()?.file).toBe('host');
});

test('a file is saved a second time only after the first, so that it is no conflict with itself', async () => {
  const bases: string[] = [];
  const { answer, give } = gate<Calls['save']['gets']>();
  const { studio } = await open({
    save: ({ base }) => {
      bases.push(base);
      return bases.length === 1 ? answer : { text: 'A12', base: 'c' };
    },
  });
  studio.type('A1');
  const first = studio.saving.save();
  await vi.waitFor(() => expect(bases).toEqual(['a']));
  studio.type('A12');
  const second = studio.saving.save();
  give({ text: 'A1', base: 'b' });
  await Promise.all([first, second]);
  expect(bases).toEqual(['a', 'b']);
});

test('what is typed while the file is read again from the disk stays', async () => {
  const { answer, give } = gate<FileText>();
  let reads = 0;
  const { studio, sent } = await open({
    read: () => ((reads += 1) === 3 ? answer : { text: 'A', base: 'a' }),
    edit: () => projectOf([entryOf('url', { isEdited: true })], { version: 3 }),
    wait: ({ version }) =>
      version < 2 ? projectOf([entryOf('url')], { version: 2 }) : new Promise<never>(() => undefined),
  });
  // It opens the file once more, and then follows the disk.
  studio.start();
  await vi.waitFor(() => expect(reads).toBe(3));
  studio.type('A1');
  await studio.sent();
  give({ text: 'theirs', base: 'b' });
  await vi.waitFor(() => expect(sent).toContainEqual(['wait', { version: 3 }]));
  expect(studio.open.get()).toMatchObject({ text: 'A1', base: 'a' });
});
