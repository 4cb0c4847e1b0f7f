// Generated from descriptors/panels/tags.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'tags',
  input: { assetId: 'string?', hostTags: 'list?', predefinedTags: 'list?' },
  sources: {
    custom: {
      operation: 'customTags',
      query: { assetType: () => 1 },
      body: { assetIDs: [(s: Reads) => s.input?.assetId] },
      when: (s: Reads, f) => f.ne(f.orElse(s.input?.assetId, ''), ''),
    },
  },
  values: { hasCustom: (s: Reads, f) => f.orElse(f.gt(f.size(s.custom), 0), false) },
  emptyWhen: (s: Reads, f) => f.and(f.not(s.hasCustom), f.eq(f.size(f.orElse(s.input?.hostTags, [])), 0), f.eq(f.size(f.orElse(s.input?.predefinedTags, [])), 0)),
  buttons: [
    {
      id: 'edit-tags',
      label: { key: 'panels.tags.buttons.edit-tags.label', text: 'Edit tags' },
      icon: 'edit',
      visibleWhen: (s: Reads, f) => f.can(s, 'asd.assets'),
      action: { type: 'navigate', to: '/app/tag-management' },
    },
  ],
  fields: [
    {
      type: 'table',
      id: 'customTags',
      value: (s: Reads) => s.custom,
      label: { key: 'panels.tags.fields.customTags.label', text: 'Custom tags' },
      visibleWhen: (s: Reads) => s.hasCustom,
      columns: [
        {
          type: 'text',
          id: 'labelName',
          label: { key: 'panels.tags.fields.customTags.columns.labelName.label', text: 'Tag' },
          value: (s: Reads) => s.item?.labelName,
        },
        {
          type: 'chips',
          id: 'tagValues',
          label: { key: 'panels.tags.fields.customTags.columns.tagValues.label', text: 'Values' },
          value: (s: Reads, f) => f.map(s.item?.tagValues, ($tag) => f.get($tag, 'value')),
        },
      ],
    },
    {
      type: 'table',
      id: 'tags',
      value: (s: Reads) => s.input?.hostTags,
      label: { key: 'panels.tags.fields.tags.label', text: 'Endpoint tags' },
      visibleWhen: (s: Reads, f) => f.not(s.hasCustom),
      columns: [
        {
          type: 'text',
          id: 'labelName',
          label: { key: 'panels.tags.fields.tags.columns.labelName.label', text: 'Tag' },
          value: (s: Reads) => s.item?.labelName,
        },
        {
          type: 'chips',
          id: 'tagValues',
          label: { key: 'panels.tags.fields.tags.columns.tagValues.label', text: 'Values' },
          value: (s: Reads) => s.item?.tagValues,
        },
      ],
    },
    {
      type: 'table',
      id: 'predefined_tags',
      value: (s: Reads) => s.input?.predefinedTags,
      label: { key: 'panels.tags.fields.predefined_tags.label', text: 'Predefined tags' },
      columns: [
        {
          type: 'chips',
          id: 'tags',
          label: { key: 'panels.tags.fields.predefined_tags.columns.tags.label', text: 'Tags' },
          value: (s: Reads, f) => f.map(s.item?.tags, ($tag) => f.get($tag, 'name')),
        },
      ],
    },
  ],
  needs: ['custom'],
};

export default panel;
