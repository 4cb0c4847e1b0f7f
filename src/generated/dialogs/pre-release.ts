// Generated from descriptors/dialogs/pre-release.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'pre-release',
  title: { key: 'dialogs.pre-release.title', text: 'Pre-release feature' },
  closing: 'dismissible',
  width: 672,
  opensWhen: (s: Reads, f) => f.ne(f.lower(s.input?.key), ''),
  input: { key: 'string', needAction: 'any?', disclaimer: 'any?' },
  sources: {
    preview: {
      operation: 'getPreviewFeature',
      path: { key: (s: Reads) => s.input?.key },
      query: { lang: (s: Reads) => s.language },
    },
  },
  dismissed: [
    {
      type: 'post',
      message: { type: () => 'preRelease', key: (s: Reads) => s.input?.key, result: () => 'cancel' },
    },
  ],
  content: [
    {
      type: 'reader',
      name: 'read',
      label: { key: 'dialogs.pre-release.content.0.label', text: 'About the feature' },
      height: 360,
      tellsWhen: (s: Reads, f) => f.and(f.eq(s.input?.disclaimer, 'genAI'), f.eq(s.input?.needAction, true), f.eq(s.preview?.optIn, false)),
      content: [
        {
          type: 'fields',
          fields: [
            {
              id: 'feature',
              type: 'text',
              label: {
                key: 'dialogs.pre-release.content.0.content.0.fields.feature.label',
                text: 'Feature',
              },
              value: (s: Reads) => s.preview?.feature,
            },
            {
              type: 'words',
              id: 'creditAllocation',
              label: {
                key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.label',
                text: 'Credits',
              },
              cases: [
                {
                  id: 'required-amount',
                  when: (s: Reads, f) => f.and(f.eq(s.preview?.creditAllocation, 'required'), f.ne(f.orElse(s.preview?.requiredCreditStr, ''), '')),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.required-amount.text',
                    text: '{credits} credits are required once it is released',
                    with: { credits: (s: Reads) => s.preview?.requiredCreditStr },
                  },
                },
                {
                  id: 'required',
                  when: (s: Reads, f) => f.eq(s.preview?.creditAllocation, 'required'),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.required.text',
                    text: 'Credits are required once it is released',
                  },
                },
                {
                  id: 'possibly-required-amount',
                  when: (s: Reads, f) => f.and(f.eq(s.preview?.creditAllocation, 'possiblyRequired'), f.ne(f.orElse(s.preview?.requiredCreditStr, ''), '')),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.possibly-required-amount.text',
                    text: '{credits} credits may be required once it is released',
                    with: { credits: (s: Reads) => s.preview?.requiredCreditStr },
                  },
                },
                {
                  id: 'possibly-required',
                  when: (s: Reads, f) => f.eq(s.preview?.creditAllocation, 'possiblyRequired'),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.possibly-required.text',
                    text: 'Credits may be required once it is released',
                  },
                },
                {
                  id: 'not-required',
                  when: (s: Reads, f) => f.eq(s.preview?.creditAllocation, 'notRequired'),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.not-required.text',
                    text: 'No credits are required',
                  },
                },
                {
                  id: 'full-credit-amount',
                  when: (s: Reads, f) => f.and(f.eq(s.preview?.creditAllocation, 'fullCredit'), f.ne(f.orElse(s.preview?.requiredCreditStr, ''), '')),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.full-credit-amount.text',
                    text: 'All {credits} credits are covered',
                    with: { credits: (s: Reads) => s.preview?.requiredCreditStr },
                  },
                },
                {
                  id: 'full-credit',
                  when: (s: Reads, f) => f.eq(s.preview?.creditAllocation, 'fullCredit'),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.full-credit.text',
                    text: 'All credits are covered',
                  },
                },
                {
                  id: 'partial-credit-amount',
                  when: (s: Reads, f) => f.and(f.eq(s.preview?.creditAllocation, 'partialCredit'), f.ne(f.orElse(s.preview?.requiredCreditStr, ''), '')),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.partial-credit-amount.text',
                    text: '{credits} credits are required, a part of them is covered',
                    with: { credits: (s: Reads) => s.preview?.requiredCreditStr },
                  },
                },
                {
                  id: 'partial-credit',
                  when: (s: Reads, f) => f.eq(s.preview?.creditAllocation, 'partialCredit'),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.partial-credit.text',
                    text: 'A part of the credits is covered',
                  },
                },
                {
                  id: 'free',
                  when: (s: Reads, f) => f.eq(s.preview?.creditAllocation, 'free'),
                  text: {
                    key: 'dialogs.pre-release.content.0.content.0.fields.creditAllocation.cases.free.text',
                    text: 'Free of charge',
                  },
                },
              ],
            },
            {
              id: 'GATimestamp',
              type: 'date',
              label: {
                key: 'dialogs.pre-release.content.0.content.0.fields.GATimestamp.label',
                text: 'Generally available',
              },
              value: (s: Reads) => s.preview?.GATimestamp,
              visibleWhen: (s: Reads, f) => f.has(s.preview?.GATimestamp),
            },
            {
              id: 'description',
              type: 'text',
              label: {
                key: 'dialogs.pre-release.content.0.content.0.fields.description.label',
                text: 'Description',
              },
              value: (s: Reads) => s.preview?.description,
              wide: true,
            },
          ],
        },
        {
          type: 'paragraph',
          text: {
            key: 'dialogs.pre-release.content.0.content.1.text',
            text: 'The feature uses generative AI. What it says can be wrong: check it before you act on it. Opting in switches on the advanced functions of your organisation.',
          },
          visibleWhen: (s: Reads, f) => f.eq(s.input?.disclaimer, 'genAI'),
        },
      ],
    },
    {
      type: 'paragraph',
      text: { key: 'dialogs.pre-release.content.1.text', text: 'You have opted in to this feature.' },
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.input?.needAction, true), f.eq(s.preview?.optIn, true)),
    },
  ],
  buttons: [
    {
      id: 'sitemap',
      label: { key: 'dialogs.pre-release.buttons.sitemap.label', text: 'All pre-release features' },
      asLink: true,
      action: {
        type: 'navigate',
        to: '/admin/sitemap',
        query: { tab: () => '2' },
        then: [{ type: 'close', dismisses: true }],
      },
    },
    {
      id: 'cancel',
      label: { key: 'dialogs.pre-release.buttons.cancel.label', text: 'Cancel' },
      action: { type: 'close', dismisses: true },
    },
    {
      id: 'agree',
      label: { key: 'dialogs.pre-release.buttons.agree.label', text: 'Agree and opt in' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.input?.needAction, true), f.eq(s.preview?.optIn, false), f.ne(f.orElse(s.input?.disclaimer, ''), 'genAI')),
      action: {
        type: 'call',
        operation: 'setPreviewFeature',
        path: { key: (s: Reads) => s.input?.key },
        body: { optIn: () => true },
        then: [
          {
            type: 'post',
            message: { type: () => 'preRelease', key: (s: Reads) => s.input?.key, result: () => 'success' },
            then: [{ type: 'close' }],
          },
        ],
        afterFailure: [
          {
            type: 'post',
            message: { type: () => 'preRelease', key: (s: Reads) => s.input?.key, result: () => 'failed' },
          },
        ],
      },
    },
    {
      id: 'agree-ai',
      as: 'agree',
      label: { key: 'dialogs.pre-release.buttons.agree-ai.label', text: 'Agree and opt in' },
      intent: 'primary',
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.input?.needAction, true), f.eq(s.preview?.optIn, false), f.eq(s.input?.disclaimer, 'genAI')),
      enabledWhen: (s: Reads, f) => f.eq(s.form?.read, true),
      disabledReason: { key: 'dialogs.pre-release.buttons.agree-ai.disabledReason', text: 'Read to the end first.' },
      action: {
        type: 'call',
        operation: 'enableAdvancedFunction',
        body: {},
        then: [
          {
            type: 'call',
            operation: 'setPreviewFeature',
            path: { key: (s: Reads) => s.input?.key },
            body: { optIn: () => true },
            then: [
              {
                type: 'post',
                message: {
                  type: () => 'preRelease',
                  key: (s: Reads) => s.input?.key,
                  result: () => 'success',
                },
                then: [{ type: 'close' }],
              },
            ],
            afterFailure: [
              {
                type: 'post',
                message: { type: () => 'preRelease', key: (s: Reads) => s.input?.key, result: () => 'failed' },
              },
            ],
          },
        ],
        afterFailure: [
          {
            type: 'post',
            message: {
              type: () => 'preRelease',
              key: (s: Reads) => s.input?.key,
              result: () => 'enable-advanced-function-failed',
            },
          },
        ],
      },
    },
  ],
};

export default dialog;
