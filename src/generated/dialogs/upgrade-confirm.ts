// Generated from descriptors/dialogs/upgrade-confirm.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import { predicates as p } from '../predicates';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'upgrade-confirm',
  title: { key: 'dialogs.upgrade-confirm.title', text: 'Start the upgrade' },
  closing: 'dismissible',
  width: 560,
  opensWhen: (s: Reads, f) => f.eq(s.userType, 'root'),
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.upgrade-confirm.content.0.text',
        text: 'The upgrade cannot be undone. It opens in a new window; this console stays as it is until the upgrade has ended.',
      },
    },
    {
      type: 'checkbox',
      name: 'understood',
      label: { key: 'dialogs.upgrade-confirm.content.1.label', text: 'I understand' },
    },
  ],
  buttons: [
    {
      id: 'close',
      label: { key: 'dialogs.upgrade-confirm.buttons.close.label', text: 'Close' },
      action: { type: 'close' },
    },
    {
      id: 'go',
      label: { key: 'dialogs.upgrade-confirm.buttons.go.label', text: 'Start upgrade' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => p.consoleAccess(s, f),
      enabledWhen: (s: Reads, f) => f.eq(s.form?.understood, true),
      disabledReason: { key: 'dialogs.upgrade-confirm.buttons.go.disabledReason', text: 'Tick the box first.' },
      action: {
        type: 'call',
        operation: 'getUpgradeUrl',
        query: { lang: (s: Reads) => s.language, relayState: (s: Reads, f) => f.currentPath(s, ) },
        then: [
          { type: 'open', href: (s: Reads) => s.answer?.upgradeUrl, window: 'new' },
          { type: 'close' },
        ],
      },
    },
    {
      id: 'denied',
      as: 'go',
      label: { key: 'dialogs.upgrade-confirm.buttons.denied.label', text: 'Start upgrade' },
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
