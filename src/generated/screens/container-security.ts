// Generated from descriptors/screens/container-security.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import containerProtectionScale from '../scales/container-protection';
import containerStatusScale from '../scales/container-status';
import riskLevelScale from '../scales/risk-level';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'container-security',
  kind: 'tiles',
  sources: {
    summary: { operation: 'containerSummary' },
    risky: { operation: 'containerList', query: { sort: () => '-risk', limit: () => 12 } },
  },
  tiles: [
    {
      type: 'number',
      id: 'total',
      title: { key: 'screens.container-security.tiles.total.title', text: 'Containers' },
      span: 3,
      value: (s: Reads) => s.summary?.total,
      action: { type: 'navigate', to: '/app/server-cloud/container-inventory' },
      needs: ['summary'],
    },
    {
      type: 'ring',
      id: 'by-protection',
      title: { key: 'screens.container-security.tiles.by-protection.title', text: 'Protection' },
      span: 3,
      rows: (s: Reads) => s.summary?.byProtection,
      name: (s: Reads) => s.item?.protection,
      value: (s: Reads) => s.item?.count,
      scale: containerProtectionScale,
      unit: { key: 'screens.container-security.tiles.by-protection.unit', text: 'containers' },
      open: {
        type: 'navigate',
        to: '/app/server-cloud/container-inventory',
        query: { protection: (s: Reads) => s.item?.protection },
      },
      needs: ['summary'],
    },
    {
      type: 'ring',
      id: 'by-risk',
      title: { key: 'screens.container-security.tiles.by-risk.title', text: 'Risk' },
      span: 3,
      rows: (s: Reads) => s.summary?.byRisk,
      name: (s: Reads) => s.item?.level,
      value: (s: Reads) => s.item?.count,
      scale: riskLevelScale,
      unit: { key: 'screens.container-security.tiles.by-risk.unit', text: 'containers' },
      open: {
        type: 'navigate',
        to: '/app/server-cloud/container-inventory',
        query: { risk: (s: Reads) => s.item?.level },
      },
      needs: ['summary'],
    },
    {
      type: 'bar',
      id: 'by-state',
      title: { key: 'screens.container-security.tiles.by-state.title', text: 'State' },
      span: 3,
      rows: (s: Reads) => s.summary?.byState,
      name: (s: Reads) => s.item?.state,
      value: (s: Reads) => s.item?.count,
      scale: containerStatusScale,
      open: {
        type: 'navigate',
        to: '/app/server-cloud/container-inventory',
        query: { status: (s: Reads) => s.item?.state },
      },
      needs: ['summary'],
    },
    {
      type: 'list',
      id: 'clusters',
      title: { key: 'screens.container-security.tiles.clusters.title', text: 'Clusters' },
      span: 5,
      rows: (s: Reads) => s.summary?.byCluster,
      rowId: (s: Reads) => s.item?.cluster,
      first: 10,
      columns: [
        {
          type: 'text',
          id: 'cluster',
          label: { key: 'screens.container-security.tiles.clusters.columns.cluster.label', text: 'Cluster' },
          value: (s: Reads) => s.item?.cluster,
        },
        {
          type: 'number',
          id: 'count',
          label: {
            key: 'screens.container-security.tiles.clusters.columns.count.label',
            text: 'Containers',
          },
          value: (s: Reads) => s.item?.count,
        },
        {
          type: 'number',
          id: 'protected',
          label: {
            key: 'screens.container-security.tiles.clusters.columns.protected.label',
            text: 'Protected',
          },
          value: (s: Reads) => s.item?.protected,
        },
        {
          type: 'number',
          id: 'highRisk',
          label: {
            key: 'screens.container-security.tiles.clusters.columns.highRisk.label',
            text: 'High risk',
          },
          value: (s: Reads) => s.item?.highRisk,
        },
      ],
      open: {
        type: 'navigate',
        to: '/app/server-cloud/container-inventory',
        query: { cluster: (s: Reads) => s.item?.cluster },
      },
      needs: ['summary'],
    },
    {
      type: 'list',
      id: 'risky',
      title: { key: 'screens.container-security.tiles.risky.title', text: 'Containers at risk' },
      span: 7,
      rows: (s: Reads) => s.risky?.items,
      rowId: (s: Reads) => s.item?.id,
      first: 10,
      columns: [
        {
          type: 'object',
          id: 'name',
          label: { key: 'screens.container-security.tiles.risky.columns.name.label', text: 'Container' },
          value: (s: Reads) => s.item?.name,
          searchType: 9,
          objectId: (s: Reads) => s.item?.id,
        },
        {
          type: 'scale',
          id: 'risk',
          label: { key: 'screens.container-security.tiles.risky.columns.risk.label', text: 'Risk' },
          value: (s: Reads) => s.item?.risk,
          scale: assetRiskScale,
          showValue: true,
        },
        {
          type: 'state',
          id: 'protection',
          label: {
            key: 'screens.container-security.tiles.risky.columns.protection.label',
            text: 'Protection',
          },
          value: (s: Reads) => s.item?.protection,
          scale: containerProtectionScale,
        },
        {
          type: 'text',
          id: 'cluster',
          label: { key: 'screens.container-security.tiles.risky.columns.cluster.label', text: 'Cluster' },
          value: (s: Reads) => s.item?.cluster,
        },
      ],
      open: { type: 'openDrawer', searchType: 9, objectId: (s: Reads) => s.item?.id },
      buttons: [
        {
          id: 'all',
          label: { key: 'screens.container-security.tiles.risky.buttons.all.label', text: 'All containers' },
          asLink: true,
          action: {
            type: 'navigate',
            to: '/app/server-cloud/container-inventory',
            query: { sort: () => '-risk' },
          },
        },
      ],
      needs: ['risky'],
    },
  ],
  needs: [],
};

export default screen;
