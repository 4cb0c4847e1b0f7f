// Generated from descriptors/drawers/process.json. Do not edit.
import type { Drawer } from '../descriptor-types';
import capabilityPanel from '../panels/capability';
import type { Reads } from '../types';

const drawer: Drawer = {
  id: 'process',
  searchType: 13,
  title: { key: 'DRAWER.TITLE' },
  kind: { key: 'drawers.process.kind', text: 'Process' },
  icon: 'cog',
  name: (s: Reads, f) => f.orElse(s.input?.name, f.orElse(s.input?.process?.fullPath, s.input?.id)),
  head: {
    facts: [
      {
        id: 'process.pid',
        value: (s: Reads) => s.input?.process?.pid,
        label: { key: 'drawers.process.head.facts.process.pid.label', text: 'PID' },
      },
      {
        id: 'process.eventTime',
        value: (s: Reads) => s.input?.process?.eventTime,
        label: { key: 'DRAWER.HEAD.EVENT' },
        as: 'relativeTime',
      },
    ],
  },
  sources: {
    artifact: {
      operation: 'artifactAnalysis',
      when: (s: Reads, f) => f.has(s.input?.process),
      body: {
        queryType: (s: Reads, f) => f.choose(f.has(s.input?.process?.artifactUniqueId), 'artifactUniqueId', 'process'),
        artifactUniqueId: (s: Reads) => s.input?.process?.artifactUniqueId,
        sha1: (s: Reads) => s.input?.process?.sha1,
        xdrDeviceId: (s: Reads) => s.input?.process?.xdrDeviceId,
        pid: (s: Reads) => s.input?.process?.pid,
        fullPath: (s: Reads) => s.input?.process?.fullPath,
        commandLine: (s: Reads) => s.input?.process?.commandLine,
        eventTime: (s: Reads) => s.input?.process?.eventTime,
      },
    },
  },
  defaultTab: 'basic',
  tabs: [
    {
      id: 'basic',
      title: { key: 'drawers.process.tabs.basic.title', text: 'Basic' },
      sections: [
        {
          id: 'facts',
          fields: [
            {
              id: 'process.fullPath',
              type: 'mono',
              value: (s: Reads) => s.input?.process?.fullPath,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.fullPath.label',
                text: 'Full path',
              },
            },
            {
              id: 'process.pid',
              type: 'text',
              value: (s: Reads) => s.input?.process?.pid,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.pid.label',
                text: 'PID',
              },
            },
            {
              id: 'process.commandLine',
              type: 'mono',
              value: (s: Reads) => s.input?.process?.commandLine,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.commandLine.label',
                text: 'Command line',
              },
            },
            {
              id: 'process.eventTime',
              type: 'dateTime',
              value: (s: Reads) => s.input?.process?.eventTime,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.eventTime.label',
                text: 'Event time',
              },
            },
            {
              id: 'process.xdrDeviceId',
              type: 'mono',
              value: (s: Reads) => s.input?.process?.xdrDeviceId,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.xdrDeviceId.label',
                text: 'Endpoint id',
              },
            },
            {
              id: 'process.sha1',
              type: 'mono',
              value: (s: Reads) => s.input?.process?.sha1,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.sha1.label',
                text: 'File SHA1',
              },
            },
            {
              id: 'process.artifactUniqueId',
              type: 'mono',
              value: (s: Reads) => s.input?.process?.artifactUniqueId,
              label: {
                key: 'drawers.process.tabs.basic.sections.facts.fields.process.artifactUniqueId.label',
                text: 'Artifact id',
              },
              visibleWhen: (s: Reads, f) => f.has(s.input?.process?.artifactUniqueId),
            },
          ],
        },
        {
          id: 'processes',
          later: true,
          fields: [
            {
              id: 'processes',
              type: 'table',
              value: (s: Reads) => s.artifact?.processes,
              label: {
                key: 'drawers.process.tabs.basic.sections.processes.fields.processes.label',
                text: 'Processes',
              },
              visibleWhen: (s: Reads, f) => f.eq(s.artifact?.status, 'done'),
              select: 'process',
              tree: { id: (s: Reads) => s.item?.pid, parent: (s: Reads) => s.item?.parentPid },
              count: true,
              columns: [
                {
                  type: 'mono',
                  id: 'hashId',
                  label: {
                    key: 'drawers.process.tabs.basic.sections.processes.fields.processes.columns.hashId.label',
                    text: 'Hash id',
                  },
                  value: (s: Reads) => s.item?.hashId,
                },
                {
                  type: 'text',
                  id: 'pid',
                  label: {
                    key: 'drawers.process.tabs.basic.sections.processes.fields.processes.columns.pid.label',
                    text: 'PID',
                  },
                  value: (s: Reads) => s.item?.pid,
                },
                {
                  type: 'mono',
                  id: 'commandLine',
                  label: {
                    key: 'drawers.process.tabs.basic.sections.processes.fields.processes.columns.commandLine.label',
                    text: 'Command line',
                  },
                  value: (s: Reads) => s.item?.commandLine,
                },
                {
                  type: 'text',
                  id: 'integrityLevel',
                  label: {
                    key: 'drawers.process.tabs.basic.sections.processes.fields.processes.columns.integrityLevel.label',
                    text: 'Integrity level',
                  },
                  value: (s: Reads) => s.item?.integrityLevel,
                },
              ],
            },
          ],
          needs: ['artifact'],
        },
      ],
      needs: [],
    },
    {
      id: 'capability',
      title: { key: 'drawers.process.tabs.capability.title', text: 'Capability' },
      panel: capabilityPanel,
      with: {
        status: (s: Reads) => s.artifact?.status,
        processes: (s: Reads) => s.artifact?.processes,
        tagging: (s: Reads) => s.artifact?.tagging,
        bytes: (s: Reads) => s.artifact?.hex?.data,
        archive: (s: Reads) => s.artifact?.hex?.presignedUrl,
        password: (s: Reads) => s.artifact?.hex?.password,
        chosen: (s: Reads) => s.selected?.process,
        ofFile: () => false,
      },
      needs: ['artifact'],
    },
  ],
  needs: [],
};

export default drawer;
