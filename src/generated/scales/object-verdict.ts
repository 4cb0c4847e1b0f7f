// Generated from descriptors/scales/object-verdict.json. Do not edit.
import type { Scale } from '../descriptor-types';

const scale: Scale = {
  id: 'object-verdict',
  description: 'Verdict on an object of any kind: of sites and files, processes, emails, threats.',
  of: 'string',
  rows: [
    {
      equals: 'dangerous',
      text: { key: 'scales.object-verdict.rows.0.text', text: 'Dangerous' },
      severity: 'high',
    },
    {
      equals: 'highlySuspicious',
      text: { key: 'scales.object-verdict.rows.1.text', text: 'Highly suspicious' },
      severity: 'medium',
    },
    {
      equals: 'suspicious',
      text: { key: 'scales.object-verdict.rows.2.text', text: 'Suspicious' },
      severity: 'low',
    },
    {
      equals: 'unrated',
      text: { key: 'scales.object-verdict.rows.3.text', text: 'Unrated' },
      severity: 'unknown',
    },
    {
      equals: 'safe',
      text: { key: 'scales.object-verdict.rows.4.text', text: 'Safe' },
      severity: 'safe',
    },
    {
      equals: 'malicious',
      text: { key: 'scales.object-verdict.rows.5.text', text: 'Malicious' },
      severity: 'critical',
    },
    {
      equals: 'normal',
      text: { key: 'scales.object-verdict.rows.6.text', text: 'Normal' },
      severity: 'safe',
    },
    {
      equals: 'unknown',
      text: { key: 'scales.object-verdict.rows.7.text', text: 'Unknown' },
      severity: 'unknown',
    },
    {
      equals: 'clean',
      text: { key: 'scales.object-verdict.rows.8.text', text: 'Clean' },
      severity: 'safe',
    },
    {
      equals: 'spam',
      text: { key: 'scales.object-verdict.rows.9.text', text: 'Spam' },
      severity: 'low',
    },
    {
      equals: 'phishing',
      text: { key: 'scales.object-verdict.rows.10.text', text: 'Phishing' },
      severity: 'high',
    },
    {
      equals: 'malware',
      text: { key: 'scales.object-verdict.rows.11.text', text: 'Malware' },
      severity: 'critical',
    },
    {
      equals: 'fraud',
      text: { key: 'scales.object-verdict.rows.12.text', text: 'Fraud' },
      severity: 'high',
    },
    {
      equals: 'critical',
      text: { key: 'scales.object-verdict.rows.13.text', text: 'Critical' },
      severity: 'critical',
    },
    {
      equals: 'high',
      text: { key: 'scales.object-verdict.rows.14.text', text: 'High' },
      severity: 'high',
    },
    {
      equals: 'medium',
      text: { key: 'scales.object-verdict.rows.15.text', text: 'Medium' },
      severity: 'medium',
    },
    {
      equals: 'low',
      text: { key: 'scales.object-verdict.rows.16.text', text: 'Low' },
      severity: 'low',
    },
  ],
  otherwise: 'value',
};

export default scale;
