// Generated from descriptors/dialogs/terms.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'terms',
  title: { key: 'dialogs.terms.title', text: 'Legal terms' },
  closing: 'must-answer',
  width: 640,
  sources: { terms: { operation: 'getTerms' } },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.terms.content.0.text',
        text: 'Your company looks after its customers under these terms. Read and accept them to go on.',
      },
    },
    {
      type: 'reader',
      name: 'read',
      label: { key: 'dialogs.terms.content.1.label', text: 'Terms' },
      height: 360,
      paragraphs: (s: Reads) => s.terms?.paragraphs,
    },
  ],
  buttons: [
    {
      id: 'cancel',
      label: { key: 'dialogs.terms.buttons.cancel.label', text: 'Cancel and log out' },
      action: { type: 'logOut' },
    },
    {
      id: 'accept',
      label: { key: 'dialogs.terms.buttons.accept.label', text: 'Accept' },
      intent: 'primary',
      enabledWhen: (s: Reads, f) => f.eq(s.form?.read, true),
      disabledReason: {
        key: 'dialogs.terms.buttons.accept.disabledReason',
        text: 'Read the terms to their end first.',
      },
      action: {
        type: 'call',
        operation: 'acceptTerms',
        body: { version: (s: Reads) => s.terms?.version },
        then: [{ type: 'close' }],
      },
    },
  ],
};

export default dialog;
