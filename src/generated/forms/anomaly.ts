// Generated from descriptors/forms/anomaly.json. Do not edit.
import type { Form } from '../descriptor-types';
import type { Reads } from '../types';
import anomaly1Validators from './anomaly-1.validators';
import anomaly2Validators from './anomaly-2.validators';
import anomaly3Validators from './anomaly-3.validators';
import anomaly4Validators from './anomaly-4.validators';
import anomalyValidators from './anomaly.validators';

const form: Form = {
  id: 'anomaly',
  input: { xns: 'list?', ddi: 'list?', tp: 'list?' },
  schema: { type: 'object', properties: { appliance: { type: 'string' } }, required: ['appliance'] },
  layout: [
    {
      property: 'appliance',
      label: { key: 'forms.anomaly.layout.appliance.label', text: 'Appliance' },
      widget: 'choice',
      placeholder: { key: 'forms.anomaly.layout.appliance.placeholder', text: 'Search by name or address' },
      choices: {
        groups: [
          {
            id: 'xns',
            label: {
              key: 'forms.anomaly.layout.appliance.choices.groups.xns.label',
              text: 'Virtual Network Sensor',
            },
            list: (s: Reads) => s.input?.xns,
          },
          {
            id: 'ddi',
            label: {
              key: 'forms.anomaly.layout.appliance.choices.groups.ddi.label',
              text: 'Deep Discovery Inspector',
            },
            list: (s: Reads) => s.input?.ddi,
          },
          {
            id: 'tp',
            label: { key: 'forms.anomaly.layout.appliance.choices.groups.tp.label', text: 'TippingPoint' },
            list: (s: Reads) => s.input?.tp,
          },
        ],
        key: (s: Reads) => s.item?.device_id,
        text: (s: Reads) => s.item?.hostname,
        about: (s: Reads) => s.item?.device_ip,
        empty: {
          key: 'forms.anomaly.layout.appliance.choices.empty',
          text: 'No appliance can run this simulation.',
        },
      },
      messages: { any: { key: 'SIMULATOR.SELECT_APPLIANCE' } },
    },
    {
      property: 'client_ip',
      label: { key: 'forms.anomaly.layout.client_ip.label', text: 'Client IP address' },
      widget: 'text',
      trim: true,
      placeholder: { key: 'forms.anomaly.layout.client_ip.placeholder', text: '10.0.0.10' },
      note: {
        text: { key: 'forms.anomaly.layout.client_ip.note.text', text: 'A private address.' },
        visibleWhen: (s: Reads, f) => f.eq(s.chosen?.use_case_num?.asks?.client_ip, 'private'),
      },
      messages: { required: { key: 'S36_10' }, format: { key: 'S36_11' }, private: { key: 'S36_13' } },
    },
    {
      property: 'server_ip1',
      label: { key: 'forms.anomaly.layout.server_ip1.label', text: 'Server IP address' },
      widget: 'text',
      trim: true,
      placeholder: { key: 'forms.anomaly.layout.server_ip1.placeholder', text: '192.0.2.10' },
      note: {
        text: { key: 'forms.anomaly.layout.server_ip1.note.text', text: 'A public address.' },
        visibleWhen: (s: Reads, f) => f.eq(s.chosen?.use_case_num?.asks?.server_ip1, 'public'),
      },
      messages: { required: { key: 'S36_10' }, format: { key: 'S36_11' }, public: { key: 'S36_12' } },
    },
    {
      property: 'server_ip2',
      label: { key: 'forms.anomaly.layout.server_ip2.label', text: 'Second server IP address' },
      widget: 'text',
      trim: true,
      placeholder: { key: 'forms.anomaly.layout.server_ip2.placeholder', text: '192.0.2.10' },
      messages: { required: { key: 'S36_10' }, format: { key: 'S36_11' } },
    },
    {
      property: 'server_ip3',
      label: { key: 'forms.anomaly.layout.server_ip3.label', text: 'Third server IP address' },
      widget: 'text',
      trim: true,
      placeholder: { key: 'forms.anomaly.layout.server_ip3.placeholder', text: '192.0.2.10' },
      messages: { required: { key: 'S36_10' }, format: { key: 'S36_11' } },
    },
  ],
  cases: {
    property: 'use_case_num',
    label: { key: 'forms.anomaly.cases.label', text: 'Use case' },
    widget: 'select',
    showValue: true,
    items: [
      {
        value: 'SNB-AD-2',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-2.text', text: 'Kerberos password brute force' },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-2.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-2.about.description.text',
              text: 'Many passwords are tried for one account of the domain controller.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-2.about.result.label', text: 'Expected result' },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-2.about.result.text',
              text: 'Kerberos password brute force',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-2.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-2.about.result-detail.text',
              text: 'One client, one account, many failed sign-ins.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-3',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-3.text', text: 'Kerberos username brute force' },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-3.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-3.about.description.text',
              text: 'Many account names are tried at the domain controller with one password.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-3.about.result.label', text: 'Expected result' },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-3.about.result.text',
              text: 'Kerberos username brute force',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-3.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-3.about.result-detail.text',
              text: 'One client, many accounts that do not exist.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-4',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-4.text', text: 'RDP brute force' },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-4.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-4.about.description.text',
              text: 'A client tries many passwords at the remote desktop of a server.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-4.about.result.label', text: 'Expected result' },
            text: { key: 'forms.anomaly.cases.items.SNB-AD-4.about.result.text', text: 'RDP brute force' },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-4.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-4.about.result-detail.text',
              text: 'One client, one server, many failed remote desktop sign-ins.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-6',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-6.text', text: 'SSH brute force' },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-6.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-6.about.description.text',
              text: 'A client tries many passwords at the secure shell of a server.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-6.about.result.label', text: 'Expected result' },
            text: { key: 'forms.anomaly.cases.items.SNB-AD-6.about.result.text', text: 'SSH brute force' },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-6.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-6.about.result-detail.text',
              text: 'One client, one server, many failed secure shell sign-ins.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-7',
        text: {
          key: 'forms.anomaly.cases.items.SNB-AD-7.text',
          text: 'Multiple suspicious executable downloads',
        },
        asks: { client_ip: 'any', server_ip1: 'public' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-7.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-7.about.description.text',
              text: 'A client fetches several programs from a server outside that it never used before.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-7.about.result.label', text: 'Expected result' },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-7.about.result.text',
              text: 'Suspicious executable downloads',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-7.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-7.about.result-detail.text',
              text: 'One client, one outside server, several programs.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: {
              type: 'string',
              format: 'ipv4',
              pattern: '^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))',
            },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly2Validators,
      },
      {
        value: 'SNB-AD-8',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-8.text', text: 'FTP brute force' },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-8.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-8.about.description.text',
              text: 'A client tries many passwords at a file server.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-8.about.result.label', text: 'Expected result' },
            text: { key: 'forms.anomaly.cases.items.SNB-AD-8.about.result.text', text: 'FTP brute force' },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-8.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-8.about.result-detail.text',
              text: 'One client, one server, many failed file transfer sign-ins.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-9',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-9.text', text: 'Excessive HTTP POST to root' },
        asks: { client_ip: 'private', server_ip1: 'public' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-9.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-9.about.description.text',
              text: 'A client of the own network posts far more often than usual to the top page of a server outside.',
            },
          },
          {
            id: 'result',
            label: { key: 'forms.anomaly.cases.items.SNB-AD-9.about.result.label', text: 'Expected result' },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-9.about.result.text',
              text: 'Excessive HTTP POST to root',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-9.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-9.about.result-detail.text',
              text: 'One inside client, one outside server, a peak of posts.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: {
              type: 'string',
              format: 'ipv4',
              pattern: '^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?!(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.)))',
            },
            server_ip1: {
              type: 'string',
              format: 'ipv4',
              pattern: '^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))',
            },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly3Validators,
      },
      {
        value: 'SNB-AD-10',
        text: {
          key: 'forms.anomaly.cases.items.SNB-AD-10.text',
          text: 'Data sent to new external location',
        },
        asks: { client_ip: 'any', server_ip1: 'public' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-10.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-10.about.description.text',
              text: 'A client sends data to a server outside that nobody in the company has used so far.',
            },
          },
          {
            id: 'result',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-10.about.result.label',
              text: 'Expected result',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-10.about.result.text',
              text: 'Data sent to a new external location',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-10.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-10.about.result-detail.text',
              text: 'One client, one new outside server.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: {
              type: 'string',
              format: 'ipv4',
              pattern: '^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))',
            },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly2Validators,
      },
      {
        value: 'SNB-AD-11',
        text: {
          key: 'forms.anomaly.cases.items.SNB-AD-11.text',
          text: 'Network access from unauthorized device',
        },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-11.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-11.about.description.text',
              text: 'A device that is not known to the company asks for services of a server.',
            },
          },
          {
            id: 'result',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-11.about.result.label',
              text: 'Expected result',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-11.about.result.text',
              text: 'Network access from an unauthorized device',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-11.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-11.about.result-detail.text',
              text: 'One unknown device, one server.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-12',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-12.text', text: 'HTTP POST from new user agent' },
        asks: { client_ip: 'any', server_ip1: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-12.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-12.about.description.text',
              text: 'A client posts with a program that has never been seen in its traffic.',
            },
          },
          {
            id: 'result',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-12.about.result.label',
              text: 'Expected result',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-12.about.result.text',
              text: 'HTTP POST from a new user agent',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-12.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-12.about.result-detail.text',
              text: 'One client, one server, one new program.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly1Validators,
      },
      {
        value: 'SNB-AD-13',
        text: {
          key: 'forms.anomaly.cases.items.SNB-AD-13.text',
          text: 'Suspicious redirect leading to file download',
        },
        asks: { client_ip: 'private', server_ip1: 'public' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-13.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-13.about.description.text',
              text: 'A client of the own network is sent on by one page after another until a file is downloaded from outside.',
            },
          },
          {
            id: 'result',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-13.about.result.label',
              text: 'Expected result',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-13.about.result.text',
              text: 'Suspicious redirect with a download',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-13.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-13.about.result-detail.text',
              text: 'One inside client, one outside server, a chain of redirects.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: {
              type: 'string',
              format: 'ipv4',
              pattern: '^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?!(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.)))',
            },
            server_ip1: {
              type: 'string',
              format: 'ipv4',
              pattern: '^(?!(?=(?:(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)\\.){3}(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)$)(?:10\\.|172\\.(?:1[6-9]|2\\d|3[01])\\.|192\\.168\\.))',
            },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'use_case_num'],
        },
        validators: anomaly3Validators,
      },
      {
        value: 'SNB-AD-14',
        text: { key: 'forms.anomaly.cases.items.SNB-AD-14.text', text: 'Lateral movement via SMB' },
        asks: { client_ip: 'any', server_ip1: 'any', server_ip2: 'any', server_ip3: 'any' },
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-14.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-14.about.description.text',
              text: 'A client reaches one server after another over file shares and copies a program to each.',
            },
          },
          {
            id: 'result',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-14.about.result.label',
              text: 'Expected result',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-14.about.result.text',
              text: 'Lateral movement via SMB',
            },
          },
          {
            id: 'result-detail',
            label: {
              key: 'forms.anomaly.cases.items.SNB-AD-14.about.result-detail.label',
              text: 'What it shows',
            },
            text: {
              key: 'forms.anomaly.cases.items.SNB-AD-14.about.result-detail.text',
              text: 'One client, three servers, the same program on each.',
            },
          },
        ],
        schema: {
          type: 'object',
          properties: {
            use_case_num: {
              type: 'string',
              enum: [
                'SNB-AD-2',
                'SNB-AD-3',
                'SNB-AD-4',
                'SNB-AD-6',
                'SNB-AD-7',
                'SNB-AD-8',
                'SNB-AD-9',
                'SNB-AD-10',
                'SNB-AD-11',
                'SNB-AD-12',
                'SNB-AD-13',
                'SNB-AD-14',
              ],
            },
            appliance: { type: 'string' },
            client_ip: { type: 'string', format: 'ipv4' },
            server_ip1: { type: 'string', format: 'ipv4' },
            server_ip2: { type: 'string', format: 'ipv4' },
            server_ip3: { type: 'string', format: 'ipv4' },
          },
          required: ['appliance', 'client_ip', 'server_ip1', 'server_ip2', 'server_ip3', 'use_case_num'],
        },
        validators: anomaly4Validators,
      },
    ],
  },
  cancel: false,
  submit: {
    id: 'run',
    label: { key: 'forms.anomaly.submit.label', text: 'Run' },
    operation: 'triggerAnomalySimulation',
    body: {
      guid: (s: Reads) => s.chosen?.appliance?.device_id,
      source_host: (s: Reads) => s.chosen?.appliance?.hostname,
      source_ip: (s: Reads) => s.chosen?.appliance?.device_ip,
      product_code: (s: Reads) => s.chosen?.appliance?.product_id,
      use_case_num: (s: Reads) => s.form?.use_case_num,
      client_ip: (s: Reads) => s.form?.client_ip,
      server_ip1: (s: Reads) => s.form?.server_ip1,
      server_ip2: (s: Reads, f) => f.orElse(s.form?.server_ip2, ''),
      server_ip3: (s: Reads, f) => f.orElse(s.form?.server_ip3, ''),
    },
    then: [{ type: 'toast', text: { key: 'SIMULATOR.STARTED' }, intent: 'success' }],
  },
  validators: anomalyValidators,
};

export default form;
