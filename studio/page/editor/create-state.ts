import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, redoDepth, undoDepth } from '@codemirror/commands';
import { jsonLanguage } from '@codemirror/lang-json';
import {
  bracketMatching,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
  LanguageSupport,
} from '@codemirror/language';
import { lintGutter, lintKeymap } from '@codemirror/lint';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { call } from '../model/call';
import type { OpenFile } from '../model/open-file';
import type { Studio } from '../model/studio';
import { completions, hovers } from './assistance';
import { editorTheme } from './editor-theme';

/** The state of the editor for a text: with a history of its own. */
export function createEditorState(
  studio: Studio,
  { file, text }: Pick<OpenFile, 'file' | 'text'>,
  nonce: string,
): EditorState {
  return EditorState.create({
    doc: text,
    extensions: [
      EditorView.cspNonce.of(nonce),
      EditorView.contentAttributes.of({ 'aria-label': 'Text of the descriptor', tabindex: '0' }),
      // What is to the right of the pane would be found by nobody, and scrolling there hides where a line begins.
      EditorView.lineWrapping,
      lineNumbers(),
      foldGutter(),
      lintGutter(),
      history(),
      drawSelection(),
      indentOnInput(),
      indentUnit.of('  '),
      bracketMatching(),
      closeBrackets(),
      highlightActiveLine(),
      highlightSelectionMatches(),
      search({ top: true }),
      new LanguageSupport(jsonLanguage),
      autocompletion({ override: [completions(studio)], activateOnTypingDelay: 60, closeOnBlur: false }),
      hovers(studio),
      editorTheme,
      keymap.of([
        { key: 'Mod-s', run: () => done(studio.saving.save()) },
        { key: 'F12', run: ({ state }) => done(goToDefinition(studio, state.selection.main.head)) },
        ...closeBracketsKeymap,
        ...completionKeymap,
        ...searchKeymap,
        ...historyKeymap,
        ...foldKeymap,
        ...lintKeymap,
        ...defaultKeymap,
      ]),
      EditorView.updateListener.of(({ docChanged, selectionSet, state, transactions }) => {
        if (docChanged) {
          const isOwnStep = !transactions.some((one) => one.isUserEvent('undo') || one.isUserEvent('redo'));
          studio.steps.changed(file, { undo: undoDepth(state), redo: redoDepth(state) }, isOwnStep);
          studio.type(state.doc.toString());
        }
        if (docChanged || selectionSet) studio.moveCaret(state.selection.main.head);
      }),
    ],
  });
}

function done(_work: Promise<void>): boolean {
  return true;
}

async function goToDefinition({ open, sent, goTo }: Studio, offset: number): Promise<void> {
  const file = open.get()?.file;
  if (file === undefined) return;
  await sent();
  const found = await call('definition', { file, offset }).catch(() => null);
  if (found) await goTo(found);
}
