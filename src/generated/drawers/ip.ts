// Generated from descriptors/drawers/ip.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import activityPanel from '../panels/activity';
import threatIntelligencePanel from '../panels/threat-intelligence';
import { predicates as p } from '../predicates';
import webReputationScale from '../scales/web-reputation';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'ip',
  searchType: 6,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.ip.kind', text: 'IP address' },
  icon: 'ip-address',
  name: (s: Reads) => s.input?.id,
  head: {
    tag: {
      label: { key: 'DRAWER.HEAD.REPUTATION' },
      value: (s: Reads) => s.ip?.wrsScore,
      scale: webReputationScale,
      showValue: true,
    },
    facts: [
      { id: 'location', value: (s: Reads, f) => f.at(s.ip?.hostedLocation, 0) },
      {
        id: 'lastSeen',
        value: (s: Reads) => s.ip?.lastSeen,
        label: { key: 'DRAWER.RISK.LAST_SEEN' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    ip: {
      operation: 'ipQuery',
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
      body: { ip: (s: Reads) => s.input?.id },
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: { key: 'drawers.ip.tabs.basic.title', text: 'Basic' },
      fields: [
        {
          type: 'mono',
          id: 'objectName',
          value: (s: Reads, f) => f.orElse(s.ip?.objectName, s.input?.id),
          label: { key: 'drawers.ip.tabs.basic.fields.objectName.label', text: 'IP address' },
        },
        {
          id: 'wrsScore',
          type: 'scale',
          value: (s: Reads) => s.ip?.wrsScore,
          label: { key: 'drawers.ip.tabs.basic.fields.wrsScore.label', text: 'Web reputation score' },
          scale: webReputationScale,
          showValue: true,
        },
        {
          id: 'wrsCategory',
          type: 'list',
          value: (s: Reads) => s.ip?.wrsCategory,
          label: { key: 'drawers.ip.tabs.basic.fields.wrsCategory.label', text: 'Web reputation category' },
        },
        {
          id: 'host',
          type: 'text',
          value: (s: Reads) => s.ip?.host,
          label: { key: 'drawers.ip.tabs.basic.fields.host.label', text: 'Host' },
        },
        {
          id: 'hostedLocation',
          type: 'list',
          value: (s: Reads) => s.ip?.hostedLocation,
          label: { key: 'drawers.ip.tabs.basic.fields.hostedLocation.label', text: 'Location' },
        },
        {
          id: 'extra.port',
          type: 'text',
          value: (s: Reads) => s.input?.extra?.port,
          label: { key: 'drawers.ip.tabs.basic.fields.extra.port.label', text: 'Port' },
          visibleWhen: (s: Reads, f) => f.has(s.input?.extra),
        },
        {
          id: 'extra.protocol',
          type: 'text',
          value: (s: Reads) => s.input?.extra?.protocol,
          label: { key: 'drawers.ip.tabs.basic.fields.extra.protocol.label', text: 'Protocol' },
          visibleWhen: (s: Reads, f) => f.has(s.input?.extra),
        },
        {
          id: 'extra.account',
          type: 'text',
          value: (s: Reads) => s.input?.extra?.account,
          label: { key: 'drawers.ip.tabs.basic.fields.extra.account.label', text: 'Account' },
          visibleWhen: (s: Reads, f) => f.has(s.input?.extra),
        },
      ],
      needs: ['ip'],
    },
    {
      id: 'activity',
      title: { key: 'drawers.ip.tabs.activity.title', text: 'Activity' },
      panel: activityPanel,
      with: {
        firstSeen: (s: Reads) => s.ip?.firstSeen,
        lastSeen: (s: Reads) => s.ip?.lastSeen,
        hourlyAverageActivities: (s: Reads) => s.ip?.hourlyAverageActivities,
        totalActivities: (s: Reads) => s.ip?.totalActivities,
        peakHourTime: (s: Reads) => s.ip?.peakHourTime,
        peakHourActivities: (s: Reads) => s.ip?.peakHourActivities,
        activityHistory: (s: Reads) => s.ip?.activityHistory,
      },
      needs: ['ip'],
    },
    {
      id: 'threat-intelligence',
      title: { key: 'drawers.ip.tabs.threat-intelligence.title', text: 'Threat intelligence' },
      visibleWhen: (s: Reads, f) => f.and(f.not(p.restrictedRegion(s, f)), f.not(f.isPrivateIp(s.input?.id))),
      panel: threatIntelligencePanel,
      with: { kind: () => 'ip_address', id: (s: Reads) => s.input?.id },
      needs: [],
    },
  ],
  needs: [],
};

export default drawer;
