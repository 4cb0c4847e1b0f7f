// Generated from descriptors/screens/remote-support.json. Do not edit.
import type { Screen } from '../descriptor-types';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'remote-support',
  kind: 'sections',
  sources: { support: { operation: 'remoteSupportStatus' } },
  buttons: [
    {
      id: 'approvals',
      label: { key: 'screens.remote-support.buttons.approvals.label', text: 'Requests' },
      icon: 'inbox',
      action: { type: 'navigate', to: '/admin/remote/approval_list' },
    },
  ],
  sections: [
    {
      id: 'state',
      title: { key: 'screens.remote-support.sections.state.title', text: 'Current state' },
      fields: [
        {
          type: 'message',
          id: 'off',
          text: {
            key: 'screens.remote-support.sections.state.fields.off.text',
            text: 'Remote support is off. No engineer can look into this console.',
          },
          tone: 'info',
          visibleWhen: (s: Reads, f) => f.eq(s.support?.enabled, false),
        },
        {
          id: 'enabled',
          type: 'boolean',
          value: (s: Reads) => s.support?.enabled,
          label: {
            key: 'screens.remote-support.sections.state.fields.enabled.label',
            text: 'Remote support',
          },
          yes: { key: 'screens.remote-support.sections.state.fields.enabled.yes', text: 'On' },
          no: { key: 'screens.remote-support.sections.state.fields.enabled.no', text: 'Off' },
        },
        {
          type: 'words',
          id: 'session',
          label: { key: 'screens.remote-support.sections.state.fields.session.label', text: 'Session' },
          cases: [
            {
              id: 'open',
              when: (s: Reads, f) => f.eq(s.support?.state, 'on'),
              text: {
                key: 'screens.remote-support.sections.state.fields.session.cases.open.text',
                text: 'An engineer is connected',
              },
            },
            {
              id: 'waiting',
              when: (s: Reads, f) => f.eq(s.support?.state, 'waiting'),
              text: {
                key: 'screens.remote-support.sections.state.fields.session.cases.waiting.text',
                text: 'Waiting for an approval',
              },
            },
            {
              id: 'none',
              when: (s: Reads, f) => f.eq(s.support?.state, 'off'),
              text: {
                key: 'screens.remote-support.sections.state.fields.session.cases.none.text',
                text: 'Nobody is connected',
              },
            },
          ],
        },
        {
          id: 'engineer',
          type: 'text',
          value: (s: Reads) => s.support?.engineer,
          label: { key: 'screens.remote-support.sections.state.fields.engineer.label', text: 'Engineer' },
        },
        {
          id: 'caseId',
          type: 'text',
          value: (s: Reads) => s.support?.caseId,
          label: { key: 'screens.remote-support.sections.state.fields.caseId.label', text: 'Support case' },
          copy: true,
        },
        {
          id: 'since',
          type: 'dateTime',
          value: (s: Reads) => s.support?.since,
          label: { key: 'screens.remote-support.sections.state.fields.since.label', text: 'Since' },
        },
        {
          id: 'expires',
          type: 'dateTime',
          value: (s: Reads) => s.support?.expires,
          label: { key: 'screens.remote-support.sections.state.fields.expires.label', text: 'Ends' },
        },
        {
          id: 'lastSession',
          type: 'dateTime',
          value: (s: Reads) => s.support?.lastSession,
          label: {
            key: 'screens.remote-support.sections.state.fields.lastSession.label',
            text: 'Last session',
          },
        },
        {
          id: 'pending',
          type: 'number',
          value: (s: Reads) => s.support?.pending,
          label: {
            key: 'screens.remote-support.sections.state.fields.pending.label',
            text: 'Requests waiting',
          },
        },
      ],
    },
  ],
  needs: ['support'],
};

export default screen;
