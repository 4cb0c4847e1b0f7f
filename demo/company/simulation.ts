import type { Answer } from '~/generated/contract/operations';

/** Appliances that can run simulations; the two lists share no host. */
export const simulationDevices: Answer<'getSimulationDevices'> = {
  behavior_anomaly_device_list: {
    xnsDeviceList: [device('VNS-OSLO-1', '10.20.1.11', 'xns-11', 'xns')],
    ddiDeviceList: [device('DDI-OSLO-1', '10.20.1.21', 'ddi-21', 'ddi')],
    tpDeviceList: [],
  },
  threat_actor_simulation_device_list: {
    xnsDeviceList: [device('VNS-BERGEN-1', '10.30.1.11', 'xns-31', 'xns')],
    ddiDeviceList: [],
    tpDeviceList: [device('TP-BERGEN-1', '10.30.1.41', 'tp-41', 'tp')],
  },
};

/** The manager of the network appliances. */
export const simulationManager = {
  smsName: 'SMS-OSLO',
  smsVersion: '6.4.0',
  smsUUID: '5b1f7a52-6a0b-4d33-9f55-2f6c0a6f1d10',
  smsIP: '10.20.1.5',
};

/** Hosts that each threat actor scenario needs an address for. */
export const scenarioHosts = {
  APT28: ['nvr-cam-demo', 'openwrt-demo', 'win10-1113-demo'],
  BlackBasta: ['srv-testapp06-demo', 'srv-dc01-demo', 'srv-vsx10-demo', 'desktop-alice-demo', 'desktop-bob-demo'],
} as const;

function device(hostname: string, device_ip: string, device_id: string, product_id: string) {
  return { hostname, device_ip, device_id, product_id };
}
