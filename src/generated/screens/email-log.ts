// Generated from descriptors/screens/email-log.json. Do not edit.
import type { Screen } from '../descriptor-types';
import emailRiskScale from '../scales/email-risk';
import mailActionScale from '../scales/mail-action';
import mailDirectionScale from '../scales/mail-direction';
import mailRiskScale from '../scales/mail-risk';
import mailVerdictScale from '../scales/mail-verdict';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'email-log',
  kind: 'table',
  period: true,
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.email-log.filters.q.label', text: 'Search' },
      placeholder: { key: 'screens.email-log.filters.q.placeholder', text: 'Sender, recipient or subject' },
    },
    {
      type: 'choices',
      id: 'verdict',
      label: { key: 'screens.email-log.filters.verdict.label', text: 'Verdict' },
      options: { scale: mailVerdictScale },
    },
    {
      type: 'choices',
      id: 'action',
      label: { key: 'screens.email-log.filters.action.label', text: 'Action' },
      options: { scale: mailActionScale },
    },
    {
      type: 'choices',
      id: 'direction',
      label: { key: 'screens.email-log.filters.direction.label', text: 'Direction' },
      options: { scale: mailDirectionScale },
    },
    {
      type: 'choices',
      id: 'risk',
      label: { key: 'screens.email-log.filters.risk.label', text: 'Risk' },
      options: { scale: mailRiskScale },
    },
  ],
  sources: {
    mails: {
      operation: 'emailLog',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        verdict: (s: Reads, f) => f.get(f.get(s, 'filter'), 'verdict'),
        action: (s: Reads, f) => f.get(f.get(s, 'filter'), 'action'),
        direction: (s: Reads, f) => f.get(f.get(s, 'filter'), 'direction'),
        risk: (s: Reads, f) => f.get(f.get(s, 'filter'), 'risk'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
      },
    },
  },
  rows: (s: Reads) => s.mails?.items,
  total: (s: Reads) => s.mails?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.email-log.noun', text: 'emails' },
  sort: '-time',
  columns: [
    {
      type: 'dateTime',
      id: 'time',
      label: { key: 'screens.email-log.columns.time.label', text: 'Time' },
      value: (s: Reads) => s.item?.time,
      sort: 'time',
    },
    {
      type: 'scale',
      id: 'verdict',
      label: { key: 'screens.email-log.columns.verdict.label', text: 'Verdict' },
      value: (s: Reads) => s.item?.verdict,
      scale: mailVerdictScale,
      sort: 'verdict',
      width: 120,
    },
    {
      type: 'object',
      id: 'subject',
      label: { key: 'screens.email-log.columns.subject.label', text: 'Subject' },
      value: (s: Reads) => s.item?.subject,
      searchType: 1,
      objectId: (s: Reads) => s.item?.id,
      sort: 'subject',
      width: 320,
    },
    {
      type: 'text',
      id: 'sender',
      label: { key: 'screens.email-log.columns.sender.label', text: 'Sender' },
      value: (s: Reads) => s.item?.sender,
      sort: 'sender',
      width: 260,
    },
    {
      type: 'text',
      id: 'recipient',
      label: { key: 'screens.email-log.columns.recipient.label', text: 'Recipient' },
      value: (s: Reads) => s.item?.recipient,
      sort: 'recipient',
      width: 260,
    },
    {
      type: 'number',
      id: 'recipients',
      label: { key: 'screens.email-log.columns.recipients.label', text: 'Recipients' },
      value: (s: Reads) => s.item?.recipients,
      hidden: true,
    },
    {
      type: 'state',
      id: 'action',
      label: { key: 'screens.email-log.columns.action.label', text: 'Action' },
      value: (s: Reads) => s.item?.action,
      scale: mailActionScale,
      sort: 'action',
      width: 130,
    },
    {
      type: 'state',
      id: 'direction',
      label: { key: 'screens.email-log.columns.direction.label', text: 'Direction' },
      value: (s: Reads) => s.item?.direction,
      scale: mailDirectionScale,
      width: 110,
    },
    {
      type: 'scale',
      id: 'risk',
      label: { key: 'screens.email-log.columns.risk.label', text: 'Risk' },
      value: (s: Reads) => s.item?.risk,
      scale: emailRiskScale,
      sort: 'risk',
      width: 110,
    },
    {
      type: 'object',
      id: 'userName',
      label: { key: 'screens.email-log.columns.userName.label', text: 'User' },
      value: (s: Reads) => s.item?.userName,
      searchType: 11,
      objectId: (s: Reads) => s.item?.userId,
      width: 170,
    },
    {
      type: 'text',
      id: 'policy',
      label: { key: 'screens.email-log.columns.policy.label', text: 'Policy' },
      value: (s: Reads) => s.item?.policy,
      width: 180,
    },
    {
      type: 'number',
      id: 'attachments',
      label: { key: 'screens.email-log.columns.attachments.label', text: 'Attachments' },
      value: (s: Reads) => s.item?.attachments,
    },
    {
      type: 'number',
      id: 'links',
      label: { key: 'screens.email-log.columns.links.label', text: 'Links' },
      value: (s: Reads) => s.item?.links,
    },
    {
      type: 'bytes',
      id: 'size',
      label: { key: 'screens.email-log.columns.size.label', text: 'Size' },
      value: (s: Reads) => s.item?.size,
      sort: 'size',
    },
  ],
  open: { type: 'openDrawer', searchType: 1, objectId: (s: Reads) => s.item?.id },
  paged: 'mails',
  needs: [],
};

export default screen;
