import type { Answer } from '../../src/generated/operations';
import type { Moments } from './moments';
import { story } from './story';

type Mobile = Answer<'mobileQuery'>;

/** Mobile devices by id: every risk and every device state. */
export function mobiles(when: Moments): ReadonlyMap<string, Mobile> {
  return new Map<string, Mobile>([
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
