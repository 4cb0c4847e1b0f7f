// Generated from descriptors/dialogs/support-case.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import supportCaseForm from '../forms/support-case';

const dialog: Dialog = {
  id: 'support-case',
  title: { key: 'dialogs.support-case.title', text: 'Contact Support' },
  closing: 'dismissible',
  width: 640,
  content: [{ type: 'form', form: supportCaseForm }],
};

export default dialog;
