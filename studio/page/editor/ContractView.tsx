import { Button } from '@blueprintjs/core';
import { defaultKeymap } from '@codemirror/commands';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { useEffect, useRef } from 'react';
import { Icon } from '~/ui/Icon';
import { useStudio } from '../model/context';
import { pageMeta } from '../model/page-meta';
import type { ContractPosition } from '../model/contract';
import { editorTheme } from './editor-theme';

/** A document of the contract at the line that something leads to. It cannot be changed here. */
export function ContractView({ contract }: { readonly contract: ContractPosition }) {
  const { close } = useStudio().contract;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const view = box.current && showAt(box.current, contract, close);
    return () => view?.destroy();
  }, [contract, close]);
  return (
    <section className="studio-contract" aria-label="Contract">
      <div className="studio-bar">
        <h2>
          Contract
          <span className="studio-where">{contract.file}, cannot be changed here</span>
        </h2>
        <Button size="small" icon={<Icon name="arrow-left" />} onClick={close}>
          Back to the descriptor
        </Button>
      </div>
      <div ref={box} className="studio-editor" />
    </section>
  );
}

function showAt(parent: HTMLElement, { text, offset, length }: ContractPosition, close: () => void): EditorView {
  const selection = { anchor: Math.min(offset, text.length), head: Math.min(offset + length, text.length) };
  const extensions = [
    EditorView.cspNonce.of(pageMeta('style-nonce')),
    EditorView.contentAttributes.of({ 'aria-label': 'Text of the contract', tabindex: '0' }),
    EditorState.readOnly.of(true),
    EditorView.lineWrapping,
    lineNumbers(),
    drawSelection(),
    highlightActiveLine(),
    highlightSelectionMatches(),
    search({ top: true }),
    editorTheme,
    keymap.of([...searchKeymap, { key: 'Escape', run: () => (close(), true) }, ...defaultKeymap]),
  ];
  const view = new EditorView({ parent, state: EditorState.create({ doc: text, selection, extensions }) });
  view.dispatch({ effects: EditorView.scrollIntoView(selection.anchor, { y: 'center' }) });
  view.focus();
  return view;
}
