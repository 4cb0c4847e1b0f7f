import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { settle } from '~/tests/harness/fake-clock';
import { setUp } from '~/tests/harness/view/support';
import type { SavedViews } from '~/view/screen/table/saved-views/use-saved-views';
import type { ViewDialog } from '~/view/screen/table/saved-views/ViewDialogFrame';
import { ViewDialogs } from '~/view/screen/table/saved-views/ViewDialogs';
import type { SavedView, ViewStore } from '~/view/screen/table/saved-views/view-store';

const view: SavedView = {
  ...{ id: 'v1', name: 'Night shift', isMine: true, owner: undefined, isShared: false, version: '1' },
  state: { filters: {} },
};

/** A dialog of saved views over a store whose calls the test answers. */
async function show(first: ViewDialog) {
  const sent: string[] = [];
  const waiting: (() => void)[] = [];
  const opened: string[] = [];
  const send = (call: string) => {
    sent.push(call);
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  const store: ViewStore = {
    canShare: false,
    read: () => Promise.resolve({ views: [view], defaultId: undefined }),
    create: (_, { name }) => send(`create ${name}`).then(() => 'v2'),
    change: (_, { id }) => send(`change ${id}`),
    remove: (_, { id }) => send(`remove ${id}`),
    setDefault: () => Promise.resolve(),
  };
  const views: SavedViews = {
    ...{
      list: 'list',
      store,
      hasFailed: false,
      current: undefined,
      isChanged: false,
      leftOut: [],
      present: view.state,
    },
    known: { views: [view], defaultId: undefined },
    refresh: () => Promise.resolve(),
    open: () => undefined,
    openNew: ({ name }) => void opened.push(name),
  };
  function Dialogs() {
    const [dialog, setDialog] = useState<ViewDialog | undefined>(first);
    return dialog && <ViewDialogs views={views} dialog={dialog} onDialog={setDialog} />;
  }
  await (await setUp()).show(<Dialogs />);
  const answer = () =>
    act(async () => {
      waiting.shift()?.();
      await settle();
    });
  return { sent, opened, answer };
}

const dialogs = () => screen.queryAllByRole('dialog').map(({ dataset }) => dataset['dialog']);
const press = (action: string) => userEvent.click(document.querySelector(`[data-action="${action}"]`) ?? document.body);

test.each<[string, ViewDialog, string, readonly string[]]>([
  ['a new view', { kind: 'new', name: 'Mine', state: view.state }, 'save-view', ['create Mine']],
  ['an edited view', { kind: 'edit', view }, 'save-view', ['change v1']],
  ['a view that is removed', { kind: 'remove', view }, 'confirm', ['remove v1']],
  ['a view that was changed elsewhere', { kind: 'conflict', view, draft: view }, 'replace', ['change v1']],
])('%s is sent once if its button is pressed twice', async (_, dialog, action, want) => {
  const { sent } = await show(dialog);
  await press(action);
  await press(action);
  expect(sent).toEqual(want);
  expect(document.querySelector(`[data-action="${action}"]`)?.getAttribute('aria-disabled')).toBe('true');
});

test('a change that ends after its dialog was closed opens no other one', async () => {
  const { answer } = await show({ kind: 'edit', view });
  await press('save-view');
  await press('cancel');
  expect(dialogs()).toEqual(['manage-views']);
  await press('close');
  await answer();
  expect(dialogs()).toEqual([]);
});

test('a new view is not opened after its dialog was closed', async () => {
  const { answer, opened } = await show({ kind: 'new', name: 'Mine', state: view.state });
  await press('save-view');
  await press('cancel');
  await answer();
  expect([dialogs(), opened]).toEqual([[], []]);
});

test('a file that cannot be read is reported', async () => {
  await show({ kind: 'manage' });
  const file = Object.assign(new File(['{}'], 'views.json'), { text: () => Promise.reject(new Error('gone')) });
  await act(async () => {
    fireEvent.change(document.querySelector('input[type="file"]') ?? document.body, { target: { files: [file] } });
    await settle();
  });
  expect(screen.getByText('Nothing was imported: the file could not be read.')).toBeDefined();
});
