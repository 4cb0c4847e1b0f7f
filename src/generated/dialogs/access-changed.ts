// Generated from descriptors/dialogs/access-changed.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'access-changed',
  title: { key: 'dialogs.access-changed.title', text: 'Your access has changed' },
  closing: 'must-answer',
  width: 440,
  input: { logoutType: 'number?' },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.access-changed.content.0.text',
        text: 'Your access rights were updated. Sign in again to work with them.',
      },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.logoutType, 1),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.access-changed.content.1.text',
        text: 'Your access to this console was changed. You will be signed out.',
      },
      visibleWhen: (s: Reads, f) => f.within(s.input?.logoutType, [2, 3]),
    },
  ],
  buttons: [
    {
      id: 'sign-in',
      label: { key: 'dialogs.access-changed.buttons.sign-in.label', text: 'Sign in again' },
      intent: 'primary',
      action: { type: 'logIn' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.logoutType, 1),
    },
    {
      id: 'confirm',
      label: { key: 'dialogs.access-changed.buttons.confirm.label', text: 'Sign out' },
      intent: 'primary',
      action: { type: 'logOut' },
      visibleWhen: (s: Reads, f) => f.ne(s.input?.logoutType, 1),
    },
  ],
};

export default dialog;
