// Generated from descriptors/panels/asset-risk.json. Do not edit.
import type { Panel } from '../descriptor-types';
import assetRiskScale from '../scales/asset-risk';
import criticalityScale from '../scales/criticality';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'asset-risk',
  input: { kind: 'string', id: 'string?', workbenchId: 'string?', assetUuid: 'string?' },
  sources: {
    overview: {
      operation: 'riskOverview',
      path: { id: (s: Reads) => s.input?.id, type: (s: Reads) => s.input?.kind },
      when: (s: Reads, f) => f.and(f.not(f.has(s.input?.workbenchId)), f.ne(f.orElse(s.input?.id, ''), '')),
    },
    asset: {
      operation: 'workbenchAsset',
      path: { id: (s: Reads) => s.input?.workbenchId, uuid: (s: Reads) => s.input?.assetUuid },
      when: (s: Reads, f) => f.has(s.input?.workbenchId),
    },
  },
  values: { risk: (s: Reads, f) => f.orElse(s.overview, s.asset) },
  tag: {
    label: { key: 'panels.asset-risk.tag.label', text: 'Asset risk' },
    value: (s: Reads) => s.risk?.riskScore,
    scale: assetRiskScale,
    showValue: true,
  },
  sections: [
    {
      id: 'score',
      fields: [
        {
          id: 'riskScore',
          type: 'scale',
          value: (s: Reads) => s.risk?.riskScore,
          label: { key: 'panels.asset-risk.sections.score.fields.riskScore.label', text: 'Risk score' },
          scale: assetRiskScale,
          showValue: true,
        },
        {
          id: 'riskScoreTimestamp',
          type: 'dateTime',
          value: (s: Reads) => s.risk?.riskScoreTimestamp,
          label: {
            key: 'panels.asset-risk.sections.score.fields.riskScoreTimestamp.label',
            text: 'Score updated',
          },
        },
        {
          id: 'assetId',
          type: 'mono',
          value: (s: Reads) => s.risk?.assetId,
          label: { key: 'panels.asset-risk.sections.score.fields.assetId.label', text: 'Asset id' },
        },
        {
          id: 'historyScoreList',
          type: 'scoreChart',
          value: (s: Reads) => s.risk?.historyScoreList,
          label: {
            key: 'panels.asset-risk.sections.score.fields.historyScoreList.label',
            text: 'Score history',
          },
          score: (s: Reads) => s.item?.riskScore,
          time: (s: Reads) => s.item?.timestamp,
          most: 100,
          bands: assetRiskScale,
          after: 100,
        },
      ],
    },
    {
      id: 'criticality',
      title: { key: 'panels.asset-risk.sections.criticality.title', text: 'Business impact' },
      fields: [
        {
          id: 'criticalInfo.criticalScoreLevel',
          type: 'scale',
          value: (s: Reads) => s.risk?.criticalInfo?.criticalScoreLevel,
          label: {
            key: 'panels.asset-risk.sections.criticality.fields.criticalInfo.criticalScoreLevel.label',
            text: 'Criticality',
          },
          scale: criticalityScale,
        },
        {
          type: 'chips',
          id: 'criticalInfo.absoluteImpactTag',
          value: (s: Reads, f) => f.orElse(f.map(s.risk?.criticalInfo?.absoluteImpactTag, ($tag) => f.orElse(f.get($tag, 'name'), $tag)), s.risk?.criticalInfo?.absoluteImpactTag),
          label: {
            key: 'panels.asset-risk.sections.criticality.fields.criticalInfo.absoluteImpactTag.label',
            text: 'Absolute impact tags',
          },
        },
        {
          type: 'chips',
          id: 'criticalInfo.highImpactTag',
          value: (s: Reads, f) => f.orElse(f.map(s.risk?.criticalInfo?.highImpactTag, ($tag) => f.orElse(f.get($tag, 'name'), $tag)), s.risk?.criticalInfo?.highImpactTag),
          label: {
            key: 'panels.asset-risk.sections.criticality.fields.criticalInfo.highImpactTag.label',
            text: 'High impact tags',
          },
        },
        {
          type: 'chips',
          id: 'criticalInfo.lowImpactTag',
          value: (s: Reads, f) => f.orElse(f.map(s.risk?.criticalInfo?.lowImpactTag, ($tag) => f.orElse(f.get($tag, 'name'), $tag)), s.risk?.criticalInfo?.lowImpactTag),
          label: {
            key: 'panels.asset-risk.sections.criticality.fields.criticalInfo.lowImpactTag.label',
            text: 'Low impact tags',
          },
        },
      ],
    },
    {
      id: 'device',
      title: { key: 'panels.asset-risk.sections.device.title', text: 'Device' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'device'),
      fields: [
        {
          id: 'deviceInfo.lastSeen',
          type: 'dateTime',
          value: (s: Reads) => s.risk?.deviceInfo?.lastSeen,
          label: { key: 'DRAWER.RISK.LAST_SEEN' },
        },
        {
          id: 'deviceInfo.operationSystem',
          type: 'text',
          value: (s: Reads) => s.risk?.deviceInfo?.operationSystem,
          label: { key: 'DRAWER.HOST.OS' },
        },
      ],
    },
    {
      id: 'cloud-identity',
      title: { key: 'panels.asset-risk.sections.cloud-identity.title', text: 'Cloud identity' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'cloudAsset'),
      fields: [
        {
          id: 'cloudIdentityInfo.lastSeen',
          type: 'dateTime',
          value: (s: Reads) => s.risk?.cloudIdentityInfo?.lastSeen,
          label: { key: 'DRAWER.RISK.LAST_SEEN' },
        },
      ],
    },
    {
      id: 'user',
      title: { key: 'panels.asset-risk.sections.user.title', text: 'User' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'user'),
      fields: [
        {
          id: 'userInfo.lastSeen',
          type: 'dateTime',
          value: (s: Reads) => s.risk?.userInfo?.lastSeen,
          label: { key: 'DRAWER.RISK.LAST_SEEN' },
        },
        {
          id: 'userInfo.userPrincipalName',
          type: 'text',
          value: (s: Reads) => s.risk?.userInfo?.userPrincipalName,
          label: { key: 'DRAWER.USER_PRINCIPAL_NAME' },
        },
      ],
    },
  ],
  needs: ['overview', 'asset'],
};

export default panel;
