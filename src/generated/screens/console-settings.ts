// Generated from descriptors/screens/console-settings.json. Do not edit.
import type { Screen } from '../descriptor-types';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'console-settings',
  kind: 'sections',
  sources: { zones: { operation: 'timeZoneQuery' } },
  sections: [
    {
      id: 'time',
      title: { key: 'screens.console-settings.sections.time.title', text: 'Time zone' },
      fields: [
        {
          id: 'timeZone',
          type: 'text',
          value: (s: Reads) => s.zones?.timeZone,
          label: {
            key: 'screens.console-settings.sections.time.fields.timeZone.label',
            text: 'Time zone of the console',
          },
          empty: {
            key: 'screens.console-settings.sections.time.fields.timeZone.empty',
            text: 'That of each workstation',
          },
        },
        {
          type: 'message',
          id: 'meaning',
          text: {
            key: 'screens.console-settings.sections.time.fields.meaning.text',
            text: 'The clock, the period and every time that the console tells follow this zone.',
          },
          tone: 'plain',
        },
        {
          type: 'action',
          id: 'change',
          label: { key: 'screens.console-settings.sections.time.fields.change.label', text: 'Change' },
          button: {
            id: 'change-time-zone',
            label: {
              key: 'screens.console-settings.sections.time.fields.change.button.label',
              text: 'Choose a time zone',
            },
            icon: 'time',
            action: {
              type: 'openDialog',
              dialog: 'time-zone',
              with: { timeZone: (s: Reads) => s.zones?.timeZone, offered: (s: Reads) => s.zones?.offered },
            },
          },
        },
      ],
    },
    {
      id: 'appearance',
      title: { key: 'screens.console-settings.sections.appearance.title', text: 'This browser' },
      fields: [
        {
          type: 'action',
          id: 'language',
          label: {
            key: 'screens.console-settings.sections.appearance.fields.language.label',
            text: 'Language',
          },
          button: {
            id: 'change-language',
            label: {
              key: 'screens.console-settings.sections.appearance.fields.language.button.label',
              text: 'Choose a language',
            },
            icon: 'translate',
            action: { type: 'openDialog', dialog: 'language' },
          },
        },
        {
          type: 'action',
          id: 'theme',
          label: {
            key: 'screens.console-settings.sections.appearance.fields.theme.label',
            text: 'Light or dark',
          },
          button: {
            id: 'switch-theme',
            label: {
              key: 'screens.console-settings.sections.appearance.fields.theme.button.label',
              text: 'Switch',
            },
            icon: 'contrast',
            action: { type: 'command', name: 'switch-theme' },
          },
        },
        {
          type: 'action',
          id: 'shortcuts',
          label: {
            key: 'screens.console-settings.sections.appearance.fields.shortcuts.label',
            text: 'Keyboard',
          },
          button: {
            id: 'shortcuts',
            label: {
              key: 'screens.console-settings.sections.appearance.fields.shortcuts.button.label',
              text: 'Show the shortcuts',
            },
            icon: 'key-command',
            action: { type: 'command', name: 'shortcuts' },
          },
        },
      ],
    },
  ],
  needs: ['zones'],
};

export default screen;
