// Generated from descriptors/dialogs/site-notice.json. Do not edit.
import type { Dialog } from '../descriptor-types';

const dialog: Dialog = {
  id: 'site-notice',
  title: { key: 'dialogs.site-notice.title', text: 'Internal site' },
  closing: 'dismissible',
  width: 480,
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.site-notice.content.0.text',
        text: 'This is the internal site of the console. It holds test data and may be restarted at any time.',
      },
    },
  ],
  buttons: [
    {
      id: 'confirm',
      label: { key: 'dialogs.site-notice.buttons.confirm.label', text: 'Understood' },
      intent: 'primary',
      action: { type: 'close' },
    },
  ],
};

export default dialog;
