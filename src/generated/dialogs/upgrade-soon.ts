// Generated from descriptors/dialogs/upgrade-soon.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import { predicates as p } from '../predicates';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'upgrade-soon',
  title: { key: 'dialogs.upgrade-soon.title', text: 'An upgrade is waiting for your company' },
  closing: 'dismissible',
  width: 480,
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.upgrade-soon.content.0.text',
        text: 'Your company can upgrade to foundation accounts. See what changes before you decide.',
      },
    },
    {
      type: 'checkbox',
      name: 'dontRemindToday',
      label: { key: 'dialogs.upgrade-soon.content.1.label', text: 'Do not remind me today' },
      remember: 'upgradeLater',
    },
  ],
  buttons: [
    {
      id: 'remind-later',
      label: { key: 'dialogs.upgrade-soon.buttons.remind-later.label', text: 'Later' },
      action: { type: 'close' },
    },
    {
      id: 'go',
      label: { key: 'dialogs.upgrade-soon.buttons.go.label', text: 'See what changes' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => p.consoleAccess(s, f),
      action: { type: 'openDialog', dialog: 'upgrade', then: [{ type: 'close' }] },
    },
    {
      id: 'denied',
      as: 'go',
      label: { key: 'dialogs.upgrade-soon.buttons.denied.label', text: 'See what changes' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.not(p.consoleAccess(s, f)),
      action: {
        type: 'navigate',
        to: '/users/403',
        query: { msg: () => 'console' },
        then: [{ type: 'close' }],
      },
    },
  ],
};

export default dialog;
