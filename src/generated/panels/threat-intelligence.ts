// Generated from descriptors/panels/threat-intelligence.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'threat-intelligence',
  input: { kind: 'string', id: 'string' },
  sources: {
    report: {
      operation: 'vtReport',
      path: { kind: (s: Reads) => s.input?.kind, id: (s: Reads) => s.input?.id },
      query: { refresh: () => 0 },
    },
  },
  buttons: [
    {
      id: 'refresh',
      label: { key: 'panels.threat-intelligence.buttons.refresh.label', text: 'Refresh' },
      icon: 'refresh',
      action: { type: 'refresh', source: 'report', query: { refresh: () => 1 } },
    },
  ],
  fields: [
    {
      type: 'text',
      id: 'detections',
      label: { key: 'panels.threat-intelligence.fields.detections.label', text: 'Detections' },
      value: (s: Reads, f) => f.add(f.add(f.string(s.report?.attributes?.last_analysis_stats?.malicious), ' / '), f.string(f.add(f.add(f.add(s.report?.attributes?.last_analysis_stats?.malicious, s.report?.attributes?.last_analysis_stats?.suspicious), s.report?.attributes?.last_analysis_stats?.undetected), s.report?.attributes?.last_analysis_stats?.harmless))),
    },
    {
      id: 'attributes.last_analysis_stats.malicious',
      type: 'number',
      value: (s: Reads) => s.report?.attributes?.last_analysis_stats?.malicious,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.last_analysis_stats.malicious.label',
        text: 'Malicious',
      },
    },
    {
      id: 'attributes.last_analysis_stats.suspicious',
      type: 'number',
      value: (s: Reads) => s.report?.attributes?.last_analysis_stats?.suspicious,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.last_analysis_stats.suspicious.label',
        text: 'Suspicious',
      },
    },
    {
      id: 'attributes.last_analysis_stats.undetected',
      type: 'number',
      value: (s: Reads) => s.report?.attributes?.last_analysis_stats?.undetected,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.last_analysis_stats.undetected.label',
        text: 'Undetected',
      },
    },
    {
      id: 'attributes.last_analysis_stats.harmless',
      type: 'number',
      value: (s: Reads) => s.report?.attributes?.last_analysis_stats?.harmless,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.last_analysis_stats.harmless.label',
        text: 'Harmless',
      },
    },
    {
      id: 'attributes.last_analysis_date',
      type: 'dateTime',
      value: (s: Reads) => s.report?.attributes?.last_analysis_date,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.last_analysis_date.label',
        text: 'Last analysis',
      },
    },
    {
      id: 'attributes.tags',
      type: 'chips',
      value: (s: Reads) => s.report?.attributes?.tags,
      label: { key: 'panels.threat-intelligence.fields.attributes.tags.label', text: 'Tags' },
    },
    {
      id: 'attributes.meaningful_name',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.meaningful_name,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.meaningful_name.label',
        text: 'Meaningful name',
      },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'file'),
    },
    {
      id: 'attributes.type_tag',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.type_tag,
      label: { key: 'panels.threat-intelligence.fields.attributes.type_tag.label', text: 'File type tag' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'file'),
    },
    {
      id: 'attributes.size',
      type: 'bytes',
      value: (s: Reads) => s.report?.attributes?.size,
      label: { key: 'panels.threat-intelligence.fields.attributes.size.label', text: 'File size' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'file'),
    },
    {
      type: 'text',
      id: 'attributes.popular_threat_classification',
      value: (s: Reads, f) => f.choose(f.isObject(s.report?.attributes?.popular_threat_classification), s.report?.attributes?.popular_threat_classification?.suggested_threat_label, s.report?.attributes?.popular_threat_classification),
      label: {
        key: 'panels.threat-intelligence.fields.attributes.popular_threat_classification.label',
        text: 'Threat classification',
      },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'file'),
    },
    {
      id: 'attributes.crowdsourced_yara_results',
      type: 'list',
      value: (s: Reads) => s.report?.attributes?.crowdsourced_yara_results,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.crowdsourced_yara_results.label',
        text: 'YARA rules',
      },
      item: (s: Reads) => s.item?.rule_name,
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'file'),
    },
    {
      id: 'attributes.last_http_response_code',
      type: 'number',
      value: (s: Reads) => s.report?.attributes?.last_http_response_code,
      label: {
        key: 'panels.threat-intelligence.fields.attributes.last_http_response_code.label',
        text: 'Last HTTP response',
      },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'url'),
    },
    {
      id: 'attributes.registrar',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.registrar,
      label: { key: 'panels.threat-intelligence.fields.attributes.registrar.label', text: 'Registrar' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'domain'),
    },
    {
      id: 'attributes.creation_date',
      type: 'dateTime',
      value: (s: Reads) => s.report?.attributes?.creation_date,
      label: { key: 'panels.threat-intelligence.fields.attributes.creation_date.label', text: 'Created' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'domain'),
    },
    {
      id: 'attributes.asn',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.asn,
      label: { key: 'panels.threat-intelligence.fields.attributes.asn.label', text: 'ASN' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'ip_address'),
    },
    {
      id: 'attributes.as_owner',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.as_owner,
      label: { key: 'panels.threat-intelligence.fields.attributes.as_owner.label', text: 'AS owner' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'ip_address'),
    },
    {
      id: 'attributes.country',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.country,
      label: { key: 'panels.threat-intelligence.fields.attributes.country.label', text: 'Country' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'ip_address'),
    },
    {
      id: 'attributes.network',
      type: 'text',
      value: (s: Reads) => s.report?.attributes?.network,
      label: { key: 'panels.threat-intelligence.fields.attributes.network.label', text: 'Network' },
      visibleWhen: (s: Reads, f) => f.eq(s.input?.kind, 'ip_address'),
    },
    {
      id: 'queryDate',
      type: 'dateTime',
      value: (s: Reads) => s.report?.queryDate,
      label: { key: 'panels.threat-intelligence.fields.queryDate.label', text: 'Report queried' },
    },
  ],
  needs: ['report'],
};

export default panel;
