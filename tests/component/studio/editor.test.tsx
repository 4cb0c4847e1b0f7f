import { act, screen } from '@testing-library/react';
import { undoDepth } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { afterEach, expect, test, vi } from 'vitest';
import { ContractView } from '~/studio/page/editor/ContractView';
import { Editor } from '~/studio/page/editor/Editor';
import { FormPane } from '~/studio/page/form/FormPane';
import { FoundTexts } from '~/studio/page/outline/FoundTexts';
import { drawStudio, entryOf, projectOf } from '~/tests/harness/studio/fake-studio';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test('a file that is gone leaves nothing to take back, also not in a later one of the same name', async () => {
  const both = projectOf([entryOf('url'), entryOf('new')]);
  const { studio } = drawStudio(<Editor />, {
    project: () => projectOf([entryOf('url')]),
    read: ({ file }) => ({ text: `{ "of": "${file}" }`, base: '' }),
    edit: () => both,
    revert: () => ({ text: null, others: [] }),
  });
  const view = EditorView.findFromDOM(screen.getByTestId('editor'));
  const depth = () => view && undoDepth(view.state);
  studio.project.set(both);
  await act(() => studio.openFile('new'));
  act(() => view?.dispatch({ changes: { from: 0, insert: ' ' } }));
  expect([studio.steps.next.get(), depth()]).toEqual([{ undo: 'new' }, 1]);
  await act(() => studio.openFile('url'));
  await act(() => studio.openFile('new'));
  expect(depth()).toBe(1);
  await act(() => studio.saving.revert());
  expect([studio.open.get()?.file, studio.steps.next.get()]).toEqual(['url', {}]);
  studio.project.set(both);
  await act(() => studio.openFile('new'));
  expect(depth()).toBe(0);
});

test('a position behind the end of a document of the contract is its end', () => {
  const contract = { file: 'openapi/api.yaml', text: 'openapi: 3.1.0\n', offset: 99, length: 5 };
  drawStudio(<ContractView contract={contract} />, {});
  const view = EditorView.findFromDOM(screen.getByRole('region', { name: 'Contract' }));
  expect(view?.state.selection.main.head).toBe(contract.text.length);
});

test('a problem is shown in the form, whatever signs the name of its property has', async () => {
  const pointer = '/replies/a~1b';
  const { studio } = drawStudio(<FormPane />, {
    read: () => ({ text: '{ "replies": { "a/b": "x", "c": "y" } }', base: 'a' }),
    form: () => ({
      title: 'replies',
      path: ['replies'],
      properties: ['a/b', 'c'].map((name) => ({ name, isRequired: false, control: 'text' })),
    }),
  });
  const problem = { severity: 'error', code: 'name/unknown', file: 'url', line: 1, column: 1, length: 1 } as const;
  studio.project.set(
    projectOf([entryOf('url')], { diagnostics: [{ ...problem, pointer, message: 'There is no x.' }] }),
  );
  await act(() => studio.openFile('url'));
  await screen.findByText('There is no x.');
});

test('a found text is named by its file as the outline names it, in whichever root that is', () => {
  const file = '../care/descriptors/screens/visits.json';
  const { studio } = drawStudio(
    <FoundTexts words="vis" found={[{ file, text: 'Visits', offset: 3, length: 8 }]} />,
    {},
  );
  act(() => studio.project.set(projectOf([entryOf(file, { name: 'care:screens/visits' })])));
  screen.getByText('care:screens/visits');
});
