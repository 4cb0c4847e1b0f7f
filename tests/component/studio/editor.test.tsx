import { act, screen } from '@testing-library/react';
import { acceptCompletion, currentCompletions, startCompletion } from '@codemirror/autocomplete';
import { undoDepth } from '@codemirror/commands';
import { forEachDiagnostic } from '@codemirror/lint';
import { EditorView } from '@codemirror/view';
import userEvent from '@testing-library/user-event';
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

test.each([
  ['a value', '{ "type": "¦" }', '"te', 'text', '"text"', '{ "type": "text" }'],
  [
    'a key',
    '{ "vis¦", "type": "text" }',
    '"visi',
    'visibleWhen',
    '"visibleWhen": ""',
    '{ "visibleWhen": "", "type": "text" }',
  ],
  ['a word without quotes', '{ "type": t¦ }', 'tex', 'text', '"text"', '{ "type": "text" }'],
  ['a member in an expression', '{ "value": "url.h¦" }', 'hos', 'host', 'host', '{ "value": "url.host" }'],
])('%s is suggested by what is typed of it, and replaces all of that', async (_, marked, typed, label, text, after) => {
  const caret = marked.indexOf('¦');
  const before = marked.replace('¦', '');
  const word = /["\w]*$/.exec(before.slice(0, caret))?.[0] ?? '';
  const isQuoted = word.startsWith('"');
  const edit = { offset: caret - word.length, length: word.length + (isQuoted ? 1 : 0), text };
  const offered = [label, 'nothing like it'].map((name) => ({ kind: 'value' as const, label: name, edit }));
  const { studio } = drawStudio(<Editor />, {
    read: () => ({ text: before, base: 'a' }),
    complete: () => offered,
    edit: () => projectOf([entryOf('url')]),
  });
  const view = EditorView.findFromDOM(screen.getByTestId('editor'));
  if (!view) throw new Error('There is no editor.');
  studio.project.set(projectOf([entryOf('url')]));
  await act(() => studio.openFile('url'));
  act(() => view.dispatch({ selection: { anchor: caret } }));
  act(() => void startCompletion(view));
  const shown = () => currentCompletions(view.state).map((one) => one.label);
  await vi.waitFor(() => expect(shown()).toContain(label));
  for (const letter of typed.slice(word.length)) {
    const { head } = view.state.selection.main;
    act(() =>
      view.dispatch({
        changes: { from: head, insert: letter },
        selection: { anchor: head + 1 },
        userEvent: 'input.type',
      }),
    );
  }
  await vi.waitFor(() => expect(shown()).toEqual([label]));
  await vi.waitFor(() => expect(acceptCompletion(view)).toBe(true));
  expect(view.state.doc.toString()).toBe(after);
});

test('the correction at a mark is not written into a text that has changed meanwhile', async () => {
  const fix = { offset: 2, length: 6, text: '"type"' };
  const problem = { severity: 'error', code: 'name/unknown', file: 'url', line: 1, column: 3, length: 6 } as const;
  const diagnostics = [{ ...problem, pointer: '/tpye', message: 'There is no tpye.', fix }];
  const { studio } = drawStudio(<Editor />, {
    read: () => ({ text: '{ "tpye": 1 }', base: 'a' }),
    edit: () => projectOf([entryOf('url')], { version: 2 }),
  });
  const view = EditorView.findFromDOM(screen.getByTestId('editor'));
  if (!view) throw new Error('There is no editor.');
  act(() => studio.project.set(projectOf([entryOf('url')], { diagnostics })));
  await act(() => studio.openFile('url'));
  const correct = async () => {
    const marks: (() => void)[] = [];
    forEachDiagnostic(view.state, ({ actions }, from, to) => marks.push(() => actions?.[0]?.apply(view, from, to)));
    await act(async () => marks[0]?.());
  };
  act(() => view.dispatch({ changes: { from: 2, insert: '"a": 2, ' } }));
  await correct();
  expect(view.state.doc.toString()).toBe('{ "a": 2, "tpye": 1 }');
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

test('a text that is emptied in the form keeps its position while it has the focus, and is gone after', async () => {
  const properties = ['label', 'help'].map((name) => ({ name, isRequired: false, control: 'text' as const }));
  const { studio } = drawStudio(<FormPane />, {
    read: () => ({ text: '{ "label": "Old", "help": "" }', base: 'a' }),
    form: () => ({ title: 'field', path: [], properties }),
    edit: () => projectOf([entryOf('url', { isEdited: true })]),
  });
  await act(() => studio.openFile('url'));
  const input = await screen.findByLabelText(/^Label/);
  await userEvent.clear(input);
  await userEvent.type(input, 'N');
  expect(studio.open.get()?.text).toBe('{ "label": "N", "help": "" }');
  await userEvent.clear(input);
  expect(studio.open.get()?.text).toBe('{ "label": "", "help": "" }');
  await userEvent.tab();
  expect(studio.open.get()?.text).toBe('{ "help": "" }');
});
