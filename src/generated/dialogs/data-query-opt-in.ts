// Generated from descriptors/dialogs/data-query-opt-in.json. Do not edit.
import type { Dialog } from '../descriptor-types';

const dialog: Dialog = {
  id: 'data-query-opt-in',
  title: { key: 'dialogs.data-query-opt-in.title', text: 'Search the whole platform' },
  closing: 'dismissible',
  width: 480,
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.data-query-opt-in.content.0.text',
        text: 'The search over the data of all connected products is a preview. Results may be incomplete, and the preview may change before its release.',
      },
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.data-query-opt-in.content.1.text',
        text: 'Opting in applies to your account. The page reloads afterwards.',
      },
    },
  ],
  buttons: [
    {
      id: 'cancel',
      label: { key: 'dialogs.data-query-opt-in.buttons.cancel.label', text: 'Not now' },
      action: { type: 'close' },
    },
    {
      id: 'agree',
      label: { key: 'dialogs.data-query-opt-in.buttons.agree.label', text: 'Opt in' },
      intent: 'primary',
      action: {
        type: 'call',
        operation: 'setPreviewFeature',
        path: { key: () => 'platform-data-query-preview' },
        body: { optIn: () => true },
        then: [
          {
            type: 'toast',
            text: {
              key: 'dialogs.data-query-opt-in.buttons.agree.action.then.0.text',
              text: 'You have opted in. The page reloads.',
            },
            intent: 'success',
          },
          { type: 'reload', after: 1500 },
        ],
        failed: [{ type: 'toast', text: { key: 'ERROR.SUBTITLE' }, intent: 'danger' }],
      },
    },
  ],
};

export default dialog;
