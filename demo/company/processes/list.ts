import type { WireAnswer } from '~/generated/contract/operations';
import { processFacts } from '../object-refs';
import { listPageAs, type ListRules, type SortKey, type QueryCall } from '../query/list';
import { matchesAny } from '../query/matches-any';
import { inPeriod, recency, timeOf, type Clock } from '../time/age';
import { processes } from './generate';
import type { Process } from './types';

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
export function processList(call: QueryCall<'processList'>): List {
  const { query, world } = call;
  const where = (each: Process) =>
    matchesAny(query.verdict, each.verdict) && matchesAny(query.os, each.os) && inPeriod(world, each.age, query);
  return listPageAs(call, processes(world), { ...rules, where }, (each) => itemOf(world, each));
}

function itemOf(world: Clock, process: Process): List['data']['items'][number] {
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
