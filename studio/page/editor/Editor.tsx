import { redo, undo } from '@codemirror/commands';
import { setDiagnostics } from '@codemirror/lint';
import type { EditorState, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { useEffect, useRef, type RefObject } from 'react';
import type { ProjectState } from '../../protocol';
import { useStudio } from '../model/context';
import type { OpenFile, Position, Step } from '../model/open-file';
import { pageMeta } from '../model/page-meta';
import type { Studio } from '../model/studio';
import { marksIn } from './assistance';
import { createEditorState } from './create-state';
import { changeBetween } from './replace-text';

/** A file that was open before: its text and history, and how far it was scrolled. */
interface Left {
  readonly state: EditorState;
  readonly scroll: StateEffect<unknown>;
}

/** The open descriptor as JSON. Each file keeps its history and scroll position while the page is open. */
export function Editor() {
  const studio = useStudio();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => mountEditor(studio, box), [studio]);
  return <div ref={box} className="studio-editor" data-testid="editor" />;
}

function mountEditor(studio: Studio, { current: parent }: RefObject<HTMLDivElement | null>): () => void {
  if (!parent) return () => undefined;
  const nonce = pageMeta('style-nonce');
  const left = new Map<string, Left>();
  const view = new EditorView({ parent, state: createEditorState(studio, { file: '', text: '' }, nonce) });
  let shown: OpenFile | undefined;
  const forget = (): void => forgetGone(left, studio.project.get());
  const show = (): void => {
    const open = studio.open.get();
    if (!open) return;
    if (open.file !== shown?.file) {
      if (shown) left.set(shown.file, { state: view.state, scroll: view.scrollSnapshot() });
      forget();
      shown = open;
      begin(studio, view, left.get(open.file) ?? createEditorState(studio, open, nonce));
    }
    shown = open;
    const text = view.state.doc.toString();
    if (text !== open.text) view.dispatch({ changes: changeBetween(text, open.text) });
    mark();
  };
  const mark = (): void => {
    if (!shown) return;
    const marks = marksIn(view.state.doc, shown.file, studio);
    view.dispatch(setDiagnostics(view.state, marks));
  };
  const go = (): void => {
    const position = studio.position.get();
    if (position && position.file === shown?.file) goTo(view, position);
  };
  const step = (): void => takeStep(view, studio.step.get(), shown);
  // What the contract covers gets no keys; the caret is where it was when the contract is closed.
  const cover = (): void => {
    parent.inert = studio.contract.shown.get() !== undefined;
    if (!parent.inert) view.focus();
  };
  const stops = [
    studio.open.subscribe(show),
    studio.project.subscribe(mark),
    studio.project.subscribe(forget),
    studio.position.subscribe(go),
    studio.step.subscribe(step),
    studio.contract.shown.subscribe(cover),
  ];
  show();
  go();
  return () => {
    stops.forEach((stop) => stop());
    view.destroy();
  };
}

function takeStep(view: EditorView, step: Step | undefined, shown: OpenFile | undefined): void {
  if (step && step.file === shown?.file) (step.kind === 'undo' ? undo : redo)(view);
}

/** Forgets the files that are gone: another one of the same name has nothing of them. */
function forgetGone(left: Map<string, Left>, { files }: ProjectState): void {
  const paths = new Set(files.map(({ file }) => file));
  for (const file of left.keys()) if (!paths.has(file)) left.delete(file);
}

/** Shows a file where it was left, or one that was not open before at its top. */
function begin(studio: Studio, view: EditorView, file: Left | EditorState): void {
  if ('scroll' in file) {
    view.setState(file.state);
    view.dispatch({ effects: file.scroll });
  } else {
    view.setState(file);
    view.scrollDOM.scrollTo(0, 0);
  }
  studio.moveCaret(view.state.selection.main.head);
}

function goTo(view: EditorView, { offset, length, preservesFocus = false }: Position): void {
  const end = view.state.doc.length;
  const selection = { anchor: Math.min(offset, end), head: Math.min(offset + length, end) };
  view.dispatch({ selection, effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
  if (!preservesFocus) view.focus();
}
