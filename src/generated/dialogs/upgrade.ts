// Generated from descriptors/dialogs/upgrade.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import { predicates as p } from '../predicates';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'upgrade',
  title: { key: 'dialogs.upgrade.title', text: 'Upgrade to foundation accounts' },
  closing: 'dismissible',
  width: 560,
  variant: (s: Reads, f) => f.choose(p.earlyUpgrade(s, f), 2, 1),
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.upgrade.content.0.text',
        text: 'Foundation accounts bring single sign-on, roles and API keys of all products into one place. Your users, roles and settings are taken over.',
      },
      visibleWhen: (s: Reads, f) => f.not(p.earlyUpgrade(s, f)),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.upgrade.content.1.text',
        text: 'Companies that upgrade before 1 February 2025, 08:00, choose the moment themselves. After that, the upgrade is offered here until it is done.',
      },
      visibleWhen: (s: Reads, f) => p.earlyUpgrade(s, f),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.upgrade.content.2.text',
        text: 'The upgrade takes a few minutes. Nobody is signed out meanwhile.',
      },
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.upgrade.content.3.text',
        text: 'Only the root user of your company can start it. Ask that user to sign in here.',
      },
      visibleWhen: (s: Reads, f) => f.ne(f.orElse(s.userType, ''), 'root'),
    },
  ],
  buttons: [
    {
      id: 'close',
      label: { key: 'dialogs.upgrade.buttons.close.label', text: 'Close' },
      action: { type: 'close' },
    },
    {
      id: 'dont-show-again',
      label: { key: 'dialogs.upgrade.buttons.dont-show-again.label', text: 'Do not show again' },
      action: {
        type: 'call',
        operation: 'noUpgradeBanner',
        body: { prefix: () => 'upgrade' },
        then: [{ type: 'remember', name: 'upgradeDismissed', then: [{ type: 'close' }] }],
        failed: [{ type: 'toast', text: { key: 'ERROR.COMMON_ERROR' }, intent: 'danger' }],
      },
    },
    {
      id: 'go',
      label: { key: 'dialogs.upgrade.buttons.go.label', text: 'Continue' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => p.consoleAccess(s, f),
      enabledWhen: (s: Reads, f) => f.eq(s.userType, 'root'),
      disabledReason: {
        key: 'dialogs.upgrade.buttons.go.disabledReason',
        text: 'Only the root user of the company can start the upgrade.',
      },
      action: { type: 'openDialog', dialog: 'upgrade-confirm', then: [{ type: 'close' }] },
    },
    {
      id: 'denied',
      as: 'go',
      label: { key: 'dialogs.upgrade.buttons.denied.label', text: 'Continue' },
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
