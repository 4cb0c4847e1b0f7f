// Generated from descriptors/drawers/email.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import wantedHeadersPanel from '../panels/wanted-headers';
import emailRiskScale from '../scales/email-risk';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'email',
  searchType: 1,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.email.kind', text: 'E-mail' },
  icon: 'envelope',
  name: (s: Reads, f) => f.orElse(f.at(s.email?.mailMsgSubject, 0), s.input?.id),
  head: {
    tag: {
      label: { key: 'drawers.email.head.tag.label', text: 'Risk level' },
      value: (s: Reads) => s.email?.riskLevel,
      scale: emailRiskScale,
    },
    facts: [
      {
        id: 'from',
        value: (s: Reads, f) => f.at(s.email?.mailFromAddresses, 0),
        label: { key: 'drawers.email.head.facts.from.label', text: 'From' },
      },
      {
        id: 'eventTime',
        value: (s: Reads) => s.email?.eventTime,
        label: { key: 'DRAWER.HEAD.EVENT' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    email: {
      operation: 'emailQuery',
      body: { messageId: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'main',
  tabs: [
    {
      id: 'main',
      title: { key: 'drawers.email.tabs.main.title', text: 'E-mail' },
      fields: [
        {
          id: 'riskLevel',
          type: 'scale',
          value: (s: Reads) => s.email?.riskLevel,
          label: { key: 'drawers.email.tabs.main.fields.riskLevel.label', text: 'Risk level' },
          scale: emailRiskScale,
        },
        {
          id: 'mailMsgSubject',
          type: 'list',
          value: (s: Reads) => s.email?.mailMsgSubject,
          label: { key: 'drawers.email.tabs.main.fields.mailMsgSubject.label', text: 'Subject' },
          first: 1000,
        },
        {
          id: 'eventTime',
          type: 'dateTime',
          value: (s: Reads) => s.email?.eventTime,
          label: { key: 'drawers.email.tabs.main.fields.eventTime.label', text: 'Event time' },
        },
        {
          id: 'mailFromAddresses',
          type: 'list',
          value: (s: Reads) => s.email?.mailFromAddresses,
          label: { key: 'drawers.email.tabs.main.fields.mailFromAddresses.label', text: 'From' },
          first: 1000,
        },
        {
          id: 'mailToAddresses',
          type: 'list',
          value: (s: Reads) => s.email?.mailToAddresses,
          label: { key: 'drawers.email.tabs.main.fields.mailToAddresses.label', text: 'To' },
          first: 1000,
          count: true,
        },
        {
          id: 'mailboxWithOrgId',
          type: 'list',
          value: (s: Reads) => s.email?.mailboxWithOrgId,
          label: { key: 'drawers.email.tabs.main.fields.mailboxWithOrgId.label', text: 'Mailboxes' },
          item: (s: Reads) => s.item?.mailbox,
          beside: (s: Reads) => s.item?.orgId,
          first: 10,
          count: true,
        },
        {
          id: 'mailAttachments',
          type: 'list',
          value: (s: Reads) => s.email?.mailAttachments,
          label: { key: 'drawers.email.tabs.main.fields.mailAttachments.label', text: 'Attachments' },
          item: (s: Reads) => s.item?.attachmentFileName,
          below: (s: Reads) => s.item?.attachmentSha1,
          first: 10,
          count: true,
        },
        {
          id: 'mailUrlsVisibleLink',
          type: 'list',
          value: (s: Reads) => s.email?.mailUrlsVisibleLink,
          label: { key: 'drawers.email.tabs.main.fields.mailUrlsVisibleLink.label', text: 'Links' },
          first: 10,
          count: true,
        },
        {
          id: 'mailMsgId',
          type: 'mono',
          value: (s: Reads) => s.email?.mailMsgId,
          label: { key: 'drawers.email.tabs.main.fields.mailMsgId.label', text: 'Message id' },
        },
        {
          id: 'mailWantedHeaders',
          type: 'popup',
          value: (s: Reads) => s.email?.mailWantedHeaders,
          label: { key: 'drawers.email.tabs.main.fields.mailWantedHeaders.label', text: 'Wanted headers' },
          link: { key: 'drawers.email.tabs.main.fields.mailWantedHeaders.link', text: 'Show headers' },
          panel: wantedHeadersPanel,
          with: { headers: (s: Reads) => s.email?.mailWantedHeaders },
          width: 900,
          as: 'headers',
        },
      ],
      needs: ['email'],
    },
  ],
  needs: ['email'],
};

export default drawer;
