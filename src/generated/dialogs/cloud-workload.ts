// Generated from descriptors/dialogs/cloud-workload.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'cloud-workload',
  title: { key: 'dialogs.cloud-workload.title', text: 'Cloud workloads' },
  closing: 'dismissible',
  width: 480,
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.cloud-workload.content.0.text',
        text: 'Cloud workloads are managed in a separate service, which opens in a new window.',
      },
    },
  ],
  buttons: [
    {
      id: 'close',
      label: { key: 'dialogs.cloud-workload.buttons.close.label', text: 'Close' },
      action: { type: 'close' },
    },
    {
      id: 'go',
      label: { key: 'dialogs.cloud-workload.buttons.go.label', text: 'Open service' },
      intent: 'primary',
      action: { type: 'open', href: (s: Reads, f) => f.externalLink(s, 'cloudWorkload'), window: 'new' },
    },
  ],
};

export default dialog;
