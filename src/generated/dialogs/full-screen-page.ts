// Generated from descriptors/dialogs/full-screen-page.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'full-screen-page',
  title: { key: 'dialogs.full-screen-page.title', text: 'Page' },
  titleWhen: [
    {
      id: 'given',
      when: (s: Reads, f) => f.has(s.input?.title),
      text: {
        key: 'dialogs.full-screen-page.titleWhen.given.text',
        text: '{title}',
        with: { title: (s: Reads) => s.input?.title },
      },
    },
  ],
  closing: 'dismissible',
  placement: 'full-screen',
  input: { url: 'string', title: 'string?' },
  content: [
    {
      type: 'frame',
      title: {
        key: 'dialogs.full-screen-page.content.0.title',
        text: '{title}',
        with: { title: (s: Reads, f) => f.orElse(s.input?.title, 'Page') },
      },
      href: (s: Reads) => s.input?.url,
    },
  ],
};

export default dialog;
