import { expect, test } from 'vitest';
import { keyName, type KeyPress } from '~/shell/shortcuts/match-keys';
import { isWriting } from '~/ui/is-writing';

interface Given extends Partial<Omit<KeyPress, 'getModifierState'>> {
  readonly altGraph?: boolean;
}

const press = ({ altGraph = false, ...given }: Given): KeyPress => ({
  key: '',
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...given,
  getModifierState: (name) => name === 'AltGraph' && altGraph,
});

test.each<[string, { given: Given; want: string | undefined }]>([
  ['a letter', { given: { key: 'g' }, want: 'g' }],
  ['a letter while capitals are locked', { given: { key: 'G' }, want: 'g' }],
  ['a capital is text', { given: { key: 'G', shiftKey: true }, want: undefined }],
  ['a sign that needs Shift', { given: { key: '?', shiftKey: true }, want: '?' }],
  ['a sign of the third level', { given: { key: '[', ctrlKey: true, altKey: true, altGraph: true }, want: '[' }],
  ['Ctrl', { given: { key: 'k', ctrlKey: true }, want: 'mod+k' }],
  ['Cmd', { given: { key: 'k', metaKey: true }, want: 'mod+k' }],
  ['Ctrl and Cmd', { given: { key: 'k', ctrlKey: true, metaKey: true }, want: undefined }],
  ['Ctrl and Shift', { given: { key: 'K', ctrlKey: true, shiftKey: true }, want: undefined }],
  ['Ctrl on a keyboard with other letters', { given: { key: 'л', code: 'KeyK', ctrlKey: true }, want: 'mod+k' }],
  ['Alt', { given: { key: 'g', altKey: true }, want: undefined }],
  ['a key held down', { given: { key: 'g', repeat: true }, want: undefined }],
  ['text being composed', { given: { key: 'g', isComposing: true }, want: undefined }],
  ['a key without a sign', { given: { key: 'Enter' }, want: undefined }],
  ['the space bar', { given: { key: ' ' }, want: undefined }],
  ['a modifier', { given: { key: 'Shift', shiftKey: true }, want: undefined }],
])('name of a key: %s', (_, { given, want }) => expect(keyName(press(given))).toBe(want));

test.each<[string, { given: string; want: boolean }]>([
  ['a text field', { given: '<input>', want: true }],
  ['a text area', { given: '<textarea></textarea>', want: true }],
  ['a choice', { given: '<select></select>', want: true }],
  ['editable content', { given: '<div contenteditable="true"></div>', want: true }],
  ['a part of editable content', { given: '<div contenteditable><b data-at></b></div>', want: true }],
  ['content that is no longer editable', { given: '<div contenteditable="false"></div>', want: false }],
  ['a text box of its own making', { given: '<div role="textbox"></div>', want: true }],
  ['a check box', { given: '<input type="checkbox">', want: false }],
  ['a button', { given: '<button></button>', want: false }],
])('writing: %s', (_, { given, want }) => {
  const box = document.createElement('div');
  box.innerHTML = given;
  expect(isWriting(box.querySelector('[data-at]') ?? box.firstElementChild)).toBe(want);
});
