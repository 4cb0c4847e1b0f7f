// Generated from descriptors/screens/threat-hunting.json. Do not edit.
import type { Screen } from '../descriptor-types';
import osScale from '../scales/os';
import processVerdictScale from '../scales/process-verdict';
import type { Reads } from '../types';

const screen: Screen = {
  id: 'threat-hunting',
  kind: 'table',
  period: true,
  filters: [
    {
      type: 'text',
      id: 'q',
      label: { key: 'screens.threat-hunting.filters.q.label', text: 'Search' },
      placeholder: {
        key: 'screens.threat-hunting.filters.q.placeholder',
        text: 'Path, command line, host, user or hash',
      },
    },
    {
      type: 'choices',
      id: 'verdict',
      label: { key: 'screens.threat-hunting.filters.verdict.label', text: 'Verdict' },
      options: { scale: processVerdictScale },
    },
    {
      type: 'choices',
      id: 'os',
      label: { key: 'screens.threat-hunting.filters.os.label', text: 'System' },
      options: [
        {
          value: 'windows',
          label: { key: 'screens.threat-hunting.filters.os.options.windows.label', text: 'Windows' },
        },
        {
          value: 'mac',
          label: { key: 'screens.threat-hunting.filters.os.options.mac.label', text: 'macOS' },
        },
        {
          value: 'linux',
          label: { key: 'screens.threat-hunting.filters.os.options.linux.label', text: 'Linux' },
        },
      ],
    },
  ],
  sources: {
    processes: {
      operation: 'processList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
        verdict: (s: Reads, f) => f.get(f.get(s, 'filter'), 'verdict'),
        os: (s: Reads, f) => f.get(f.get(s, 'filter'), 'os'),
        from: (s: Reads) => s.period?.from,
        to: (s: Reads) => s.period?.to,
      },
    },
  },
  rows: (s: Reads) => s.processes?.items,
  total: (s: Reads) => s.processes?.total,
  rowId: (s: Reads) => s.item?.id,
  noun: { key: 'screens.threat-hunting.noun', text: 'processes' },
  sort: '-time',
  columns: [
    {
      type: 'dateTime',
      id: 'time',
      label: { key: 'screens.threat-hunting.columns.time.label', text: 'Time' },
      value: (s: Reads) => s.item?.time,
      sort: 'time',
    },
    {
      type: 'object',
      id: 'name',
      label: { key: 'screens.threat-hunting.columns.name.label', text: 'Process' },
      value: (s: Reads) => s.item?.name,
      searchType: 13,
      objectId: (s: Reads) => s.item?.id,
      sort: 'name',
      width: 190,
      with: { process: (s: Reads) => s.item?.process },
    },
    {
      type: 'scale',
      id: 'verdict',
      label: { key: 'screens.threat-hunting.columns.verdict.label', text: 'Verdict' },
      value: (s: Reads) => s.item?.verdict,
      scale: processVerdictScale,
      sort: 'verdict',
      width: 120,
    },
    {
      type: 'number',
      id: 'score',
      label: { key: 'screens.threat-hunting.columns.score.label', text: 'Score' },
      value: (s: Reads) => s.item?.score,
      sort: 'score',
      width: 80,
    },
    {
      type: 'mono',
      id: 'commandLine',
      label: { key: 'screens.threat-hunting.columns.commandLine.label', text: 'Command line' },
      value: (s: Reads) => s.item?.commandLine,
      width: 380,
    },
    {
      type: 'object',
      id: 'endpointName',
      label: { key: 'screens.threat-hunting.columns.endpointName.label', text: 'Endpoint' },
      value: (s: Reads) => s.item?.endpointName,
      searchType: 8,
      objectId: (s: Reads) => s.item?.endpointId,
      sort: 'endpointName',
      width: 160,
    },
    {
      type: 'object',
      id: 'userName',
      label: { key: 'screens.threat-hunting.columns.userName.label', text: 'User' },
      value: (s: Reads) => s.item?.userName,
      searchType: 11,
      objectId: (s: Reads) => s.item?.userId,
      sort: 'userName',
      width: 160,
    },
    {
      type: 'mono',
      id: 'fullPath',
      label: { key: 'screens.threat-hunting.columns.fullPath.label', text: 'Path' },
      value: (s: Reads) => s.item?.fullPath,
      width: 300,
    },
    {
      type: 'object',
      id: 'sha1',
      label: { key: 'screens.threat-hunting.columns.sha1.label', text: 'SHA-1' },
      value: (s: Reads) => s.item?.sha1,
      searchType: 3,
      objectId: (s: Reads) => s.item?.sha1,
      width: 200,
    },
    {
      type: 'number',
      id: 'pid',
      label: { key: 'screens.threat-hunting.columns.pid.label', text: 'Process id' },
      value: (s: Reads) => s.item?.pid,
      sort: 'pid',
      width: 100,
    },
    {
      type: 'text',
      id: 'parentName',
      label: { key: 'screens.threat-hunting.columns.parentName.label', text: 'Parent' },
      value: (s: Reads) => s.item?.parentName,
      width: 150,
    },
    {
      type: 'number',
      id: 'parentPid',
      label: { key: 'screens.threat-hunting.columns.parentPid.label', text: 'Parent id' },
      value: (s: Reads) => s.item?.parentPid,
      hidden: true,
    },
    {
      type: 'chips',
      id: 'techniques',
      label: { key: 'screens.threat-hunting.columns.techniques.label', text: 'Techniques' },
      value: (s: Reads) => s.item?.techniques,
      width: 180,
    },
    {
      type: 'state',
      id: 'os',
      label: { key: 'screens.threat-hunting.columns.os.label', text: 'System' },
      value: (s: Reads) => s.item?.os,
      scale: osScale,
      width: 110,
    },
  ],
  open: {
    type: 'openDrawer',
    searchType: 13,
    objectId: (s: Reads) => s.item?.id,
    with: { process: (s: Reads) => s.item?.process },
  },
  paged: 'processes',
  needs: [],
};

export default screen;
