import { mobiles } from '../data/mobiles';
import { moments } from '../data/moments';
import { story } from '../data/story';
import type { Age } from './age';
import type { Mobile } from './mobiles';
import { peopleById, type Person } from './people';

/** Any moment will do: only the distance to it is kept. */
const START = 0;
/** The risks that the states of security stand for. */
const risks = { 1: 8, 2: 26, 3: 52, 4: 78 } as const;

/** Whose the devices are that are written by hand; the others belong to the warehouse. */
const owners: Readonly<Record<string, string>> = {
  [story.phone]: 'usr-jonas-weber',
  'mob-maria-iphone': story.user,
};

/** The mobile devices that are written by hand, as those of the month. */
export function knownMobiles(): readonly Mobile[] {
  return [...mobiles(moments(START))].map(([id, device]): Mobile => {
    const security = device.basicSecurityStatus ?? 1;
    return {
      id,
      name: device.basicDeviceName ?? id,
      system: systemOf(device.basicDeviceType ?? null),
      osVersion: device.osVersion ?? null,
      brand: device.hardwareBrand ?? null,
      model: device.hardwareModel ?? null,
      manufacturer: device.hardwareManufacturer ?? null,
      mac: device.securityMac ?? null,
      imei: device.imei ?? null,
      owner: ownerOf(id),
      risk: risks[security],
      securityStatus: security,
      deviceStatus: device.basicDeviceStatus ?? null,
      lastScan: ageOf(device.basicLastScanTime ?? null),
    };
  });
}

function systemOf(type: number | null): Mobile['system'] {
  if (type === null) return null;
  return type === 1 ? 'android' : 'ios';
}

function ownerOf(id: string): Person {
  const owner = peopleById().get(owners[id] ?? 'usr-nils-holm');
  if (owner === undefined) throw new Error(`${id} belongs to nobody`);
  return owner;
}

/** Times stand there as text or in milliseconds. */
function ageOf(time: string | number | null): Age | null {
  return time === null ? null : Math.round((START - new Date(time).getTime()) / 1000);
}
