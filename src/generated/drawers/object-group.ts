// Generated from descriptors/drawers/object-group.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'object-group',
  opens: 'object-group',
  title: { key: 'drawers.object-group.title', text: 'Sensitive files' },
  kind: { key: 'drawers.object-group.kind', text: 'Object group' },
  icon: 'multi-select',
  name: (s: Reads) => s.input?.title,
  width: 500,
  head: {
    facts: [
      {
        id: 'count',
        value: (s: Reads, f) => f.size(s.group?.items),
        label: { key: 'drawers.object-group.head.facts.count.label', text: 'Objects' },
        as: 'number',
      },
    ],
  },
  sources: { group: { operation: 'lineageOatFiles', body: { payload: (s: Reads) => s.input?.payload } } },
  defaultTab: 'main',
  tabs: [
    {
      id: 'main',
      title: { key: 'drawers.object-group.tabs.main.title', text: 'Sensitive files' },
      fields: [
        {
          id: 'items',
          type: 'table',
          value: (s: Reads) => s.group?.items,
          label: { key: 'drawers.object-group.tabs.main.fields.items.label', text: 'Sensitive files' },
          count: true,
          stacks: true,
          columns: [
            {
              type: 'text',
              id: 'fileName',
              label: {
                key: 'drawers.object-group.tabs.main.fields.items.columns.fileName.label',
                text: 'File name',
              },
              value: (s: Reads) => s.item?.fileName,
              copy: true,
            },
            {
              type: 'mono',
              id: 'fullUri',
              label: {
                key: 'drawers.object-group.tabs.main.fields.items.columns.fullUri.label',
                text: 'Full URI',
              },
              value: (s: Reads) => s.item?.fullUri,
              copy: true,
            },
            {
              type: 'mono',
              id: 'fileHash',
              label: {
                key: 'drawers.object-group.tabs.main.fields.items.columns.fileHash.label',
                text: 'File hash',
              },
              value: (s: Reads) => s.item?.fileHash,
              copy: true,
            },
            {
              type: 'mono',
              id: 'edgeId',
              label: {
                key: 'drawers.object-group.tabs.main.fields.items.columns.edgeId.label',
                text: 'Edge id',
              },
              value: (s: Reads) => s.item?.edgeId,
              copy: true,
            },
            {
              type: 'button',
              id: 'lineage',
              label: {
                key: 'drawers.object-group.tabs.main.fields.items.columns.lineage.label',
                text: 'Data lineage',
              },
              button: {
                id: 'check-lineage',
                label: {
                  key: 'drawers.object-group.tabs.main.fields.items.columns.lineage.button.label',
                  text: 'Check Data Lineage',
                },
                enabledWhen: (s: Reads, f) => f.and(f.can(s, 'dataPolicy.view_data_lineage'), f.ne(f.orElse(s.item?.edgeId, ''), '')),
                disabledReason: { key: 'DRAWER.LINEAGE.NO_PERMISSION' },
                disabledReasonWhen: [
                  {
                    id: 'no-edge',
                    when: (s: Reads, f) => f.can(s, 'dataPolicy.view_data_lineage'),
                    text: { key: 'DRAWER.LINEAGE.NO_EDGE' },
                  },
                ],
                action: {
                  type: 'call',
                  operation: 'lineageEntry',
                  query: { edgeId: (s: Reads) => s.item?.edgeId },
                  then: [
                    {
                      type: 'open',
                      window: 'new',
                      href: (s: Reads, f) => f.orElse(f.add(f.add(f.add('/index.html#/app/data-policy?action=view_data_lineage&sourceId=', f.encode(f.get(f.orElse(f.at(f.filter(f.get(s.answer, 'entries'), ($entry) => f.eq(f.get($entry, 'filename'), s.item?.fileName)), 0), f.at(f.get(s.answer, 'entries'), 0)), 'source_id'))), '&entryId='), f.encode(f.get(f.orElse(f.at(f.filter(f.get(s.answer, 'entries'), ($entry) => f.eq(f.get($entry, 'filename'), s.item?.fileName)), 0), f.at(f.get(s.answer, 'entries'), 0)), 'entry_id'))), f.add('/index.html#/app/data-policy?action=view_data_lineage&sourceId=&edgeId=', f.encode(s.item?.edgeId))),
                    },
                  ],
                  failed: [
                    {
                      type: 'open',
                      window: 'new',
                      href: (s: Reads, f) => f.add('/index.html#/app/data-policy?action=view_data_lineage&sourceId=&edgeId=', f.encode(s.item?.edgeId)),
                    },
                  ],
                },
              },
            },
          ],
        },
      ],
      needs: ['group'],
    },
  ],
  needs: [],
};

export default drawer;
