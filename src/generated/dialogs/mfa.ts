// Generated from descriptors/dialogs/mfa.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'mfa',
  title: { key: 'dialogs.mfa.title', text: 'Add a second factor' },
  closing: 'dismissible',
  width: 480,
  opensWhen: (s: Reads, f) => f.and(f.not(f.remembered(s, 'mfaNever')), f.within(s.input?.level, ['company', 'user'])),
  input: { level: 'string' },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.mfa.content.0.text',
        text: 'With a second factor at sign-in, a stolen password is not enough to get in. You can ask for it for all accounts of your company.',
      },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.level, 'company'),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.mfa.content.1.text',
        text: 'With a second factor at sign-in, a stolen password is not enough to use your account. Setting it up takes about a minute.',
      },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.level, 'user'),
    },
    {
      type: 'checkbox',
      name: 'neverAgain',
      label: { key: 'dialogs.mfa.content.2.label', text: 'Do not show this again' },
      remember: 'mfaNever',
    },
  ],
  buttons: [
    {
      id: 'close',
      label: { key: 'dialogs.mfa.buttons.close.label', text: 'Later' },
      action: { type: 'close' },
    },
    {
      id: 'go',
      label: { key: 'dialogs.mfa.buttons.go.label', text: 'Set up for the company' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.eq(s.input?.level, 'company'),
      action: {
        type: 'navigate',
        to: '/app/iam2/account',
        query: { openMfaDrawer: () => 'true' },
        then: [{ type: 'close' }],
      },
    },
    {
      id: 'go-user',
      as: 'go',
      label: { key: 'dialogs.mfa.buttons.go-user.label', text: 'Set up for my account' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.eq(s.input?.level, 'user'),
      action: {
        type: 'openDialog',
        dialog: 'full-screen-page',
        with: { url: () => '/ui/uic/mfa/login.html' },
        texts: { title: { key: 'dialogs.mfa.buttons.go-user.action.texts.title', text: 'Second factor' } },
        then: [{ type: 'close' }],
      },
    },
  ],
};

export default dialog;
