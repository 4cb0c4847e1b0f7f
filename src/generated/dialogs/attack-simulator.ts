// Generated from descriptors/dialogs/attack-simulator.json. Do not edit.
import type { Dialog } from '../descriptor-types';
import anomalyForm from '../forms/anomaly';
import threatActorForm from '../forms/threat-actor';
import type { Reads } from '../types';

const dialog: Dialog = {
  id: 'attack-simulator',
  title: { key: 'dialogs.attack-simulator.title', text: 'Attack simulation' },
  closing: 'dismissible',
  width: 992,
  height: 512,
  input: { slide: 'any?' },
  sources: {
    scripts: {
      operation: 'getDownloadUrls',
      body: {
        objectKeys: [
          () => 'demo-scripts/credential-dumping.zip',
          () => 'demo-scripts/system-information-discovery.zip',
          () => 'demo-scripts/network-technique.zip',
          () => 'demo-scripts/ai-detection.zip',
        ],
        signedUrlExpireSeconds: () => 6000,
      },
    },
    devices: { operation: 'getSimulationDevices' },
  },
  startsAt: (s: Reads) => s.input?.slide,
  slides: [
    {
      id: 'endpoint',
      title: { key: 'dialogs.attack-simulator.slides.endpoint.title', text: 'Endpoint attack simulation' },
      walk: true,
      content: [
        {
          type: 'paragraph',
          text: {
            key: 'dialogs.attack-simulator.slides.endpoint.content.0.text',
            text: 'Each script behaves like an attack on one endpoint and changes nothing. Run it on an endpoint with a sensor and look for its detection in the workbench.',
          },
        },
        {
          type: 'download',
          id: 'credential-dumping',
          position: 0,
          title: {
            key: 'dialogs.attack-simulator.slides.endpoint.content.credential-dumping.title',
            text: 'Credential dumping',
          },
          name: { key: 'SIMULATOR.TOOL' },
          checksum: (s: Reads, f) => f.get(f.get(f.at(s.scripts, 0), 'userMetadata'), 'sha256'),
          checksumShown: 46,
          address: (s: Reads, f) => f.get(f.at(s.scripts, 0), 'url'),
          label: {
            key: 'dialogs.attack-simulator.slides.endpoint.content.credential-dumping.label',
            text: 'Download',
          },
          renews: { source: 'scripts', after: 6000 },
        },
        {
          type: 'download',
          id: 'system-information-discovery',
          position: 1,
          title: {
            key: 'dialogs.attack-simulator.slides.endpoint.content.system-information-discovery.title',
            text: 'System information discovery',
          },
          name: { key: 'SIMULATOR.TOOL' },
          checksum: (s: Reads, f) => f.get(f.get(f.at(s.scripts, 1), 'userMetadata'), 'sha256'),
          checksumShown: 46,
          address: (s: Reads, f) => f.get(f.at(s.scripts, 1), 'url'),
          label: {
            key: 'dialogs.attack-simulator.slides.endpoint.content.system-information-discovery.label',
            text: 'Download',
          },
          renews: { source: 'scripts', after: 6000 },
        },
      ],
      needs: ['scripts'],
    },
    {
      id: 'network',
      title: { key: 'dialogs.attack-simulator.slides.network.title', text: 'Network attack simulation' },
      walk: true,
      content: [
        {
          type: 'part',
          id: 'tipping-point',
          title: {
            key: 'dialogs.attack-simulator.slides.network.content.tipping-point.title',
            text: 'Traffic simulation',
          },
          content: [
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.network.content.tipping-point.content.0.text',
                text: 'The management appliance replays attack traffic; its devices are to detect it.',
              },
            },
            {
              type: 'task',
              id: 'traffic',
              status: { operation: 'getTaskStatus' },
              every: 5,
              fields: [
                {
                  type: 'text',
                  id: 'smsName',
                  label: {
                    key: 'dialogs.attack-simulator.slides.network.content.tipping-point.content.traffic.fields.smsName.label',
                    text: 'Management appliance',
                  },
                  value: (s: Reads) => s.task?.smsName,
                },
                {
                  type: 'text',
                  id: 'smsVersion',
                  label: {
                    key: 'dialogs.attack-simulator.slides.network.content.tipping-point.content.traffic.fields.smsVersion.label',
                    text: 'Version',
                  },
                  value: (s: Reads) => s.task?.smsVersion,
                },
              ],
              running: (s: Reads, f) => f.eq(s.task?.status, 'IN_PROGRESS'),
              succeeded: (s: Reads, f) => f.eq(s.task?.status, 'SUCCESS'),
              rests: { seconds: 600, reason: { key: 'SIMULATOR.TASK.COOLDOWN' } },
              outcomes: [
                {
                  id: 'success',
                  when: (s: Reads, f) => f.eq(s.task?.status, 'SUCCESS'),
                  text: { key: 'SIMULATOR.TASK.SUCCESS' },
                  intent: 'success',
                },
                {
                  id: 'sms-error',
                  when: (s: Reads, f) => f.and(f.eq(s.task?.status, 'FAILED'), f.eq(f.replace(f.replace(f.replace(f.lower(s.task?.reason), '_', ''), '-', ''), ' ', ''), 'smserror')),
                  text: { key: 'SIMULATOR.TASK.SMS_ERROR' },
                  intent: 'danger',
                },
                {
                  id: 'non-sms-error',
                  when: (s: Reads, f) => f.and(f.eq(s.task?.status, 'FAILED'), f.eq(f.replace(f.replace(f.replace(f.lower(s.task?.reason), '_', ''), '-', ''), ' ', ''), 'nonsmserror')),
                  text: { key: 'SIMULATOR.TASK.NON_SMS_ERROR' },
                  intent: 'danger',
                },
              ],
              needs: [
                { id: 'appliance', when: (s: Reads, f) => f.ne(f.orElse(s.task?.smsName, ''), '') },
                {
                  id: 'version',
                  when: (s: Reads, f) => f.versionAtLeast(f.string(s.task?.smsVersion), '6.2'),
                  reason: { key: 'SIMULATOR.TASK.OLD_VERSION' },
                },
                {
                  id: 'rested',
                  when: (s: Reads, f) => f.or(f.ne(f.orElse(s.task?.status, ''), 'SUCCESS'), f.lt(f.orElse(f.number(s.task?.secondsSinceTrigger), 0), 1), f.ge(f.orElse(f.number(s.task?.secondsSinceTrigger), 0), 600)),
                  reason: { key: 'SIMULATOR.TASK.COOLDOWN' },
                },
              ],
              start: {
                operation: 'startSimulation',
                body: { smsUUID: (s: Reads) => s.task?.smsUUID, smsIP: (s: Reads) => s.task?.smsIP },
              },
              button: {
                id: 'trigger',
                label: {
                  key: 'dialogs.attack-simulator.slides.network.content.tipping-point.content.traffic.button.label',
                  text: 'Trigger simulation',
                },
                working: {
                  key: 'dialogs.attack-simulator.slides.network.content.tipping-point.content.traffic.button.working',
                  text: 'Simulation is running',
                },
              },
            },
          ],
        },
        {
          type: 'part',
          id: 'anomaly',
          title: {
            key: 'dialogs.attack-simulator.slides.network.content.anomaly.title',
            text: 'Behavior anomaly simulation',
          },
          content: [
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.network.content.anomaly.content.0.text',
                text: 'The simulation generates activity for about seven days.',
              },
            },
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.network.content.anomaly.content.1.text',
                text: 'Results appear under Threat and Exposure Management › Activity and behaviors › Other events.',
              },
            },
            {
              type: 'form',
              form: anomalyForm,
              with: {
                xns: (s: Reads) => s.devices?.behavior_anomaly_device_list?.xnsDeviceList,
                ddi: (s: Reads) => s.devices?.behavior_anomaly_device_list?.ddiDeviceList,
                tp: (s: Reads) => s.devices?.behavior_anomaly_device_list?.tpDeviceList,
              },
            },
          ],
        },
        {
          type: 'part',
          id: 'threat-actor',
          title: {
            key: 'dialogs.attack-simulator.slides.network.content.threat-actor.title',
            text: 'Threat actor attack simulation',
          },
          content: [
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.network.content.threat-actor.content.0.text',
                text: 'Runs the attack of a known group against demo hosts, step by step.',
              },
            },
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.network.content.threat-actor.content.1.text',
                text: 'Do not run the same threat simulation again within 24 hours.',
              },
            },
            {
              type: 'form',
              form: threatActorForm,
              with: {
                xns: (s: Reads) => s.devices?.threat_actor_simulation_device_list?.xnsDeviceList,
                ddi: (s: Reads) => s.devices?.threat_actor_simulation_device_list?.ddiDeviceList,
                tp: (s: Reads) => s.devices?.threat_actor_simulation_device_list?.tpDeviceList,
              },
            },
          ],
        },
        {
          type: 'part',
          id: 'script',
          title: {
            key: 'dialogs.attack-simulator.slides.network.content.script.title',
            text: 'Demo script',
          },
          content: [
            {
              type: 'download',
              id: 'network-technique',
              position: 2,
              title: {
                key: 'dialogs.attack-simulator.slides.network.content.script.content.network-technique.title',
                text: 'Network service discovery',
              },
              name: { key: 'SIMULATOR.TOOL' },
              checksum: (s: Reads, f) => f.get(f.get(f.at(s.scripts, 2), 'userMetadata'), 'sha256'),
              checksumShown: 46,
              address: (s: Reads, f) => f.get(f.at(s.scripts, 2), 'url'),
              label: {
                key: 'dialogs.attack-simulator.slides.network.content.script.content.network-technique.label',
                text: 'Download',
              },
              renews: { source: 'scripts', after: 6000 },
            },
          ],
        },
      ],
      needs: ['scripts', 'devices'],
    },
    {
      id: 'cloud-identity',
      title: {
        key: 'dialogs.attack-simulator.slides.cloud-identity.title',
        text: 'Cloud identity attack simulation',
      },
      walk: false,
      content: [
        {
          type: 'paragraph',
          text: {
            key: 'dialogs.attack-simulator.slides.cloud-identity.content.0.text',
            text: 'Sign-ins that look like an attack are detected once the cloud directory of the company is connected.',
          },
        },
        {
          type: 'list',
          ordered: true,
          items: [
            {
              key: 'dialogs.attack-simulator.slides.cloud-identity.content.1.items.0',
              text: 'Use a browser whose traffic leaves through an anonymous network, or a virtual machine in a country your company has no office in.',
            },
            {
              key: 'dialogs.attack-simulator.slides.cloud-identity.content.1.items.1',
              text: 'Sign in to the cloud directory with a test account, first with a wrong password, then with the right one.',
            },
            {
              key: 'dialogs.attack-simulator.slides.cloud-identity.content.1.items.2',
              text: 'Sign in with the same account from your own desk within ten minutes.',
            },
            {
              key: 'dialogs.attack-simulator.slides.cloud-identity.content.1.items.3',
              text: 'Open the workbench after about an hour: the sign-ins appear as travel that is not possible.',
            },
          ],
        },
      ],
      needs: [],
    },
    {
      id: 'ai-detection',
      title: { key: 'dialogs.attack-simulator.slides.ai-detection.title', text: 'AI detection simulation' },
      walk: false,
      content: [
        {
          type: 'paragraph',
          text: {
            key: 'dialogs.attack-simulator.slides.ai-detection.content.0.text',
            text: 'Generates sign-ins as an attacker would try them, so that the detection by AI has something to find.',
          },
        },
        {
          type: 'buttons',
          buttons: [
            {
              id: 'generate-sign-ins',
              label: {
                key: 'dialogs.attack-simulator.slides.ai-detection.content.1.buttons.generate-sign-ins.label',
                text: 'Generate sign-ins',
              },
              intent: 'primary',
              action: {
                type: 'call',
                operation: 'generateSignIns',
                then: [{ type: 'toast', text: { key: 'SIMULATOR.SIGN_INS' }, intent: 'success' }],
              },
            },
          ],
        },
        {
          type: 'download',
          id: 'ai-detection',
          position: 3,
          title: {
            key: 'dialogs.attack-simulator.slides.ai-detection.content.ai-detection.title',
            text: 'AI detection',
          },
          name: { key: 'SIMULATOR.TOOL' },
          checksum: (s: Reads, f) => f.get(f.get(f.at(s.scripts, 3), 'userMetadata'), 'sha256'),
          checksumShown: 46,
          address: (s: Reads, f) => f.get(f.at(s.scripts, 3), 'url'),
          label: {
            key: 'dialogs.attack-simulator.slides.ai-detection.content.ai-detection.label',
            text: 'Download',
          },
          renews: { source: 'scripts', after: 6000 },
        },
      ],
      needs: ['scripts'],
    },
    {
      id: 'container',
      title: {
        key: 'dialogs.attack-simulator.slides.container.title',
        text: 'Container security simulation',
      },
      walk: false,
      content: [
        {
          type: 'paragraph',
          text: {
            key: 'dialogs.attack-simulator.slides.container.content.0.text',
            text: 'A container that behaves like one taken over shows what the container protection detects.',
          },
        },
        {
          type: 'list',
          ordered: true,
          items: [
            {
              key: 'dialogs.attack-simulator.slides.container.content.1.items.0',
              text: 'Connect a cluster with a runtime policy that logs instead of stopping.',
            },
            {
              key: 'dialogs.attack-simulator.slides.container.content.1.items.1',
              text: 'Start a test pod from any small image with a shell.',
            },
            {
              key: 'dialogs.attack-simulator.slides.container.content.1.items.2',
              text: 'In its shell, read the service account token, start a package manager and open a connection to an address outside.',
            },
            {
              key: 'dialogs.attack-simulator.slides.container.content.1.items.3',
              text: 'Look at the container events of the cluster: each of the three steps is listed with the rule it broke.',
            },
          ],
        },
      ],
      needs: [],
    },
    {
      id: 'workbench',
      title: {
        key: 'dialogs.attack-simulator.slides.workbench.title',
        text: 'Workbench insight simulation',
      },
      walk: true,
      content: [
        {
          type: 'paragraph',
          text: {
            key: 'dialogs.attack-simulator.slides.workbench.content.0.text',
            text: 'The scenario shows how the workbench joins single detections to one insight.',
          },
        },
        {
          type: 'part',
          id: 'threat-actor',
          title: {
            key: 'dialogs.attack-simulator.slides.workbench.content.threat-actor.title',
            text: 'Threat actor attack simulation',
          },
          content: [
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.workbench.content.threat-actor.content.0.text',
                text: 'Runs the attack of a known group against demo hosts, step by step.',
              },
            },
            {
              type: 'paragraph',
              text: {
                key: 'dialogs.attack-simulator.slides.workbench.content.threat-actor.content.1.text',
                text: 'Do not run the same threat simulation again within 24 hours.',
              },
            },
            {
              type: 'form',
              form: threatActorForm,
              first: ['models', 'insights'],
              with: {
                xns: (s: Reads) => s.devices?.threat_actor_simulation_device_list?.xnsDeviceList,
                ddi: (s: Reads) => s.devices?.threat_actor_simulation_device_list?.ddiDeviceList,
                tp: (s: Reads) => s.devices?.threat_actor_simulation_device_list?.tpDeviceList,
              },
            },
          ],
        },
      ],
      needs: ['devices'],
    },
  ],
};

export default dialog;
