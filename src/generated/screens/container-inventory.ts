// Generated from descriptors/screens/container-inventory.json. Do not edit.
import type { Screen } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import containerProtectionScale from '../scales/container-protection';
import containerStatusScale from '../scales/container-status';
import riskLevelScale from '../scales/risk-level';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'container-inventory',
  kind: 'table',
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.container-inventory.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.container-inventory.filters.q.placeholder', text: 'Name, image or node' },
    },
    {
      type: 'choices',
      id: 'cluster',
      label: { key: 'screens.container-inventory.filters.cluster.label', text: 'Cluster' },
      options: [
        {
          value: 'optics-prod',
          label: {
            key: 'screens.container-inventory.filters.cluster.options.optics-prod.label',
            text: 'optics-prod',
          },
        },
        {
          value: 'optics-stage',
          label: {
            key: 'screens.container-inventory.filters.cluster.options.optics-stage.label',
            text: 'optics-stage',
          },
        },
        {
          value: 'factory-edge',
          label: {
            key: 'screens.container-inventory.filters.cluster.options.factory-edge.label',
            text: 'factory-edge',
          },
        },
        {
          value: 'data-batch',
          label: {
            key: 'screens.container-inventory.filters.cluster.options.data-batch.label',
            text: 'data-batch',
          },
        },
        {
          value: 'build',
          label: { key: 'screens.container-inventory.filters.cluster.options.build.label', text: 'build' },
        },
      ],
    },
    {
      type: 'choices',
      id: 'status',
      label: { key: 'screens.container-inventory.filters.status.label', text: 'State' },
      options: { scale: containerStatusScale },
    },
    {
      type: 'choices',
      id: 'protection',
      label: { key: 'screens.container-inventory.filters.protection.label', text: 'Protection' },
      options: { scale: containerProtectionScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.container-inventory.filters.risk.label', text: 'Risk' },
      options: { scale: riskLevelScale },
    },
  ],
  sources: {
    containers: {
      operation: 'containerList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        cluster: (s: Reads, f) => f.get(f.get(s, 'filter'), 'cluster'),
        status: (s: Reads, f) => f.get(f.get(s, 'filter'), 'status'),
        protection: (s: Reads, f) => f.get(f.get(s, 'filter'), 'protection'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
      },
    },
  },
  rows: (s: Reads) => s.containers?.items,
  total: (s: Reads) => s.containers?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.container-inventory.noun', text: 'containers' },
  sort: '-risk',
  columns: [
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.container-inventory.columns.name.label', text: 'Container' },
      value: (s: Reads) => s.item?.name,
      searchType: 9,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 230,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.container-inventory.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: assetRiskScale,
      showValue: true,
      sort: 'risk',
      width: 136,
    },
    {
      type: 'state',
      id: 'protection',
      label: { key: 'screens.container-inventory.columns.protection.label', text: 'Protection' },
      value: (s: Reads) => s.item?.protection,
      scale: containerProtectionScale,
      sort: 'protection',
      width: 150,
    },
    {
      type: 'state',
      id: 'status',
      label: { key: 'screens.container-inventory.columns.status.label', text: 'State' },
      value: (s: Reads) => s.item?.status,
      scale: containerStatusScale,
      sort: 'status',
      width: 130,
    },
    {
      type: 'text',
      id: 'cluster',
      label: { key: 'screens.container-inventory.columns.cluster.label', text: 'Cluster' },
      value: (s: Reads) => s.item?.cluster,
      sort: 'cluster',
      width: 130,
    },
    {
      type: 'text',
      id: 'namespace',
      label: { key: 'screens.container-inventory.columns.namespace.label', text: 'Namespace' },
      value: (s: Reads) => s.item?.namespace,
      sort: 'namespace',
      width: 130,
    },
    {
      type: 'text',
      id: 'node',
      label: { key: 'screens.container-inventory.columns.node.label', text: 'Node' },
      value: (s: Reads) => s.item?.node,
      sort: 'node',
      width: 150,
    },
    {
      type: 'mono',
      id: 'image',
      label: { key: 'screens.container-inventory.columns.image.label', text: 'Image' },
      value: (s: Reads) => s.item?.image,
      sort: 'image',
      width: 300,
    },
    {
      type: 'number',
      id: 'vulnerabilities',
      label: { key: 'screens.container-inventory.columns.vulnerabilities.label', text: 'Vulnerabilities' },
      value: (s: Reads) => s.item?.vulnerabilities,
      sort: 'vulnerabilities',
    },
    {
      type: 'number',
      id: 'restarts',
      label: { key: 'screens.container-inventory.columns.restarts.label', text: 'Restarts' },
      value: (s: Reads) => s.item?.restarts,
      sort: 'restarts',
    },
    {
      type: 'boolean',
      id: 'privileged',
      label: { key: 'screens.container-inventory.columns.privileged.label', text: 'Privileged' },
      value: (s: Reads) => s.item?.privileged,
    },
    {
      type: 'relativeTime',
      id: 'started',
      label: { key: 'screens.container-inventory.columns.started.label', text: 'Started' },
      value: (s: Reads) => s.item?.started,
      sort: 'started',
    },
  ],
  open: { type: 'openDrawer', searchType: 9, objectId: (s: Reads) => s.item?.id },
  paged: 'containers',
  needs: [],
};

export default screen;
