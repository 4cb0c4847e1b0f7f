import type { Answer, Body } from '~/generated/contract/operations';
import { seededHex } from '../random';
import { indicatorsById } from '../threats/indicators/generate';
import { techniqueOf } from '../threats/techniques';
import type { StartTime } from '../time/age';
import { hexLines } from './authored-analyses';
import { processes } from './generate';
import type { Process } from './types';

type Analysis = Answer<'artifactAnalysis'>;
type Query = Body<'artifactAnalysis'>;

/** Maximum number of processes in the analysis of a file. */
const FIRST = 4;
/** One of so many unknown processes is still being analysed. */
const WAITING = 3;

/** The analysis of a process or of a generated file. */
export function artifactAnalysis(started: StartTime, query: Query): Analysis | undefined {
  if (query.queryType === 'sha1') return ofFile(started, query.sha1 ?? '');
  const found = processes(started).find((each) => isMeant(each, query));
  return found === undefined ? undefined : ofProcess(found);
}

function isMeant({ artifactId, endpoint, pid, fullPath }: Process, query: Query): boolean {
  if (query.queryType === 'artifactUniqueId') return artifactId !== undefined && artifactId === query.artifactUniqueId;
  return endpoint.deviceId === query.xdrDeviceId && String(pid) === String(query.pid) && fullPath === query.fullPath;
}

function ofFile(started: StartTime, sha1: string): Analysis | undefined {
  const indicator = indicatorsById().get(sha1);
  if (indicator?.file === undefined) return undefined;
  if (indicator.insight === undefined) return nothing;
  const ran = processes(started).filter(({ file }) => file?.id === sha1);
  return {
    ...analysis(ran.slice(0, FIRST), indicator.insight.techniques),
    hex: bytesOf(sha1),
  };
}

const nothing: Analysis = {
  status: 'done',
  processes: [],
  tagging: [],
  hex: { data: [], presignedUrl: null, password: null },
};

function ofProcess(process: Process): Analysis {
  if (process.verdict === 'unknown' && process.pid % WAITING === 0) return { status: 'processing' };
  const isAttacker = process.verdict === 'malicious' && process.file !== undefined;
  return { ...analysis([process], process.techniques), hex: isAttacker ? bytesOf(process.file?.id ?? '') : null };
}

function analysis(ran: readonly Process[], techniques: readonly string[]): Analysis {
  return {
    status: 'done',
    processes: ran.flatMap((each) => [
      ...(each.parentPid === null || each.parentName === null
        ? []
        : [entry(`${each.id} parent`, each.parentPid, each.parentName, 'Medium')]),
      {
        ...entry(each.id, each.pid, each.commandLine, each.verdict === 'malicious' ? 'High' : 'Medium'),
        ...(each.parentPid !== null && { parentPid: each.parentPid }),
        tagging: [...each.techniques],
      },
    ]),
    tagging: techniques.map((id) => {
      const { name, tactic } = techniqueOf(id);
      return { id, name, tactics: [tactic], descriptions: [`Seen in ${ran[0]?.commandLine ?? 'the file'}.`] };
    }),
  };
}

function entry(seed: string, pid: number, commandLine: string, integrityLevel: string) {
  return { hashId: `p-${seededHex(seed, 8)}`, pid, commandLine, integrityLevel, tagging: [] };
}

function bytesOf(sha1: string): Analysis['hex'] {
  return {
    data: hexLines(sha1, 8).map((content, index) => ({ line: index * 51, content })),
    presignedUrl: `/__demo/downloads/artifacts/${sha1}.zip`,
    password: 'infected',
  };
}
