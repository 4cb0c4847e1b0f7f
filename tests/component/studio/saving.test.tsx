import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ConflictDialog } from '~/studio/page/ConflictDialog';
import { Outline } from '~/studio/page/outline/Outline';
import { TopBar } from '~/studio/page/TopBar';
import { createStore } from '~/lib/store';
import { drawStudio, entryOf, projectOf } from '~/tests/harness/studio/fake-studio';

const names = ['url', 'host', 'file'];
const theme = { isDark: createStore(false), toggle: () => undefined };

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

/** The bar and the outline over a server that saves each of the edited files as `save` says. */
async function draw(save: (file: string) => Promise<void> | void, conflicts: readonly string[] = []) {
  const open = new Set(names);
  const state = () =>
    projectOf(
      names.map((name) => entryOf(name, { isEdited: open.has(name) })),
      { version: 1 + names.length - open.size },
    );
  const drawn = drawStudio(
    <>
      <TopBar theme={theme} />
      <Outline />
      <ConflictDialog />
    </>,
    {
      read: ({ file }) => ({ text: file, base: 'a' }),
      revert: ({ file }) => {
        open.delete(file);
        return { text: { text: file, base: 'b' }, others: [] };
      },
      search: () => [],
      outline: () => [],
      save: async ({ file, base }) => {
        await save(file);
        if (conflicts.includes(file) && base === 'a') return { conflict: { text: 'theirs', base: 'b' } };
        open.delete(file);
        return { text: file, base: 'c' };
      },
    },
  );
  await act(async () => drawn.studio.project.set(state()));
  const refresh = () => act(async () => drawn.studio.project.set(state()));
  return { ...drawn, refresh };
}

const saveAll = () => userEvent.click(screen.getByRole('button', { name: /^Save all/ }));

test('saving shows how far it is, and then how many files are saved', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((done) => (open = done));
  const { refresh } = await draw((file) => (file === 'host' ? gate : undefined));
  await saveAll();
  await screen.findByText('Saving 2 of 3 …');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Save all/ }).disabled).toBe(true);
  open();
  await refresh();
  await vi.waitFor(() => expect(screen.queryByText(/^Saving/)).toBeNull());
  await refresh();
  await screen.findByText('3 files saved.');
});

test('a file that cannot be saved says so at its row, and keeps no other one back', async () => {
  const { refresh } = await draw((file) => {
    if (file === 'url') throw new Error('No room on the disk.');
  });
  await saveAll();
  await screen.findByText('2 files saved, 1 not.');
  await refresh();
  await userEvent.click(screen.getByRole('button', { name: /^Drawers/ }));
  screen.getByRole('img', { name: 'could not be saved: No room on the disk.' });
});

test('files that others have changed are asked about one after the other', async () => {
  const { sent } = await draw(() => undefined, ['url', 'file']);
  await saveAll();
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('saved url since');
  await userEvent.click(screen.getByRole('button', { name: 'Write my text' }));
  await vi.waitFor(() => expect(screen.getByRole('dialog').textContent).toContain('saved file since'));
  await userEvent.click(screen.getByRole('button', { name: 'Take the file on the disk' }));
  await vi.waitFor(() => expect(screen.queryByText(/saved file since/)).toBeNull());
  expect(sent).toContainEqual(['save', { file: 'url', text: 'url', base: 'b' }]);
  expect(sent).toContainEqual(['revert', { file: 'file' }]);
});
