import type { Answer } from '~/generated/contract/operations';
import { timeOf, type Clock } from '../../time/age';
import { mobilesById } from './generate';

/** The answer for a generated mobile device. */
export function mobileDetail(world: Clock, id: string): Answer<'mobileQuery'> | undefined {
  const mobile = mobilesById().get(id);
  return (
    mobile && {
      basicSecurityStatus: mobile.securityStatus,
      basicDeviceStatus: mobile.deviceStatus,
      basicLastScanTime: mobile.lastScan === null ? null : timeOf(world, mobile.lastScan),
      basicDeviceType: mobile.system === 'android' ? 1 : 2,
      basicDeviceName: mobile.name,
      osVersion: mobile.osVersion,
      hardwareModel: mobile.model,
      hardwareBrand: mobile.brand,
      hardwareManufacturer: mobile.manufacturer,
      securityMac: mobile.mac,
      imei: mobile.imei,
    }
  );
}
