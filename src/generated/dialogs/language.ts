// Generated from descriptors/dialogs/language.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import languageForm from '../forms/language';

const dialog: Dialog = {
  id: 'language',
  title: { key: 'dialogs.language.title', text: 'Language' },
  closing: 'dismissible',
  placement: 'side',
  width: 360,
  content: [{ type: 'form', form: languageForm }],
};

export default dialog;
