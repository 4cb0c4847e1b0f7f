// Generated from descriptors/drawers/file.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import capabilityPanel from '../panels/capability';
import sandboxPanel from '../panels/sandbox';
import sensitiveDataPanel from '../panels/sensitive-data';
import threatIntelligencePanel from '../panels/threat-intelligence';
import { predicates as p } from '../predicates';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'file',
  searchType: 3,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.file.kind', text: 'File' },
  icon: 'document',
  name: (s: Reads, f) => f.orElse(s.file?.fileName, s.input?.id),
  head: {
    facts: [
      { id: 'fileType', value: (s: Reads) => s.file?.fileType },
      { id: 'fileSize', value: (s: Reads) => s.file?.fileSize, as: 'bytes' },
      { id: 'detectionName', value: (s: Reads) => s.file?.detectionName },
    ],
  },
  sources: {
    file: {
      operation: 'fileQuery',
      body: { sha1: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
    artifact: {
      operation: 'artifactAnalysis',
      body: { queryType: () => 'sha1', sha1: (s: Reads) => s.input?.id },
      when: (s: Reads, f) => f.ne(s.input?.id, ''),
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: { key: 'drawers.file.tabs.basic.title', text: 'Basic' },
      fields: [
        {
          id: 'prevalence',
          type: 'text',
          value: (s: Reads) => s.file?.prevalence,
          label: { key: 'drawers.file.tabs.basic.fields.prevalence.label', text: 'Prevalence' },
        },
        {
          id: 'fileName',
          type: 'text',
          value: (s: Reads) => s.file?.fileName,
          label: { key: 'drawers.file.tabs.basic.fields.fileName.label', text: 'File name' },
        },
        {
          type: 'link',
          id: 'search',
          value: (s: Reads) => s.file?.fileName,
          label: { key: 'drawers.file.tabs.basic.fields.search.label', text: 'Search' },
          link: { key: 'drawers.file.tabs.basic.fields.search.link', text: 'Search this name' },
          visibleWhen: (s: Reads, f) => f.and(f.has(s.file?.fileName), f.ne(s.file?.fileName, '')),
          href: (s: Reads, f) => f.add(f.add('/index.html#/app/search2?action=new_search&search_type=FileName&search_value=', f.encode(s.file?.fileName)), '&match_type=partial'),
          window: 'new',
        },
        {
          id: 'detectionName',
          type: 'link',
          value: (s: Reads) => s.file?.detectionName,
          label: { key: 'drawers.file.tabs.basic.fields.detectionName.label', text: 'Detection name' },
          href: (s: Reads) => s.file?.encyclopediaLink,
          window: 'new',
        },
        {
          id: 'familyName',
          type: 'list',
          value: (s: Reads) => s.file?.familyName,
          label: { key: 'drawers.file.tabs.basic.fields.familyName.label', text: 'Family names' },
        },
        {
          id: 'fileType',
          type: 'text',
          value: (s: Reads) => s.file?.fileType,
          label: { key: 'drawers.file.tabs.basic.fields.fileType.label', text: 'Type' },
        },
        {
          id: 'fileSize',
          type: 'bytes',
          value: (s: Reads) => s.file?.fileSize,
          label: { key: 'drawers.file.tabs.basic.fields.fileSize.label', text: 'Size' },
        },
        {
          id: 'memoryResident',
          type: 'boolean',
          value: (s: Reads) => s.file?.memoryResident,
          label: { key: 'drawers.file.tabs.basic.fields.memoryResident.label', text: 'Memory resident' },
        },
        {
          id: 'fileSigner',
          type: 'text',
          value: (s: Reads) => s.file?.fileSigner,
          label: { key: 'drawers.file.tabs.basic.fields.fileSigner.label', text: 'Signer' },
        },
        {
          id: 'fileMD5',
          type: 'mono',
          value: (s: Reads) => s.file?.fileMD5,
          label: { key: 'drawers.file.tabs.basic.fields.fileMD5.label', text: 'MD5' },
        },
        {
          id: 'fileSHA1',
          type: 'mono',
          value: (s: Reads) => s.file?.fileSHA1,
          label: { key: 'drawers.file.tabs.basic.fields.fileSHA1.label', text: 'SHA1' },
        },
        {
          id: 'sha256',
          type: 'mono',
          value: (s: Reads) => s.file?.sha256,
          label: { key: 'drawers.file.tabs.basic.fields.sha256.label', text: 'SHA256' },
        },
        {
          id: 'tlsh',
          type: 'mono',
          value: (s: Reads) => s.file?.tlsh,
          label: { key: 'drawers.file.tabs.basic.fields.tlsh.label', text: 'TLSH' },
        },
      ],
      needs: ['file'],
    },
    {
      id: 'sensitive-data',
      title: { key: 'drawers.file.tabs.sensitive-data.title', text: 'Sensitive Data Information' },
      visibleWhen: (s: Reads, f) => f.gt(f.size(s.input?.edge_ids), 0),
      panel: sensitiveDataPanel,
      with: { edgeIds: (s: Reads) => s.input?.edge_ids },
      needs: [],
    },
    {
      id: 'capability',
      title: { key: 'drawers.file.tabs.capability.title', text: 'Capability' },
      visibleWhen: (s: Reads, f) => f.or(f.eq(s.file?.isShowFileTab, true), f.eq(s.file?.isShowFileTab, 'true')),
      panel: capabilityPanel,
      with: {
        status: (s: Reads) => s.artifact?.status,
        processes: (s: Reads) => s.artifact?.processes,
        tagging: (s: Reads) => s.artifact?.tagging,
        bytes: (s: Reads) => s.artifact?.hex?.data,
        archive: (s: Reads) => s.artifact?.hex?.presignedUrl,
        password: (s: Reads) => s.artifact?.hex?.password,
        ofFile: () => true,
      },
      needs: ['artifact'],
    },
    {
      id: 'sandbox',
      title: { key: 'drawers.file.tabs.sandbox.title', text: 'Sandbox analysis' },
      panel: sandboxPanel,
      with: { objectType: () => 'file', searchId: (s: Reads) => s.input?.id },
      needs: [],
    },
    {
      id: 'threat-intelligence',
      title: { key: 'drawers.file.tabs.threat-intelligence.title', text: 'Threat intelligence' },
      visibleWhen: (s: Reads, f) => f.not(p.restrictedRegion(s, f)),
      panel: threatIntelligencePanel,
      with: { kind: () => 'file', id: (s: Reads) => s.input?.id },
      needs: [],
    },
  ],
  needs: ['file'],
};

export default drawer;
