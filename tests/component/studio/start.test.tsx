import { afterEach, expect, test, vi } from 'vitest';
import type { Draft, Drafts } from '~/studio/page/model/drafts';
import { type Answers, drawStudio, entryOf, projectOf } from '~/tests/harness/studio/fake-studio';

const project = projectOf([entryOf('url'), entryOf('host')]);

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/**
 * Starts the model of the page at an address, in a browser with drafts; `refused` are files that the server does not
 * edit.
 */
function start(query: string, stored: readonly Draft[] = [], refused: readonly string[] = []) {
  window.history.replaceState(null, '', `/studio/${query}`);
  const drafts = new Map(stored.map((draft) => [draft.file, draft]));
  const store: Drafts = {
    all: async () => [...drafts.values()],
    put: async (draft) => void drafts.set(draft.file, draft),
    forget: async (file) => void drafts.delete(file),
  };
  const refuse = (file: string): void => {
    if (refused.includes(file)) throw new Error(`"${file}" is not the path of a descriptor.`);
  };
  const edited: string[] = [];
  const answers: Answers = {
    project: () => project,
    read: ({ file }) => {
      refuse(file);
      return { text: file, base: 'a' };
    },
    edit: ({ file }) => {
      refuse(file);
      edited.push(file);
      return project;
    },
    outline: () => [],
    wait: ({ version }) => (version < 2 ? { ...project, version: 2 } : new Promise(() => undefined)),
  };
  const drawn = drawStudio(null, answers, store);
  drawn.studio.start();
  return { ...drawn, drafts, edited };
}

test('a descriptor of the address that is not there is named, and the first one is open', async () => {
  const { studio } = start('?file=urll');
  const sentence = 'There is no descriptor urll, which the address names. url is open.';
  await vi.waitFor(() => expect(studio.problem.get()).toBe(sentence));
  // What happens on the disk later does not take it away.
  await vi.waitFor(() => expect(studio.project.get().version).toBe(2));
  expect(studio.problem.get()).toBe(sentence);
  expect(studio.open.get()?.file).toBe('url');
});

test.each(['', '?file=host'])('the address "%s" opens a descriptor without a message', async (query) => {
  const { studio } = start(query);
  await vi.waitFor(() => expect(studio.open.get()?.file).toBe(query === '' ? 'url' : 'host'));
  expect(studio.problem.get()).toBe('');
});

test('an edit of a root that the console no longer has stays in the browser, and the others come back', async () => {
  const gone = { file: 'plugins/old/drawers/sensor.json', text: '{}', base: 'a' };
  const { studio, drafts, edited } = start('', [gone, { file: 'host', text: 'typed', base: 'a' }], [gone.file]);
  await vi.waitFor(() =>
    expect(studio.problem.get()).toBe(
      `An edit of ${gone.file} stays in this browser. "${gone.file}" is not the path of a descriptor.`,
    ),
  );
  expect(edited).toEqual(['host']);
  expect([...drafts.keys()]).toEqual([gone.file, 'host']);
  expect(studio.open.get()?.file).toBe('url');
});
