// Generated from descriptors/forms/support-case.json. Do not edit.
import type { Form } from '../descriptor-types';
import { predicates as p } from '../predicates';
import type { Reads } from '../types';
import supportCaseValidators from './support-case.validators';

const form: Form = {
  id: 'support-case',
  schema: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 100 },
      email: { type: 'string', format: 'email', maxLength: 250 },
      phoneNumber: { type: 'string', minLength: 1, maxLength: 100 },
      caseType: {
        type: 'string',
        enum: ['Subscription Support', 'User Management Support', 'Threat Concern', 'Technical Support'],
      },
      severity: {
        type: 'string',
        enum: [
          'General Guidance P4',
          'System Impaired P3',
          'Production System Impaired P2',
          'Production System Down P1',
          'Business-Critical System Down P0',
        ],
      },
      memo: { type: 'string', minLength: 1, maxLength: 500 },
      contactMethod: { type: 'string', enum: ['Email', 'Phone'] },
    },
    required: ['name', 'email', 'phoneNumber', 'caseType', 'severity', 'memo', 'contactMethod'],
  },
  layout: [
    {
      property: 'name',
      label: { key: 'forms.support-case.layout.name.label', text: 'Contact name' },
      widget: 'text',
      initial: (s: Reads) => s.profile?.user_name,
      messages: { any: { key: 'forms.support-case.layout.name.messages.any', text: 'Contact name' } },
    },
    {
      property: 'email',
      label: { key: 'forms.support-case.layout.email.label', text: 'Email' },
      widget: 'email',
      initial: (s: Reads) => s.profile?.accountProfile?.email,
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
    {
      property: 'phoneNumber',
      label: { key: 'forms.support-case.layout.phoneNumber.label', text: 'Phone number' },
      widget: 'tel',
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
    {
      property: 'caseType',
      label: { key: 'forms.support-case.layout.caseType.label', text: 'Case type' },
      widget: 'select',
      options: [
        {
          value: 'Subscription Support',
          text: {
            key: 'forms.support-case.layout.caseType.options.Subscription Support.text',
            text: 'Subscription Support',
          },
        },
        {
          value: 'User Management Support',
          text: {
            key: 'forms.support-case.layout.caseType.options.User Management Support.text',
            text: 'User Management Support',
          },
        },
        {
          value: 'Threat Concern',
          text: {
            key: 'forms.support-case.layout.caseType.options.Threat Concern.text',
            text: 'Threat Concern',
          },
        },
        {
          value: 'Technical Support',
          text: {
            key: 'forms.support-case.layout.caseType.options.Technical Support.text',
            text: 'Technical Support',
          },
        },
      ],
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
    {
      property: 'severity',
      label: { key: 'forms.support-case.layout.severity.label', text: 'Severity' },
      widget: 'select',
      options: [
        {
          value: 'General Guidance P4',
          text: {
            key: 'forms.support-case.layout.severity.options.General Guidance P4.text',
            text: 'General Guidance P4',
          },
        },
        {
          value: 'System Impaired P3',
          text: {
            key: 'forms.support-case.layout.severity.options.System Impaired P3.text',
            text: 'System Impaired P3',
          },
        },
        {
          value: 'Production System Impaired P2',
          text: {
            key: 'forms.support-case.layout.severity.options.Production System Impaired P2.text',
            text: 'Production System Impaired P2',
          },
        },
        {
          value: 'Production System Down P1',
          text: {
            key: 'forms.support-case.layout.severity.options.Production System Down P1.text',
            text: 'Production System Down P1',
          },
        },
        {
          value: 'Business-Critical System Down P0',
          text: {
            key: 'forms.support-case.layout.severity.options.Business-Critical System Down P0.text',
            text: 'Business-Critical System Down P0',
          },
        },
      ],
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
    {
      property: 'memo',
      label: { key: 'forms.support-case.layout.memo.label', text: 'Description' },
      widget: 'textarea',
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
    {
      property: 'contactMethod',
      label: { key: 'forms.support-case.layout.contactMethod.label', text: 'Contact method' },
      widget: 'radio',
      options: [
        {
          value: 'Email',
          text: { key: 'forms.support-case.layout.contactMethod.options.Email.text', text: 'Email' },
          visibleWhen: (s: Reads, f) => f.not(p.governmentCloud(s, f)),
        },
        {
          value: 'Phone',
          text: { key: 'forms.support-case.layout.contactMethod.options.Phone.text', text: 'Phone' },
        },
      ],
      initial: () => 'Phone',
      note: {
        text: {
          key: 'forms.support-case.layout.contactMethod.note.text',
          text: 'Only phone is available at the moment.',
        },
        visibleWhen: (s: Reads, f) => p.governmentCloud(s, f),
      },
      messages: { any: { key: 'FORM.REQUIRED' } },
    },
  ],
  submit: {
    id: 'send',
    label: { key: 'forms.support-case.submit.label', text: 'Send' },
    operation: 'sendSupportForm',
    body: (s: Reads) => s.form,
    then: [
      {
        type: 'toast',
        text: { key: 'forms.support-case.submit.then.0.text', text: 'Your support case was sent.' },
        intent: 'success',
      },
      { type: 'close' },
    ],
  },
  validators: supportCaseValidators,
};

export default form;
