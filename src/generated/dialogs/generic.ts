// Generated from descriptors/dialogs/generic.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'generic',
  title: { key: 'dialogs.generic.title', text: '{title}', with: { title: (s: Reads) => s.input?.title } },
  closing: 'dismissible',
  width: (s: Reads) => s.input?.width,
  height: (s: Reads) => s.input?.height,
  input: {
    title: 'string?',
    url: 'string?',
    text: 'string?',
    width: 'number?',
    height: 'number?',
    buttons: 'list?',
  },
  content: [
    {
      type: 'paragraph',
      text: {
        key: 'dialogs.generic.content.0.text',
        text: '{text}',
        with: { text: (s: Reads) => s.input?.text },
      },
      visibleWhen: (s: Reads, f) => f.has(s.input?.text),
    },
    {
      type: 'frame',
      title: {
        key: 'dialogs.generic.content.1.title',
        text: '{title}',
        with: { title: (s: Reads) => s.input?.title },
      },
      href: (s: Reads) => s.input?.url,
      visibleWhen: (s: Reads, f) => f.has(s.input?.url),
    },
  ],
  buttonsFrom: (s: Reads) => s.input?.buttons,
};

export default dialog;
