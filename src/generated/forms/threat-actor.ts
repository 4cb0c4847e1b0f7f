// Generated from descriptors/forms/threat-actor.json. Do not edit.
import type { Form } from '../descriptor-types';
import apt28Picture from '../pictures/apt28';
import blackBastaPicture from '../pictures/black-basta';
import type { Reads } from '../types';
import threatActor1Validators from './threat-actor-1.validators';
import threatActor2Validators from './threat-actor-2.validators';
import threatActorValidators from './threat-actor.validators';

const form: Form = {
  id: 'threat-actor',
  input: { xns: 'list?', ddi: 'list?', tp: 'list?' },
  schema: { type: 'object', properties: { appliance: { type: 'string' } }, required: ['appliance'] },
  layout: [
    {
      property: 'appliance',
      label: { key: 'forms.threat-actor.layout.appliance.label', text: 'Appliance' },
      widget: 'choice',
      placeholder: { key: 'forms.threat-actor.layout.appliance.placeholder', text: 'Search by name or address' },
      choices: {
        groups: [
          {
            id: 'xns',
            label: {
              key: 'forms.threat-actor.layout.appliance.choices.groups.xns.label',
              text: 'Virtual Network Sensor',
            },
            list: (s: Reads) => s.input?.xns,
          },
          {
            id: 'ddi',
            label: {
              key: 'forms.threat-actor.layout.appliance.choices.groups.ddi.label',
              text: 'Deep Discovery Inspector',
            },
            list: (s: Reads) => s.input?.ddi,
          },
          {
            id: 'tp',
            label: {
              key: 'forms.threat-actor.layout.appliance.choices.groups.tp.label',
              text: 'TippingPoint',
            },
            list: (s: Reads) => s.input?.tp,
          },
        ],
        key: (s: Reads) => s.item?.device_id,
        text: (s: Reads) => s.item?.hostname,
        about: (s: Reads) => s.item?.device_ip,
        empty: {
          key: 'forms.threat-actor.layout.appliance.choices.empty',
          text: 'No appliance can run this simulation.',
        },
      },
      messages: { any: { key: 'SIMULATOR.SELECT_APPLIANCE' } },
    },
    {
      property: 'endpoint_ips',
      label: { key: 'forms.threat-actor.layout.endpoint_ips.label', text: 'IP addresses of the demo hosts' },
      widget: 'text',
      trim: true,
      placeholder: { key: 'forms.threat-actor.layout.endpoint_ips.placeholder', text: '10.0.0.10' },
      messages: { required: { key: 'S36_10' }, format: { key: 'S36_11' } },
    },
  ],
  cases: {
    property: 'scenario',
    label: { key: 'forms.threat-actor.cases.label', text: 'Scenario' },
    widget: 'radio',
    expand: { type: 'openDialog', dialog: 'attack-path', with: { scenario: (s: Reads) => s.form?.scenario } },
    items: [
      {
        value: 'apt28',
        text: { key: 'forms.threat-actor.cases.items.apt28.text', text: 'APT28' },
        sends: 'APT28',
        asks: { endpoint_ips: ['nvr-cam-demo', 'openwrt-demo', 'win10-1113-demo'] },
        picture: apt28Picture,
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.threat-actor.cases.items.apt28.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.threat-actor.cases.items.apt28.about.description.text',
              text: 'An intruder enters by a video recorder that faces the internet, moves on over the router, and reaches a workstation from which mail is collected.',
            },
          },
          {
            id: 'techniques',
            label: {
              key: 'forms.threat-actor.cases.items.apt28.about.techniques.label',
              text: 'Techniques',
            },
            items: [
              {
                key: 'forms.threat-actor.cases.items.apt28.about.techniques.items.0',
                text: 'T1190 Exploit public-facing application',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.techniques.items.1',
                text: 'T1078 Valid accounts',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.techniques.items.2',
                text: 'T1021.001 Remote desktop protocol',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.techniques.items.3',
                text: 'T1114 Email collection',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.techniques.items.4',
                text: 'T1041 Exfiltration over command and control channel',
              },
            ],
          },
          {
            id: 'models',
            label: {
              key: 'forms.threat-actor.cases.items.apt28.about.models.label',
              text: 'Expected workbench models',
            },
            items: [
              {
                key: 'forms.threat-actor.cases.items.apt28.about.models.items.0',
                text: 'Exploited network device followed by internal scan',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.models.items.1',
                text: 'Remote desktop from an unusual host',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.models.items.2',
                text: 'Mail collected by a new program',
              },
            ],
          },
          {
            id: 'insights',
            label: {
              key: 'forms.threat-actor.cases.items.apt28.about.insights.label',
              text: 'Expected insights',
            },
            items: [
              {
                key: 'forms.threat-actor.cases.items.apt28.about.insights.items.0',
                text: 'Network devices used as a way in',
              },
              {
                key: 'forms.threat-actor.cases.items.apt28.about.insights.items.1',
                text: 'Credentials taken from the router',
              },
            ],
          },
        ],
        schema: {
          type: 'object',
          properties: {
            scenario: { type: 'string', enum: ['apt28', 'black_basta'] },
            appliance: { type: 'string' },
            endpoint_ips: {
              type: 'object',
              properties: {
                'nvr-cam-demo': { type: 'string', format: 'ipv4' },
                'openwrt-demo': { type: 'string', format: 'ipv4' },
                'win10-1113-demo': { type: 'string', format: 'ipv4' },
              },
              required: ['nvr-cam-demo', 'openwrt-demo', 'win10-1113-demo'],
            },
          },
          required: ['appliance', 'endpoint_ips', 'scenario'],
        },
        validators: threatActor1Validators,
      },
      {
        value: 'black_basta',
        text: { key: 'forms.threat-actor.cases.items.black_basta.text', text: 'Black Basta' },
        sends: 'BlackBasta',
        asks: {
          endpoint_ips: [
            'srv-testapp06-demo',
            'srv-dc01-demo',
            'srv-vsx10-demo',
            'desktop-alice-demo',
            'desktop-bob-demo',
          ],
        },
        picture: blackBastaPicture,
        about: [
          {
            id: 'description',
            label: {
              key: 'forms.threat-actor.cases.items.black_basta.about.description.label',
              text: 'What happens',
            },
            text: {
              key: 'forms.threat-actor.cases.items.black_basta.about.description.text',
              text: 'A user opens a link, a loader spreads over two desktops, the domain controller gives away its accounts, and the virtual machines of a server are encrypted.',
            },
          },
          {
            id: 'techniques',
            label: {
              key: 'forms.threat-actor.cases.items.black_basta.about.techniques.label',
              text: 'Techniques',
            },
            items: [
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.techniques.items.0',
                text: 'T1566.002 Spearphishing link',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.techniques.items.1',
                text: 'T1059.001 PowerShell',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.techniques.items.2',
                text: 'T1003.003 NTDS',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.techniques.items.3',
                text: 'T1021.002 SMB/Windows admin shares',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.techniques.items.4',
                text: 'T1486 Data encrypted for impact',
              },
            ],
          },
          {
            id: 'models',
            label: {
              key: 'forms.threat-actor.cases.items.black_basta.about.models.label',
              text: 'Expected workbench models',
            },
            items: [
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.models.items.0',
                text: 'Loader started by a document',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.models.items.1',
                text: 'Directory database read on a domain controller',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.models.items.2',
                text: 'Encryption of many files on a server',
              },
            ],
          },
          {
            id: 'insights',
            label: {
              key: 'forms.threat-actor.cases.items.black_basta.about.insights.label',
              text: 'Expected insights',
            },
            items: [
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.insights.items.0',
                text: 'Two desktops with the same loader',
              },
              {
                key: 'forms.threat-actor.cases.items.black_basta.about.insights.items.1',
                text: 'Ransomware prepared on a virtual machine host',
              },
            ],
          },
        ],
        schema: {
          type: 'object',
          properties: {
            scenario: { type: 'string', enum: ['apt28', 'black_basta'] },
            appliance: { type: 'string' },
            endpoint_ips: {
              type: 'object',
              properties: {
                'srv-testapp06-demo': { type: 'string', format: 'ipv4' },
                'srv-dc01-demo': { type: 'string', format: 'ipv4' },
                'srv-vsx10-demo': { type: 'string', format: 'ipv4' },
                'desktop-alice-demo': { type: 'string', format: 'ipv4' },
                'desktop-bob-demo': { type: 'string', format: 'ipv4' },
              },
              required: [
                'srv-testapp06-demo',
                'srv-dc01-demo',
                'srv-vsx10-demo',
                'desktop-alice-demo',
                'desktop-bob-demo',
              ],
            },
          },
          required: ['appliance', 'endpoint_ips', 'scenario'],
        },
        validators: threatActor2Validators,
      },
    ],
  },
  cancel: false,
  submit: {
    id: 'run',
    label: { key: 'forms.threat-actor.submit.label', text: 'Run' },
    operation: 'triggerThreatActorSimulation',
    body: {
      guid: (s: Reads) => s.chosen?.appliance?.device_id,
      source_host: (s: Reads) => s.chosen?.appliance?.hostname,
      source_ip: (s: Reads) => s.chosen?.appliance?.device_ip,
      product_code: (s: Reads) => s.chosen?.appliance?.product_id,
      use_case_num: (s: Reads) => s.chosen?.scenario?.sends,
      endpoint_ips: (s: Reads) => s.form?.endpoint_ips,
    },
    then: [{ type: 'toast', text: { key: 'SIMULATOR.STARTED' }, intent: 'success' }],
  },
  validators: threatActorValidators,
};

export default form;
