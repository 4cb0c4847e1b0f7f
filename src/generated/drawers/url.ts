// Generated from descriptors/drawers/url.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import activityPanel from '../panels/activity';
import sandboxPanel from '../panels/sandbox';
import threatIntelligencePanel from '../panels/threat-intelligence';
import { predicates as p } from '../predicates';
import webReputationScale from '../scales/web-reputation';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'url',
  searchType: 4,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.url.kind', text: 'URL' },
  icon: 'link',
  name: (s: Reads) => s.input?.id,
  head: {
    tag: {
      label: { key: 'DRAWER.HEAD.REPUTATION' },
      value: (s: Reads) => s.url?.wrsScore,
      scale: webReputationScale,
      showValue: true,
    },
    facts: [
      { id: 'location', value: (s: Reads, f) => f.at(s.url?.hostedLocation, 0) },
      {
        id: 'lastSeen',
        value: (s: Reads) => s.url?.lastSeen,
        label: { key: 'DRAWER.RISK.LAST_SEEN' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    url: {
      operation: 'urlQuery',
      body: { url: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: { key: 'drawers.url.tabs.basic.title', text: 'Basic' },
      fields: [
        {
          id: 'wrsScore',
          type: 'scale',
          value: (s: Reads) => s.url?.wrsScore,
          label: { key: 'drawers.url.tabs.basic.fields.wrsScore.label', text: 'Web reputation score' },
          scale: webReputationScale,
          showValue: true,
        },
        {
          id: 'wrsCategory',
          type: 'list',
          value: (s: Reads) => s.url?.wrsCategory,
          label: { key: 'drawers.url.tabs.basic.fields.wrsCategory.label', text: 'Web reputation category' },
        },
        {
          id: 'objectName',
          type: 'text',
          value: (s: Reads) => s.url?.objectName,
          label: { key: 'drawers.url.tabs.basic.fields.objectName.label', text: 'Object name' },
        },
        {
          id: 'domainName',
          type: 'text',
          value: (s: Reads) => s.url?.domainName,
          label: { key: 'drawers.url.tabs.basic.fields.domainName.label', text: 'Domain' },
        },
        {
          id: 'registrantName',
          type: 'text',
          value: (s: Reads) => s.url?.registrantName,
          label: { key: 'drawers.url.tabs.basic.fields.registrantName.label', text: 'Registrant name' },
        },
        {
          id: 'registrantCounty',
          type: 'text',
          value: (s: Reads) => s.url?.registrantCounty,
          label: { key: 'drawers.url.tabs.basic.fields.registrantCounty.label', text: 'Registrant country' },
        },
        {
          id: 'createdDate',
          type: 'date',
          value: (s: Reads) => s.url?.createdDate,
          label: { key: 'drawers.url.tabs.basic.fields.createdDate.label', text: 'Created' },
        },
        {
          id: 'updatedDate',
          type: 'date',
          value: (s: Reads) => s.url?.updatedDate,
          label: { key: 'drawers.url.tabs.basic.fields.updatedDate.label', text: 'Updated' },
        },
        {
          id: 'expiredDate',
          type: 'date',
          value: (s: Reads) => s.url?.expiredDate,
          label: { key: 'drawers.url.tabs.basic.fields.expiredDate.label', text: 'Expires' },
        },
        {
          id: 'host',
          type: 'text',
          value: (s: Reads) => s.url?.host,
          label: { key: 'drawers.url.tabs.basic.fields.host.label', text: 'Host' },
        },
        {
          id: 'hostedIP',
          type: 'list',
          value: (s: Reads) => s.url?.hostedIP,
          label: { key: 'drawers.url.tabs.basic.fields.hostedIP.label', text: 'Hosted IPs' },
          mono: true,
        },
        {
          id: 'hostedLocation',
          type: 'list',
          value: (s: Reads) => s.url?.hostedLocation,
          label: { key: 'drawers.url.tabs.basic.fields.hostedLocation.label', text: 'Hosted locations' },
        },
      ],
      needs: ['url'],
    },
    {
      id: 'activity',
      title: { key: 'drawers.url.tabs.activity.title', text: 'Activity' },
      panel: activityPanel,
      with: {
        firstSeen: (s: Reads) => s.url?.firstSeen,
        lastSeen: (s: Reads) => s.url?.lastSeen,
        hourlyAverageActivities: (s: Reads) => s.url?.hourlyAverageActivities,
        totalActivities: (s: Reads) => s.url?.totalActivities,
        peakHourTime: (s: Reads) => s.url?.peakHourTime,
        peakHourActivities: (s: Reads) => s.url?.peakHourActivities,
        activityHistory: (s: Reads) => s.url?.activityHistory,
      },
      needs: ['url'],
    },
    {
      id: 'sandbox',
      title: { key: 'drawers.url.tabs.sandbox.title', text: 'Sandbox' },
      panel: sandboxPanel,
      with: {
        objectType: () => 'url',
        searchId: (s: Reads, f) => f.base64(s.input?.id),
        address: (s: Reads) => s.input?.id,
      },
      needs: [],
    },
    {
      id: 'threat-intelligence',
      title: { key: 'drawers.url.tabs.threat-intelligence.title', text: 'Threat intelligence' },
      visibleWhen: (s: Reads, f) => f.not(p.restrictedRegion(s, f)),
      panel: threatIntelligencePanel,
      with: { kind: () => 'url', id: (s: Reads, f) => f.base64(s.input?.id) },
      needs: [],
    },
  ],
  needs: [],
};

export default drawer;
