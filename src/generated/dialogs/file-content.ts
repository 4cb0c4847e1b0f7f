// Generated from descriptors/dialogs/file-content.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import fileContentPanel from '../panels/file-content';

const dialog: Dialog = {
  id: 'file-content',
  title: { key: 'dialogs.file-content.title', text: 'File content hex view' },
  closing: 'dismissible',
  width: 900,
  content: [{ type: 'panel', panel: fileContentPanel }],
};

export default dialog;
