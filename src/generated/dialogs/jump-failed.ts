// Generated from descriptors/dialogs/jump-failed.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'jump-failed',
  title: { key: 'ERROR.SUBTITLE' },
  closing: 'dismissible',
  width: 452,
  input: { status: 'number?', message: 'string?', reason: 'string?', traceId: 'string?' },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.jump-failed.content.0.text',
        text: '{reason}',
        with: { reason: (s: Reads) => s.input?.reason },
      },
      visibleWhen: (s: Reads, f) => f.has(s.input?.reason),
    },
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.jump-failed.content.1.text',
        text: '{message} (Error code: {status})',
        with: { message: (s: Reads) => s.input?.message, status: (s: Reads) => s.input?.status },
      },
    },
  ],
  buttons: [{ id: 'close', label: { key: 'UI.CLOSE' }, action: { type: 'close' } }],
};

export default dialog;
