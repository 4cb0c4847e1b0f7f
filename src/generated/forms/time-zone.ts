// Generated from descriptors/forms/time-zone.json. Do not edit.
import type { Form } from '../descriptor-types';
import type { Reads } from '../types';
import timeZoneValidators from './time-zone.validators';

const form: Form = {
  id: 'time-zone',
  input: { timeZone: 'string?', offered: 'list' },
  schema: { type: 'object', properties: { timeZone: { type: 'string' } }, required: ['timeZone'] },
  layout: [
    {
      property: 'timeZone',
      label: { key: 'forms.time-zone.layout.timeZone.label', text: 'Time zone of the console' },
      widget: 'choice',
      placeholder: { key: 'forms.time-zone.layout.timeZone.placeholder', text: 'Search by place or offset' },
      initial: (s: Reads, f) => f.orElse(s.input?.timeZone, ''),
      choices: {
        groups: [
          {
            id: 'all',
            label: { key: 'forms.time-zone.layout.timeZone.choices.groups.all.label', text: 'Time zones' },
            list: (s: Reads) => s.input?.offered,
          },
        ],
        key: (s: Reads) => s.item?.id,
        text: (s: Reads) => s.item?.label,
        about: (s: Reads) => s.item?.offset,
        empty: { key: 'forms.time-zone.layout.timeZone.choices.empty', text: 'No time zone is offered.' },
      },
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
  ],
  submit: {
    id: 'save',
    label: { key: 'forms.time-zone.submit.label', text: 'Save' },
    operation: 'saveTimeZone',
    body: { timeZone: (s: Reads) => s.form?.timeZone },
    then: [
      {
        type: 'toast',
        text: {
          key: 'forms.time-zone.submit.then.0.text',
          text: 'The time zone was saved. The page reloads.',
        },
        intent: 'success',
      },
      { type: 'reload', after: 1500 },
    ],
  },
  validators: timeZoneValidators,
};

export default form;
