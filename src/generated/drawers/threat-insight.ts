// Generated from descriptors/drawers/threat-insight.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'threat-insight',
  searchType: 12,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.threat-insight.kind', text: 'Threat insight' },
  icon: 'virus',
  name: (s: Reads, f) => f.orElse(s.input?.name, s.input?.id),
  head: { facts: [{ id: 'objectType', value: (s: Reads) => s.insight?.objectType }] },
  sources: {
    insight: {
      operation: 'threatInsightQuery',
      query: { name: (s: Reads) => s.input?.id, type: (s: Reads, f) => f.orElse(s.input?.type, 'maltool') },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: { key: 'drawers.threat-insight.tabs.basic.title', text: 'Basic' },
      fields: [
        {
          id: 'objectType',
          type: 'text',
          value: (s: Reads) => s.insight?.objectType,
          label: { key: 'drawers.threat-insight.tabs.basic.fields.objectType.label', text: 'Object type' },
        },
        {
          id: 'description',
          type: 'text',
          value: (s: Reads) => s.insight?.description,
          label: { key: 'drawers.threat-insight.tabs.basic.fields.description.label', text: 'Description' },
          wide: true,
        },
      ],
      needs: ['insight'],
    },
    {
      id: 'reports',
      title: { key: 'drawers.threat-insight.tabs.reports.title', text: 'Associated reports' },
      fields: [
        {
          id: 'emergingThreats',
          type: 'list',
          value: (s: Reads) => s.insight?.emergingThreats,
          label: {
            key: 'drawers.threat-insight.tabs.reports.fields.emergingThreats.label',
            text: 'Emerging threats',
          },
          item: (s: Reads) => s.item?.name,
          href: (s: Reads, f) => f.add('/index.html#/app/ti/intelligence_insights?name=', f.encode(s.item?.name)),
          window: 'new',
        },
        {
          id: 'threatActors',
          type: 'list',
          value: (s: Reads) => s.insight?.threatActors,
          label: {
            key: 'drawers.threat-insight.tabs.reports.fields.threatActors.label',
            text: 'Threat actors',
          },
          item: (s: Reads) => s.item?.name,
          href: (s: Reads, f) => f.add('/index.html#/app/ti/intelligence_insights?name=', f.encode(s.item?.name)),
          window: 'new',
        },
      ],
      needs: ['insight'],
    },
  ],
  needs: [],
};

export default drawer;
