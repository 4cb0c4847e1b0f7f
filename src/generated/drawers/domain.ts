// Generated from descriptors/drawers/domain.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import activityPanel from '../panels/activity';
import threatIntelligencePanel from '../panels/threat-intelligence';
import { predicates as p } from '../predicates';
import webReputationScale from '../scales/web-reputation';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'domain',
  searchType: 5,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.domain.kind', text: 'Domain' },
  icon: 'globe-network',
  name: (s: Reads) => s.input?.id,
  head: {
    tag: {
      label: { key: 'DRAWER.HEAD.REPUTATION' },
      value: (s: Reads) => s.domain?.wrsScore,
      scale: webReputationScale,
      showValue: true,
    },
    facts: [
      { id: 'location', value: (s: Reads, f) => f.at(s.domain?.hostedLocation, 0) },
      {
        id: 'createdDate',
        value: (s: Reads) => s.domain?.createdDate,
        label: { key: 'drawers.domain.head.facts.createdDate.label', text: 'Created' },
        as: 'date',
      },
      {
        id: 'lastSeen',
        value: (s: Reads) => s.domain?.lastSeen,
        label: { key: 'DRAWER.RISK.LAST_SEEN' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    domain: {
      operation: 'domainQuery',
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
      body: { domain: (s: Reads) => s.input?.id },
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: { key: 'drawers.domain.tabs.basic.title', text: 'Basic' },
      fields: [
        {
          id: 'wrsScore',
          type: 'scale',
          value: (s: Reads) => s.domain?.wrsScore,
          label: { key: 'drawers.domain.tabs.basic.fields.wrsScore.label', text: 'Web reputation score' },
          scale: webReputationScale,
          showValue: true,
        },
        {
          id: 'wrsCategory',
          type: 'list',
          value: (s: Reads) => s.domain?.wrsCategory,
          label: {
            key: 'drawers.domain.tabs.basic.fields.wrsCategory.label',
            text: 'Web reputation category',
          },
        },
        {
          id: 'domainName',
          type: 'text',
          value: (s: Reads) => s.domain?.domainName,
          label: { key: 'drawers.domain.tabs.basic.fields.domainName.label', text: 'Domain' },
        },
        {
          id: 'registrantName',
          type: 'text',
          value: (s: Reads) => s.domain?.registrantName,
          label: { key: 'drawers.domain.tabs.basic.fields.registrantName.label', text: 'Registrant name' },
        },
        {
          id: 'registrantCounty',
          type: 'text',
          value: (s: Reads) => s.domain?.registrantCounty,
          label: {
            key: 'drawers.domain.tabs.basic.fields.registrantCounty.label',
            text: 'Registrant country',
          },
        },
        {
          id: 'createdDate',
          type: 'date',
          value: (s: Reads) => s.domain?.createdDate,
          label: { key: 'drawers.domain.tabs.basic.fields.createdDate.label', text: 'Created' },
        },
        {
          id: 'updatedDate',
          type: 'date',
          value: (s: Reads) => s.domain?.updatedDate,
          label: { key: 'drawers.domain.tabs.basic.fields.updatedDate.label', text: 'Updated' },
        },
        {
          id: 'expiredDate',
          type: 'date',
          value: (s: Reads) => s.domain?.expiredDate,
          label: { key: 'drawers.domain.tabs.basic.fields.expiredDate.label', text: 'Expires' },
        },
        {
          id: 'hostedIP',
          type: 'list',
          value: (s: Reads) => s.domain?.hostedIP,
          label: { key: 'drawers.domain.tabs.basic.fields.hostedIP.label', text: 'Hosted IPs' },
          mono: true,
        },
        {
          id: 'hostedLocation',
          type: 'list',
          value: (s: Reads) => s.domain?.hostedLocation,
          label: { key: 'drawers.domain.tabs.basic.fields.hostedLocation.label', text: 'Hosted locations' },
        },
      ],
      needs: ['domain'],
    },
    {
      id: 'activity',
      title: { key: 'drawers.domain.tabs.activity.title', text: 'Activity' },
      panel: activityPanel,
      with: {
        firstSeen: (s: Reads) => s.domain?.firstSeen,
        lastSeen: (s: Reads) => s.domain?.lastSeen,
        hourlyAverageActivities: (s: Reads) => s.domain?.hourlyAverageActivities,
        totalActivities: (s: Reads) => s.domain?.totalActivities,
        peakHourTime: (s: Reads) => s.domain?.peakHourTime,
        peakHourActivities: (s: Reads) => s.domain?.peakHourActivities,
        activityHistory: (s: Reads) => s.domain?.activityHistory,
      },
      needs: ['domain'],
    },
    {
      id: 'threat-intelligence',
      title: { key: 'drawers.domain.tabs.threat-intelligence.title', text: 'Threat intelligence' },
      visibleWhen: (s: Reads, f) => f.not(p.restrictedRegion(s, f)),
      panel: threatIntelligencePanel,
      with: { kind: () => 'domain', id: (s: Reads) => s.input?.id },
      needs: [],
    },
  ],
  needs: [],
};

export default drawer;
