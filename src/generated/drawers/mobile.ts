// Generated from descriptors/drawers/mobile.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import mobileRiskScale from '../scales/mobile-risk';
import mobileStatusScale from '../scales/mobile-status';
import mobileTypeScale from '../scales/mobile-type';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'mobile',
  searchType: 7,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.mobile.kind', text: 'Mobile device' },
  icon: 'mobile-phone',
  name: (s: Reads, f) => f.orElse(s.mobile?.basicDeviceName, s.input?.id),
  head: {
    tag: {
      label: { key: 'drawers.mobile.head.tag.label', text: 'Security status' },
      value: (s: Reads) => s.mobile?.basicSecurityStatus,
      scale: mobileRiskScale,
    },
    facts: [
      { id: 'hardwareModel', value: (s: Reads) => s.mobile?.hardwareModel },
      { id: 'osVersion', value: (s: Reads) => s.mobile?.osVersion },
      {
        id: 'basicLastScanTime',
        value: (s: Reads) => s.mobile?.basicLastScanTime,
        label: { key: 'drawers.mobile.head.facts.basicLastScanTime.label', text: 'Last scan' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    mobile: {
      operation: 'mobileQuery',
      body: { deviceId: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'main',
  tabs: [
    {
      id: 'main',
      title: { key: 'drawers.mobile.tabs.main.title', text: 'Mobile device' },
      fields: [
        {
          id: 'basicSecurityStatus',
          type: 'scale',
          value: (s: Reads) => s.mobile?.basicSecurityStatus,
          label: { key: 'drawers.mobile.tabs.main.fields.basicSecurityStatus.label', text: 'Risk level' },
          scale: mobileRiskScale,
        },
        {
          id: 'basicDeviceStatus',
          type: 'state',
          value: (s: Reads) => s.mobile?.basicDeviceStatus,
          label: { key: 'drawers.mobile.tabs.main.fields.basicDeviceStatus.label', text: 'Device status' },
          scale: mobileStatusScale,
        },
        {
          id: 'basicLastScanTime',
          type: 'dateTime',
          value: (s: Reads) => s.mobile?.basicLastScanTime,
          label: { key: 'drawers.mobile.tabs.main.fields.basicLastScanTime.label', text: 'Last scan' },
        },
        {
          id: 'basicDeviceType',
          type: 'scale',
          value: (s: Reads) => s.mobile?.basicDeviceType,
          label: { key: 'drawers.mobile.tabs.main.fields.basicDeviceType.label', text: 'Type' },
          scale: mobileTypeScale,
        },
        {
          id: 'basicDeviceName',
          type: 'text',
          value: (s: Reads) => s.mobile?.basicDeviceName,
          label: { key: 'drawers.mobile.tabs.main.fields.basicDeviceName.label', text: 'Device name' },
        },
        {
          id: 'osVersion',
          type: 'text',
          value: (s: Reads) => s.mobile?.osVersion,
          label: { key: 'drawers.mobile.tabs.main.fields.osVersion.label', text: 'OS version' },
        },
        {
          id: 'hardwareModel',
          type: 'text',
          value: (s: Reads) => s.mobile?.hardwareModel,
          label: { key: 'drawers.mobile.tabs.main.fields.hardwareModel.label', text: 'Model' },
        },
        {
          id: 'hardwareBrand',
          type: 'text',
          value: (s: Reads) => s.mobile?.hardwareBrand,
          label: { key: 'drawers.mobile.tabs.main.fields.hardwareBrand.label', text: 'Brand' },
        },
        {
          id: 'hardwareManufacturer',
          type: 'text',
          value: (s: Reads) => s.mobile?.hardwareManufacturer,
          label: { key: 'drawers.mobile.tabs.main.fields.hardwareManufacturer.label', text: 'Manufacturer' },
        },
        {
          id: 'securityMac',
          type: 'mono',
          value: (s: Reads) => s.mobile?.securityMac,
          label: { key: 'drawers.mobile.tabs.main.fields.securityMac.label', text: 'Security MAC' },
        },
        {
          id: 'imei',
          type: 'mono',
          value: (s: Reads) => s.mobile?.imei,
          label: { key: 'drawers.mobile.tabs.main.fields.imei.label', text: 'IMEI' },
        },
        {
          type: 'link',
          id: 'inventory',
          value: (s: Reads) => s.input?.id,
          label: { key: 'drawers.mobile.tabs.main.fields.inventory.label', text: 'Mobile inventory' },
          link: { key: 'drawers.mobile.tabs.main.fields.inventory.link', text: 'Open in mobile inventory' },
          href: (s: Reads, f) => f.add(f.add(f.add('/#/app/mobile/inventory?did=', f.encode(s.input?.id)), '&odd=1&ti=0&dn='), f.encode(f.orElse(s.mobile?.basicDeviceName, ''))),
          window: 'new',
        },
      ],
      needs: ['mobile'],
    },
  ],
  needs: ['mobile'],
};

export default drawer;
