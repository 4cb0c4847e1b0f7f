import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const colors = [
  { tag: tags.propertyName, color: 'var(--studio-key)' },
  { tag: tags.string, color: 'var(--studio-string)' },
  { tag: [tags.number, tags.bool, tags.null], color: 'var(--studio-literal)' },
  { tag: [tags.punctuation, tags.separator, tags.brace, tags.squareBracket], color: 'var(--descry-text-muted)' },
];

/** The look of the editor: its colors are those of the theme of the page. */
export const editorTheme = [
  syntaxHighlighting(HighlightStyle.define(colors)),
  EditorView.theme({
    '&': { height: '100%', background: 'var(--descry-surface)', color: 'var(--descry-text)' },
    '&.cm-focused': { outline: 'none' },
    '.cm-scroller': { font: 'var(--descry-code)' },
    '.cm-content': { caretColor: 'var(--descry-text)', paddingBlock: '8px' },
    '.cm-cursor': { borderLeftColor: 'var(--descry-text)' },
    '.cm-gutters': { background: 'var(--descry-surface)', color: 'var(--descry-text-muted)', border: 0 },
    '.cm-activeLine, .cm-activeLineGutter': { background: 'var(--descry-surface-hover)' },
    '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
      background: 'var(--studio-selection)',
    },
    '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': { background: 'var(--studio-selection)' },
    '.cm-foldPlaceholder': {
      background: 'var(--descry-surface-hover)',
      border: 0,
      color: 'var(--descry-text-muted)',
      paddingInline: '6px',
    },
    '.cm-tooltip': {
      background: 'var(--descry-surface-raised)',
      border: 0,
      borderRadius: 'var(--descry-radius)',
      boxShadow: 'var(--descry-shadow-raised)',
      color: 'var(--descry-text)',
      font: 'var(--descry-body-small)',
    },
    '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: 'var(--descry-code)', maxHeight: '18em' },
    '.cm-tooltip-autocomplete ul li[aria-selected]': {
      background: 'var(--descry-accent)',
      color: 'var(--descry-accent-text)',
    },
    '.cm-completionDetail': { fontStyle: 'normal', color: 'var(--descry-text-muted)', marginInlineStart: '12px' },
    'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
    '.cm-completionInfo': { padding: '8px 12px', maxWidth: '320px' },
    '.cm-diagnostic': { padding: '6px 12px', borderInlineStart: '3px solid var(--descry-danger)' },
    '.cm-diagnostic-warning': { borderInlineStartColor: 'var(--descry-high-solid)' },
    '.cm-diagnosticAction': {
      background: 'var(--descry-accent)',
      color: 'var(--descry-accent-text)',
      borderRadius: 'var(--descry-radius)',
      padding: '2px 8px',
      font: 'var(--descry-body-small)',
      cursor: 'pointer',
    },
    '.cm-panels': { background: 'var(--descry-surface-sunken)', color: 'var(--descry-text)' },
    '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--descry-divider)' },
    '.cm-panel.cm-search': { padding: '8px 12px', font: 'var(--descry-body-small)' },
    '.cm-textfield': {
      background: 'var(--descry-surface)',
      border: '1px solid var(--descry-border-control)',
      borderRadius: 'var(--descry-radius)',
      color: 'var(--descry-text)',
      font: 'var(--descry-body-small)',
      padding: '3px 6px',
    },
    '.cm-button': {
      background: 'var(--descry-surface)',
      border: '1px solid var(--descry-border-control)',
      borderRadius: 'var(--descry-radius)',
      color: 'var(--descry-text)',
      font: 'var(--descry-body-small)',
    },
    '.cm-searchMatch': { background: 'var(--studio-match)' },
    '.studio-hover': { padding: '8px 12px', maxWidth: '420px', whiteSpace: 'pre-wrap' },
  }),
];
