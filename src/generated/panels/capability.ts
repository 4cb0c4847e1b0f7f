// Generated from descriptors/panels/capability.json. Do not edit.
import type { Panel } from '../descriptor-types';
import type { Reads } from '../types';

const panel: Panel = {
  id: 'capability',
  input: {
    status: 'string?',
    processes: 'list?',
    tagging: 'list?',
    bytes: 'list?',
    archive: 'string?',
    password: 'string?',
    chosen: 'any?',
    ofFile: 'boolean',
  },
  values: {
    process: (s: Reads, f) => f.orElse(s.selected?.process, s.input?.chosen),
    techniques: (s: Reads, f) => f.choose(f.has(s.process), f.filter(s.input?.tagging, ($t) => f.exists(s.process?.tagging, ($id) => f.eq($id, f.get($t, 'id')))), s.input?.tagging),
  },
  buttons: [
    {
      id: 'hex',
      label: { key: 'panels.capability.buttons.hex.label', text: 'File content hex view' },
      icon: 'code',
      visibleWhen: (s: Reads) => s.input?.ofFile,
      action: { type: 'openDialog', dialog: 'file-content' },
    },
  ],
  emptyWhen: (s: Reads, f) => f.or(f.not(f.has(s.input?.status)), f.not(f.within(s.input?.status, ['done', 'processing']))),
  whenEmpty: { text: { key: 'panels.capability.whenEmpty.text', text: 'No analysis was found.' } },
  sections: [
    {
      id: 'state',
      visibleWhen: (s: Reads, f) => f.eq(s.input?.status, 'processing'),
      fields: [
        {
          type: 'message',
          id: 'processing',
          tone: 'progress',
          text: { key: 'DRAWER.ANALYSIS_RUNNING' },
        },
      ],
    },
    {
      id: 'processes',
      visibleWhen: (s: Reads, f) => f.and(f.eq(s.input?.status, 'done'), s.input?.ofFile),
      fields: [
        {
          type: 'table',
          id: 'processes',
          value: (s: Reads) => s.input?.processes,
          label: { key: 'panels.capability.sections.processes.fields.processes.label', text: 'Processes' },
          select: 'process',
          tree: { id: (s: Reads) => s.item?.pid, parent: (s: Reads) => s.item?.parentPid },
          count: true,
          columns: [
            {
              type: 'mono',
              id: 'hashId',
              label: {
                key: 'panels.capability.sections.processes.fields.processes.columns.hashId.label',
                text: 'Hash id',
              },
              value: (s: Reads) => s.item?.hashId,
            },
            {
              type: 'text',
              id: 'pid',
              label: {
                key: 'panels.capability.sections.processes.fields.processes.columns.pid.label',
                text: 'PID',
              },
              value: (s: Reads) => s.item?.pid,
            },
            {
              type: 'mono',
              id: 'commandLine',
              label: {
                key: 'panels.capability.sections.processes.fields.processes.columns.commandLine.label',
                text: 'Command line',
              },
              value: (s: Reads) => s.item?.commandLine,
            },
            {
              type: 'text',
              id: 'integrityLevel',
              label: {
                key: 'panels.capability.sections.processes.fields.processes.columns.integrityLevel.label',
                text: 'Integrity level',
              },
              value: (s: Reads) => s.item?.integrityLevel,
            },
          ],
        },
      ],
    },
    {
      id: 'techniques',
      visibleWhen: (s: Reads, f) => f.eq(s.input?.status, 'done'),
      fields: [
        {
          type: 'message',
          id: 'chosen',
          tone: 'info',
          text: {
            key: 'panels.capability.sections.techniques.fields.chosen.text',
            text: 'Techniques of the chosen process {process} only.',
            with: { process: (s: Reads) => s.process?.hashId },
          },
          visibleWhen: (s: Reads, f) => f.has(s.process),
        },
        {
          type: 'table',
          id: 'tagging',
          value: (s: Reads) => s.techniques,
          label: { key: 'panels.capability.sections.techniques.fields.tagging.label', text: 'Techniques' },
          count: true,
          stacks: true,
          columns: [
            {
              type: 'link',
              id: 'id',
              label: {
                key: 'panels.capability.sections.techniques.fields.tagging.columns.id.label',
                text: 'Id',
              },
              value: (s: Reads) => s.item?.id,
              href: (s: Reads, f) => f.add(f.add(f.add(f.externalLink(s, 'mitre'), 'v15/techniques/'), f.replace(f.encode(s.item?.id), '.', '/')), '/'),
              window: 'new',
            },
            {
              type: 'text',
              id: 'name',
              label: {
                key: 'panels.capability.sections.techniques.fields.tagging.columns.name.label',
                text: 'Name',
              },
              value: (s: Reads) => s.item?.name,
            },
            {
              type: 'chips',
              id: 'tactics',
              label: {
                key: 'panels.capability.sections.techniques.fields.tagging.columns.tactics.label',
                text: 'Tactics',
              },
              value: (s: Reads) => s.item?.tactics,
            },
            {
              type: 'text',
              id: 'descriptions',
              label: {
                key: 'panels.capability.sections.techniques.fields.tagging.columns.descriptions.label',
                text: 'Descriptions',
              },
              value: (s: Reads, f) => f.join(s.item?.descriptions, ' '),
            },
          ],
        },
      ],
    },
    {
      id: 'hex',
      visibleWhen: (s: Reads, f) => f.eq(s.input?.status, 'done'),
      fields: [
        {
          type: 'hex',
          id: 'hex.data',
          value: (s: Reads) => s.input?.bytes,
          label: { key: 'panels.capability.sections.hex.fields.hex.data.label', text: 'Hex view' },
          line: (s: Reads) => s.item?.line,
          content: (s: Reads) => s.item?.content,
          perRow: 51,
        },
        {
          type: 'link',
          id: 'hex.presignedUrl',
          value: (s: Reads) => s.input?.archive,
          label: { key: 'panels.capability.sections.hex.fields.hex.presignedUrl.label', text: 'Archive' },
          link: { key: 'panels.capability.sections.hex.fields.hex.presignedUrl.link', text: 'Download' },
          as: 'download',
          href: (s: Reads) => s.input?.archive,
          window: 'new',
          visibleWhen: (s: Reads, f) => f.ne(f.orElse(s.input?.archive, ''), ''),
        },
        {
          type: 'mono',
          id: 'hex.password',
          value: (s: Reads) => s.input?.password,
          label: {
            key: 'panels.capability.sections.hex.fields.hex.password.label',
            text: 'Archive password',
          },
          visibleWhen: (s: Reads, f) => f.and(f.ne(f.orElse(s.input?.archive, ''), ''), f.ne(f.orElse(s.input?.password, ''), '')),
        },
      ],
    },
  ],
  needs: [],
};

export default panel;
