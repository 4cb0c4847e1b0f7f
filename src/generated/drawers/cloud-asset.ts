// Generated from descriptors/drawers/cloud-asset.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import assetRiskPanel from '../panels/asset-risk';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'cloud-asset',
  searchType: 10,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.cloud-asset.kind', text: 'Cloud asset' },
  icon: 'cloud',
  name: (s: Reads, f) => f.orElse(s.cloud?.assetName, f.orElse(s.input?.name, s.input?.id)),
  head: {
    facts: [
      { id: 'provider', value: (s: Reads) => s.cloud?.provider },
      { id: 'service', value: (s: Reads) => s.cloud?.service },
      { id: 'region', value: (s: Reads) => s.cloud?.region },
    ],
  },
  sources: {
    cloud: {
      operation: 'cloudBasic',
      query: { arn: (s: Reads) => s.input?.id, assetType: () => 'cloudAsset' },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'risk',
      title: { key: 'DRAWER.RISK.ASSET_TITLE' },
      panel: assetRiskPanel,
      with: {
        kind: () => 'cloudAsset',
        id: (s: Reads) => s.input?.id,
        workbenchId: (s: Reads) => s.input?.workbench?.id,
        assetUuid: (s: Reads) => s.input?.workbench?.uuid,
      },
      needs: [],
    },
    {
      id: 'basic',
      title: { key: 'DRAWER.BASIC' },
      fields: [
        {
          id: 'assetName',
          type: 'text',
          value: (s: Reads) => s.cloud?.assetName,
          label: { key: 'drawers.cloud-asset.tabs.basic.fields.assetName.label', text: 'Asset name' },
        },
        {
          id: 'resourceGroup',
          type: 'text',
          value: (s: Reads) => s.cloud?.resourceGroup,
          label: {
            key: 'drawers.cloud-asset.tabs.basic.fields.resourceGroup.label',
            text: 'Resource group',
          },
        },
        {
          id: 'provider',
          type: 'text',
          value: (s: Reads) => s.cloud?.provider,
          label: { key: 'drawers.cloud-asset.tabs.basic.fields.provider.label', text: 'Provider' },
        },
        {
          id: 'region',
          type: 'text',
          value: (s: Reads) => s.cloud?.region,
          label: { key: 'drawers.cloud-asset.tabs.basic.fields.region.label', text: 'Region' },
        },
        {
          id: 'service',
          type: 'text',
          value: (s: Reads) => s.cloud?.service,
          label: { key: 'drawers.cloud-asset.tabs.basic.fields.service.label', text: 'Service' },
        },
        {
          id: 'resourceLink',
          type: 'link',
          value: (s: Reads) => s.cloud?.resourceLink,
          label: { key: 'drawers.cloud-asset.tabs.basic.fields.resourceLink.label', text: 'Resource link' },
          href: (s: Reads) => s.cloud?.resourceLink,
          unsecured: true,
          window: 'new',
        },
        {
          id: 'tag',
          type: 'map',
          value: (s: Reads) => s.cloud?.tag,
          label: { key: 'drawers.cloud-asset.tabs.basic.fields.tag.label', text: 'Tags' },
        },
      ],
      needs: ['cloud'],
    },
  ],
  needs: ['cloud'],
};

export default drawer;
