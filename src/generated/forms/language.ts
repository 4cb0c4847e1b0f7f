// Generated from descriptors/forms/language.json. Do not edit.
import type { Form } from '../descriptor-types';
import type { Reads } from '../types';
import languageValidators from './language.validators';

const form: Form = {
  id: 'language',
  schema: {
    type: 'object',
    properties: { lang: { type: 'string', enum: ['en', 'ja'] } },
    required: ['lang'],
  },
  layout: [
    {
      property: 'lang',
      label: { key: 'forms.language.layout.lang.label', text: 'Language of the console' },
      widget: 'radio',
      options: [
        { value: 'en', text: { key: 'forms.language.layout.lang.options.en.text', text: 'English' } },
        { value: 'ja', text: { key: 'forms.language.layout.lang.options.ja.text', text: '日本語' } },
      ],
      initial: (s: Reads) => s.language,
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
  ],
  submit: {
    id: 'save',
    label: { key: 'forms.language.submit.label', text: 'Save' },
    enabledWhen: (s: Reads, f) => f.ne(s.form?.lang, s.language),
    operation: 'setLanguage',
    body: { lang: (s: Reads) => s.form?.lang },
    then: [
      { type: 'remember', name: 'language', value: (s: Reads) => s.form?.lang },
      {
        type: 'toast',
        text: {
          key: 'forms.language.submit.then.1.text',
          text: 'The language was saved. The page reloads.',
        },
        intent: 'success',
      },
      { type: 'reload', after: 1500 },
    ],
  },
  validators: languageValidators,
};

export default form;
