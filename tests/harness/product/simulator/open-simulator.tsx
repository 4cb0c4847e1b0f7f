import { act, screen } from '@testing-library/react';
// Their code comes later in a browser; no test waits for it.
import '~/generated/console/dialogs/attack-simulator';
import '~/view/picture/PictureView';
import '~/view/dialog/blocks/TaskView';
import '~/view/dialog/DialogView';
import '~/view/form/FormView';
import { settle } from '../../fake-clock';
import { json, setUp } from '../../view/support';

/** Ends of the addresses of the calls that the simulator sends by itself. */
const paths = {
  scripts: '/public/svp/v2/fileUpload/downloadUrls',
  devices: '/ui/ani/dms/api/v1/get_simulation_device_list',
  task: '/public/ptp/n1-simulations/v1/task-status',
} as const;

/** A call that the simulator sends by itself. */
export type PathName = keyof typeof paths;

/** A check sum of 64 characters that begins with a digit of its own. */
export const sumOf = (position: number): string => `${position}`.padEnd(64, 'abcdef0123456789');

/** The address of a script. */
export const addressOf = (position: number, turn = ''): string => `/files/script-${position}.zip${turn}`;

/** The answer about all four scripts. */
export const scripts = (turn = '') =>
  [0, 1, 2, 3].map((position) => ({
    url: addressOf(position, turn),
    userMetadata: { sha256: sumOf(position) },
  }));

/** An appliance as the server tells it. */
export const device = (hostname: string, members: object = {}) => ({
  hostname,
  device_ip: '10.0.0.1',
  device_id: `id-${hostname}`,
  product_id: 'xns',
  ...members,
});

const none = { xnsDeviceList: [], ddiDeviceList: [], tpDeviceList: [] };

/** The answer about appliances, with those of the two forms. */
export const devices = (anomaly: object = {}, threatActor: object = {}) => ({
  data: {
    behavior_anomaly_device_list: { ...none, ...anomaly },
    threat_actor_simulation_device_list: { ...none, ...threatActor },
  },
});

/** The answer about a traffic simulation that can be started. */
const task = {
  data: { smsName: 'SMS', smsVersion: '6.4', smsUUID: 'u-1', smsIP: '10.0.0.1', status: 'FAILED', reason: null },
};

const fine: Readonly<Record<PathName, Response>> = {
  scripts: json(scripts()),
  devices: json(devices({ xnsDeviceList: [device('VNS-1')] }, { tpDeviceList: [device('TP-1')] })),
  task: json(task),
};

/** Opens the simulator; what it asks is answered as given, else well. `undefined` holds an answer back. */
export async function openSimulator(
  slide?: unknown,
  given: Partial<Readonly<Record<PathName, Response | undefined>>> = {},
  options: Parameters<typeof setUp>[0] = {},
) {
  const world = await setUp(options);
  const { unmount } = await world.show();
  screen.getByRole('button', { name: 'Outside' }).focus();
  await act(async () => {
    world.overlays.show('attack-simulator', slide === undefined ? {} : { slide });
    await settle();
  });
  await screen.findByRole('dialog');
  const requestsOf = (name: PathName) => world.calls.filter(({ address }) => address.endsWith(paths[name]));
  const answers = { ...fine, ...given };
  const polled = new Set<unknown>();
  /** Lets what is drawn later come, and answers what is asked by then. */
  const rest = async (): Promise<void> => {
    for (let quiet = 0; quiet < 2; quiet += 1) {
      await act(settle);
      for (const name of ['scripts', 'devices', 'task'] as const) {
        for (const call of requestsOf(name)) {
          const answer = answers[name];
          if (!answer || polled.has(call)) continue;
          polled.add(call);
          quiet = 0;
          await call.answer(answer.clone());
        }
      }
    }
  };
  await rest();
  return { ...world, unmount, requested: requestsOf, rest };
}

/** The box of the simulator. */
export const box = (): HTMLElement => screen.getByTestId('dialog');

/** Number of the slide that is shown. */
export const slideNow = (): string | null | undefined =>
  document.querySelector('[data-slide]')?.getAttribute('data-slide');

/** The block of a script. */
export function script(position: number): HTMLElement {
  const block = document.querySelector(`[data-script="${position}"]`);
  if (!(block instanceof HTMLElement)) throw new Error(`No script ${position} is on the page.`);
  return block;
}

/** A button by its name in the page, inside a part of it. */
export function action(name: string, within: ParentNode = document): HTMLElement {
  const found = within.querySelector(`[data-action="${name}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No button ${name} is on the page.`);
  return found;
}

/** Whether a button is there but cannot be used. */
export const isDisabled = (button: HTMLElement): boolean => button.getAttribute('aria-disabled') === 'true';

/** The part of a slide. */
export function part(id: string): HTMLElement {
  const found = document.querySelector(`[data-part="${id}"]`);
  if (!(found instanceof HTMLElement)) throw new Error(`No part ${id} is on the page.`);
  return found;
}
