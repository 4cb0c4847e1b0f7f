// Generated from descriptors/dialogs/session-kicked.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'session-kicked',
  title: { key: 'dialogs.session-kicked.title', text: 'Your session was ended' },
  closing: 'must-answer',
  width: 440,
  input: { seconds: 'number?' },
  countdown: { from: (s: Reads) => s.input?.seconds },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session-kicked.content.0.text',
        text: 'Single sign-on has ended this session, for example because the account was used elsewhere.',
      },
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.session-kicked.content.1.text',
        text: 'This console signs out in {seconds} seconds.',
        with: { seconds: (s: Reads) => s.countdown },
      },
      visibleWhen: (s: Reads, f) => f.gt(s.countdown, 0),
    },
  ],
  buttons: [
    {
      id: 'confirm',
      label: { key: 'dialogs.session-kicked.buttons.confirm.label', text: 'Sign out now' },
      intent: 'primary',
      action: { type: 'logOut' },
    },
  ],
};

export default dialog;
