import type { Answer } from '~/generated/contract/operations';
import { peopleById } from '../../people/generate';
import type { Person } from '../../people/person';
import { story } from '../../story';
import type { Age } from '../../time/age';
import { moments, type Moments } from '../../time/moments';
import type { Mobile } from './types';

type DeviceAnswer = Answer<'mobileQuery'>;

/** Mobile devices by id: every risk and every device state. */
export function authoredDevices(when: Moments): ReadonlyMap<string, DeviceAnswer> {
  return new Map<string, DeviceAnswer>([
    [
      story.phone,
      {
        basicSecurityStatus: 4,
        basicDeviceStatus: 3,
        basicLastScanTime: when.iso(0, 3),
        basicDeviceType: 1,
        basicDeviceName: "Jonas' phone & tablet",
        osVersion: 'Android 15',
        hardwareModel: 'Pixel 9',
        hardwareBrand: 'google',
        hardwareManufacturer: 'Google',
        securityMac: '3c:28:6d:41:0a:97',
        imei: '490154203237518',
      },
    ],
    [
      'mob-maria-iphone',
      {
        basicSecurityStatus: 1,
        basicDeviceStatus: 1,
        basicLastScanTime: when.milliseconds(0, 1),
        basicDeviceType: 2,
        basicDeviceName: 'Maria iPhone',
        osVersion: 'iOS 19.1',
        hardwareModel: 'iPhone 17',
        hardwareBrand: 'Apple',
        hardwareManufacturer: 'Apple',
        securityMac: null,
        imei: null,
      },
    ],
    [
      'mob-warehouse-1',
      { basicSecurityStatus: 2, basicDeviceStatus: 2, basicDeviceType: 1, basicDeviceName: 'Scanner 1' },
    ],
    ['mob-warehouse-2', { basicSecurityStatus: 3, basicDeviceStatus: null, basicDeviceName: 'Scanner 2' }],
  ]);
}

/** Authored times become ages, so any start gives the same result. */
const START = 0;
/** Risks by security status. */
const risks = { 1: 8, 2: 26, 3: 52, 4: 78 } as const;

/** Owners of the authored devices; all others belong to the warehouse. */
const owners: Readonly<Record<string, string>> = {
  [story.phone]: 'usr-jonas-weber',
  'mob-maria-iphone': story.user,
};

/** The authored devices as mobile devices. */
export function authoredMobiles(): readonly Mobile[] {
  return [...authoredDevices(moments(START))].map(([id, device]): Mobile => {
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

/** The age of a time that is ISO text or milliseconds. */
function ageOf(time: string | number | null): Age | null {
  return time === null ? null : Math.round((START - new Date(time).getTime()) / 1000);
}
