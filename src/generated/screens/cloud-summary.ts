// Generated from descriptors/screens/cloud-summary.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import cloudTypeScale from '../scales/cloud-type';
import riskLevelScale from '../scales/risk-level';
import severityScale from '../scales/severity';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'cloud-summary',
  kind: 'tiles',
  sources: {
    summary: { operation: 'cloudSummary' },
    risky: { operation: 'cloudAssetList', query: { sort: () => '-risk', limit: () => 12 } },
  },
  tiles: [
    {
      type: 'number',
      id: 'total',
      title: { key: 'screens.cloud-summary.tiles.total.title', text: 'Cloud assets' },
      span: 3,
      value: (s: Reads) => s.summary?.total,
      action: { type: 'navigate', to: '/app/server-cloud/cloud-overview', query: { tab: () => 2 } },
      needs: ['summary'],
    },
    {
      type: 'number',
      id: 'accounts',
      title: { key: 'screens.cloud-summary.tiles.accounts.title', text: 'Accounts' },
      span: 3,
      value: (s: Reads) => s.summary?.accounts,
      needs: ['summary'],
    },
    {
      type: 'ring',
      id: 'by-risk',
      title: { key: 'screens.cloud-summary.tiles.by-risk.title', text: 'Risk' },
      span: 3,
      rows: (s: Reads) => s.summary?.byRisk,
      name: (s: Reads) => s.item?.level,
      value: (s: Reads) => s.item?.count,
      scale: riskLevelScale,
      unit: { key: 'screens.cloud-summary.tiles.by-risk.unit', text: 'assets' },
      open: {
        type: 'navigate',
        to: '/app/server-cloud/cloud-overview',
        query: { tab: () => 2, risk: (s: Reads) => s.item?.level },
      },
      needs: ['summary'],
    },
    {
      type: 'ring',
      id: 'by-provider',
      title: { key: 'screens.cloud-summary.tiles.by-provider.title', text: 'Provider' },
      span: 3,
      rows: (s: Reads) => s.summary?.byProvider,
      name: (s: Reads) => s.item?.provider,
      value: (s: Reads) => s.item?.count,
      unit: { key: 'screens.cloud-summary.tiles.by-provider.unit', text: 'assets' },
      open: {
        type: 'navigate',
        to: '/app/server-cloud/cloud-overview',
        query: { tab: () => 2, provider: (s: Reads) => s.item?.provider },
      },
      needs: ['summary'],
    },
    {
      type: 'list',
      id: 'misconfigurations',
      title: { key: 'screens.cloud-summary.tiles.misconfigurations.title', text: 'Misconfigurations' },
      span: 6,
      rows: (s: Reads) => s.summary?.misconfigurations,
      rowId: (s: Reads) => s.item?.id,
      first: 8,
      columns: [
        {
          type: 'text',
          id: 'title',
          label: {
            key: 'screens.cloud-summary.tiles.misconfigurations.columns.title.label',
            text: 'Misconfiguration',
          },
          value: (s: Reads) => s.item?.title,
        },
        {
          type: 'scale',
          id: 'severity',
          label: {
            key: 'screens.cloud-summary.tiles.misconfigurations.columns.severity.label',
            text: 'Severity',
          },
          value: (s: Reads) => s.item?.severity,
          scale: severityScale,
        },
        {
          type: 'number',
          id: 'count',
          label: {
            key: 'screens.cloud-summary.tiles.misconfigurations.columns.count.label',
            text: 'Assets',
          },
          value: (s: Reads) => s.item?.count,
        },
      ],
      needs: ['summary'],
    },
    {
      type: 'list',
      id: 'risky',
      title: { key: 'screens.cloud-summary.tiles.risky.title', text: 'Assets at risk' },
      span: 6,
      rows: (s: Reads) => s.risky?.items,
      rowId: (s: Reads) => s.item?.id,
      first: 8,
      columns: [
        {
          type: 'object',
          id: 'name',
          label: { key: 'screens.cloud-summary.tiles.risky.columns.name.label', text: 'Asset' },
          value: (s: Reads) => s.item?.name,
          searchType: 10,
          objectId: (s: Reads) => s.item?.id,
        },
        {
          type: 'scale',
          id: 'risk',
          label: { key: 'screens.cloud-summary.tiles.risky.columns.risk.label', text: 'Risk' },
          value: (s: Reads) => s.item?.risk,
          scale: assetRiskScale,
          showValue: true,
        },
        {
          type: 'state',
          id: 'type',
          label: { key: 'screens.cloud-summary.tiles.risky.columns.type.label', text: 'Kind' },
          value: (s: Reads) => s.item?.type,
          scale: cloudTypeScale,
        },
      ],
      open: { type: 'openDrawer', searchType: 10, objectId: (s: Reads) => s.item?.id },
      buttons: [
        {
          id: 'all',
          label: { key: 'screens.cloud-summary.tiles.risky.buttons.all.label', text: 'All assets' },
          asLink: true,
          action: {
            type: 'navigate',
            to: '/app/server-cloud/cloud-overview',
            query: { tab: () => 2, sort: () => '-risk' },
          },
        },
      ],
      needs: ['risky'],
    },
    {
      type: 'bar',
      id: 'by-type',
      title: { key: 'screens.cloud-summary.tiles.by-type.title', text: 'Kinds' },
      span: 6,
      rows: (s: Reads) => s.summary?.byType,
      name: (s: Reads) => s.item?.type,
      value: (s: Reads) => s.item?.count,
      scale: cloudTypeScale,
      open: {
        type: 'navigate',
        to: '/app/server-cloud/cloud-overview',
        query: { tab: () => 2, type: (s: Reads) => s.item?.type },
      },
      needs: ['summary'],
    },
    {
      type: 'list',
      id: 'by-account',
      title: { key: 'screens.cloud-summary.tiles.by-account.title', text: 'Accounts' },
      span: 6,
      rows: (s: Reads) => s.summary?.byAccount,
      rowId: (s: Reads) => s.item?.id,
      first: 8,
      columns: [
        {
          type: 'text',
          id: 'name',
          label: { key: 'screens.cloud-summary.tiles.by-account.columns.name.label', text: 'Account' },
          value: (s: Reads) => s.item?.name,
        },
        {
          type: 'text',
          id: 'provider',
          label: { key: 'screens.cloud-summary.tiles.by-account.columns.provider.label', text: 'Provider' },
          value: (s: Reads) => s.item?.provider,
        },
        {
          type: 'number',
          id: 'count',
          label: { key: 'screens.cloud-summary.tiles.by-account.columns.count.label', text: 'Assets' },
          value: (s: Reads) => s.item?.count,
        },
        {
          type: 'number',
          id: 'highRisk',
          label: { key: 'screens.cloud-summary.tiles.by-account.columns.highRisk.label', text: 'High risk' },
          value: (s: Reads) => s.item?.highRisk,
        },
      ],
      open: {
        type: 'navigate',
        to: '/app/server-cloud/cloud-overview',
        query: { tab: () => 2, account: (s: Reads) => s.item?.id },
      },
      needs: ['summary'],
    },
  ],
  needs: [],
};

export default screen;
