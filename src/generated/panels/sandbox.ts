// Generated from descriptors/panels/sandbox.json. Do not edit.
import type { Panel } from '../descriptor-types';
import behaviorWeightScale from '../scales/behavior-weight';
import sandboxReasonScale from '../scales/sandbox-reason';
import sandboxRiskScale from '../scales/sandbox-risk';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'sandbox',
  input: { objectType: 'string', searchId: 'string', address: 'string?' },
  sources: {
    sandbox: {
      operation: 'sandboxAnalysis',
      body: {
        objectType: (s: Reads) => s.input?.objectType,
        searchId: (s: Reads) => s.input?.searchId,
        lang: (s: Reads) => s.language,
      },
    },
  },
  emptyWhen: (s: Reads, f) => f.or(f.not(f.has(s.sandbox?.status)), f.not(f.within(s.sandbox?.status, ['done', 'processing']))),
  whenEmpty: {
    text: { key: 'DRAWER.NO_DATA' },
    hint: {
      text: { key: 'DRAWER.SANDBOX.HASH_HINT' },
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.sandbox?.status, 'notFound'), f.eq(s.input?.objectType, 'file')),
    },
    buttons: [
      {
        id: 'submit-to-sandbox',
        label: {
          key: 'panels.sandbox.whenEmpty.buttons.submit-to-sandbox.label',
          text: 'Submit to sandbox',
        },
        icon: 'cloud-upload',
        intent: 'primary',
        visibleWhen: (s: Reads, f) => f.and(f.eq(s.sandbox?.status, 'notFound'), f.eq(s.input?.objectType, 'url'), f.can(s, 'response.submitToSandbox')),
        action: {
          type: 'openDialog',
          dialog: 'generic',
          texts: {
            title: {
              key: 'panels.sandbox.whenEmpty.buttons.submit-to-sandbox.action.texts.title',
              text: 'Submit to sandbox',
            },
          },
          with: {
            url: (s: Reads, f) => f.add('/ui/arp/submit?source_name=Detail Profile&source_id=&target_type=URL&url=', f.encode(s.input?.address)),
          },
        },
      },
    ],
  },
  tag: {
    label: { key: 'panels.sandbox.tag.label', text: 'Sandbox analysis' },
    value: (s: Reads) => s.sandbox?.riskLevel,
    scale: sandboxRiskScale,
    visibleWhen: (s: Reads, f) => f.eq(s.sandbox?.status, 'done'),
  },
  fields: [
    {
      type: 'message',
      id: 'processing',
      text: { key: 'DRAWER.ANALYSIS_RUNNING' },
      tone: 'progress',
      visibleWhen: (s: Reads, f) => f.eq(s.sandbox?.status, 'processing'),
    },
    {
      id: 'riskLevel',
      type: 'scale',
      value: (s: Reads) => s.sandbox?.riskLevel,
      label: { key: 'panels.sandbox.fields.riskLevel.label', text: 'Risk level' },
      scale: sandboxRiskScale,
      visibleWhen: (s: Reads, f) => f.eq(s.sandbox?.status, 'done'),
    },
    {
      id: 'description',
      type: 'scale',
      value: (s: Reads) => s.sandbox?.description,
      label: { key: 'panels.sandbox.fields.description.label', text: 'Reason not analyzed' },
      scale: sandboxReasonScale,
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.sandbox?.status, 'done'), f.eq(s.sandbox?.riskLevel, 'notAnalyzed')),
    },
    {
      type: 'message',
      id: 'notAnalyzedHelp',
      text: {
        key: 'panels.sandbox.fields.notAnalyzedHelp.text',
        text: 'Not every object can be analyzed.',
      },
      link: {
        text: { key: 'panels.sandbox.fields.notAnalyzedHelp.link.text', text: 'About sandbox analysis' },
        href: (s: Reads, f) => f.externalLink(s, 'sandboxHelp'),
        window: 'new',
      },
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.sandbox?.status, 'done'), f.eq(s.sandbox?.riskLevel, 'notAnalyzed')),
    },
    {
      id: 'analysisCompletionDateTime',
      type: 'dateTime',
      value: (s: Reads) => s.sandbox?.analysisCompletionDateTime,
      label: { key: 'panels.sandbox.fields.analysisCompletionDateTime.label', text: 'Analysis completed' },
      visibleWhen: (s: Reads, f) => f.eq(s.sandbox?.status, 'done'),
    },
    {
      id: 'suspiciousBehaviorList',
      type: 'table',
      value: (s: Reads) => s.sandbox?.suspiciousBehaviorList,
      label: { key: 'panels.sandbox.fields.suspiciousBehaviorList.label', text: 'Suspicious behavior' },
      visibleWhen: (s: Reads, f) => f.eq(s.sandbox?.status, 'done'),
      columns: [
        {
          type: 'text',
          id: 'behavior',
          label: {
            key: 'panels.sandbox.fields.suspiciousBehaviorList.columns.behavior.label',
            text: 'Behavior',
          },
          value: (s: Reads) => s.item?.behavior,
        },
        {
          type: 'scale',
          id: 'weight',
          label: {
            key: 'panels.sandbox.fields.suspiciousBehaviorList.columns.weight.label',
            text: 'Weight',
          },
          value: (s: Reads) => s.item?.weight,
          scale: behaviorWeightScale,
        },
      ],
    },
    {
      id: 'sha1',
      type: 'link',
      value: (s: Reads) => s.sandbox?.sha1,
      label: { key: 'panels.sandbox.fields.sha1.label', text: 'SHA1' },
      mono: true,
      copy: true,
      href: (s: Reads, f) => f.choose(f.eq(s.input?.objectType, 'file'), f.add('/#/app/ti/sandbox?rootfilesha1=', f.encode(s.sandbox?.sha1)), ''),
      window: 'new',
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.sandbox?.status, 'done'), f.or(f.eq(s.input?.objectType, 'file'), f.has(s.sandbox?.sha1))),
    },
  ],
  needs: ['sandbox'],
};

export default panel;
