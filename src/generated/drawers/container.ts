// Generated from descriptors/drawers/container.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'container',
  searchType: 9,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.container.kind', text: 'Container' },
  icon: 'box',
  name: (s: Reads, f) => f.orElse(s.container?.name, s.input?.id),
  head: { facts: [{ id: 'status', value: (s: Reads) => s.container?.status }] },
  sources: {
    container: {
      operation: 'containerBasic',
      body: { containerId: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'main',
  tabs: [
    {
      id: 'main',
      title: { key: 'drawers.container.tabs.main.title', text: 'Container' },
      fields: [
        {
          id: 'name',
          type: 'text',
          value: (s: Reads) => s.container?.name,
          label: { key: 'drawers.container.tabs.main.fields.name.label', text: 'Name' },
        },
        {
          id: 'imageId',
          type: 'mono',
          value: (s: Reads) => s.container?.imageId,
          label: { key: 'drawers.container.tabs.main.fields.imageId.label', text: 'Image id' },
        },
        {
          id: 'status',
          type: 'text',
          value: (s: Reads) => s.container?.status,
          label: { key: 'drawers.container.tabs.main.fields.status.label', text: 'Status' },
        },
        {
          type: 'text',
          id: 'ports',
          value: (s: Reads, f) => f.get(f.at(s.container?.ports, 0), 'containerPort'),
          label: { key: 'drawers.container.tabs.main.fields.ports.label', text: 'Port' },
        },
        {
          id: 'volumeMounts',
          type: 'table',
          value: (s: Reads) => s.container?.volumeMounts,
          label: { key: 'drawers.container.tabs.main.fields.volumeMounts.label', text: 'Volume mounts' },
          columns: [
            {
              type: 'text',
              id: 'name',
              label: {
                key: 'drawers.container.tabs.main.fields.volumeMounts.columns.name.label',
                text: 'Name',
              },
              value: (s: Reads) => s.item?.name,
            },
            {
              type: 'mono',
              id: 'mountPath',
              label: {
                key: 'drawers.container.tabs.main.fields.volumeMounts.columns.mountPath.label',
                text: 'Path',
              },
              value: (s: Reads) => s.item?.mountPath,
            },
            {
              type: 'boolean',
              id: 'readonly',
              label: {
                key: 'drawers.container.tabs.main.fields.volumeMounts.columns.readonly.label',
                text: 'Read only',
              },
              value: (s: Reads) => s.item?.readonly,
            },
          ],
        },
        {
          id: 'command',
          type: 'list',
          value: (s: Reads) => s.container?.command,
          label: { key: 'drawers.container.tabs.main.fields.command.label', text: 'Command' },
          mono: true,
        },
        {
          id: 'args',
          type: 'list',
          value: (s: Reads) => s.container?.args,
          label: { key: 'drawers.container.tabs.main.fields.args.label', text: 'Args' },
          mono: true,
        },
        {
          id: 'env',
          type: 'map',
          value: (s: Reads) => s.container?.env,
          label: { key: 'drawers.container.tabs.main.fields.env.label', text: 'Env' },
          mono: true,
        },
        {
          id: 'securityContext',
          type: 'map',
          value: (s: Reads) => s.container?.securityContext,
          label: {
            key: 'drawers.container.tabs.main.fields.securityContext.label',
            text: 'Security context',
          },
          mono: true,
        },
      ],
      needs: ['container'],
    },
  ],
  needs: ['container'],
};

export default drawer;
