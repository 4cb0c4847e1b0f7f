import type { WireAnswer } from '../../../src/generated/operations';
import type { Call, World } from '../../handler';
import { inPeriod, recency, timeOf } from '../age';
import { among } from '../among';
import { listedAs, type ListRules, type SortKey } from '../listing';
import { processFacts } from '../object-refs';
import { processes, type Process } from '../processes';

type List = WireAnswer<'processList'>;

const verdicts = ['normal', 'unknown', 'suspicious', 'malicious'];

const rules: ListRules<Process, SortKey<'processList'>> = {
  text: ({ id, fullPath, commandLine, file, parentName, endpoint, techniques }) => [
    ...[id, fullPath, commandLine, file?.id, parentName, ...techniques],
    ...[endpoint.name, endpoint.id, endpoint.owner.name],
  ],
  sort: {
    time: ({ age }) => recency(age),
    score: ({ score }) => score,
    verdict: ({ verdict }) => verdicts.indexOf(verdict),
    name: ({ name }) => name,
    endpointName: ({ endpoint }) => endpoint.name,
    userName: ({ endpoint }) => endpoint.owner.name,
    pid: ({ pid }) => pid,
  },
  usual: '-time',
};

/** Answers with a page of the processes. */
export function processList(call: Call<'processList'>): List {
  const { query, world } = call;
  const where = (each: Process) =>
    among(query.verdict, each.verdict) && among(query.os, each.os) && inPeriod(world, each.age, query);
  return listedAs(call, processes(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: World, process: Process): List['data']['items'][number] {
  const { id, name, fullPath, commandLine, verdict, score, os, endpoint, file, pid, parentName, parentPid } = process;
  return {
    ...{ id, name, fullPath, commandLine, verdict, score, os, pid, parentName, parentPid },
    time: timeOf(world, process.age),
    endpointId: endpoint.id,
    endpointName: endpoint.name,
    userId: endpoint.owner.id,
    userName: endpoint.owner.name,
    sha1: file?.id ?? null,
    techniques: [...process.techniques],
    process: processFacts(world, process),
  };
}
