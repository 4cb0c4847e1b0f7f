import type { WireAnswer } from '~/generated/contract/operations';
import { hostileOr } from '../entries';
import { processFacts } from '../object-refs';
import { findById } from '../query/by-id';
import { integer, seeded, type Random } from '../random';
import { HOUR, timeOf, type Age, type StartTime } from '../time/age';
import { commonSteps, storySteps, type AttackStep } from './attack-steps';
import { authoredProcesses } from './authored';
import { processes } from './generate';
import { oddNodes } from './odd-nodes';
import { shells, systemPrograms, type SystemProgram } from './system-programs';
import type { Process, ProcessNode } from './types';

/** A process of a tree, which lists contain or do not. */
export interface TreeProcess {
  readonly id: string;
  readonly parentId: string | null;
  readonly process: Process;
  /** True if it runs for the owner of the endpoint, not for the system. */
  readonly isOfUser: boolean;
  /** Null while it runs. */
  readonly ended: Age | null;
}

/** Parts the id of a process that no list has from that of the process around which it is shown. */
const below = '~';

/** The processes of an endpoint around one process: what the system runs, its ancestors and its descendants. */
export function processTree(started: StartTime, id: string): WireAnswer<'processTree'>['data'] | undefined {
  const process = findById(processes(started), id.split(below, 1).join(''));
  const nodes = process === undefined ? [] : treeOf(process).map((each) => nodeOf(started, each));
  const about = nodes.find((each) => each.id === id);
  return about && { process: about, nodes: [...nodes, ...hostileOr(oddNodes(nodes, id), [])] };
}

/** The trees of several processes, of which the first is the one that the answer is about. */
export function treeOfProcesses(started: StartTime, ids: readonly string[]): WireAnswer<'processTree'>['data'] {
  const trees = ids.flatMap((id) => processTree(started, id) ?? []);
  const nodes = new Map(trees.flatMap((tree) => tree.nodes).map((node) => [node.id, node]));
  const about = trees[0]?.process;
  return { ...(about && { process: about }), nodes: [...nodes.values()] };
}

function treeOf(process: Process): readonly TreeProcess[] {
  const ofStory = authoredProcesses();
  const isOfStory = ofStory.some(({ id }) => id === process.id);
  const subject = (isOfStory ? ofStory[0] : undefined) ?? process;
  const next = seeded(`tree of ${subject.id}`);
  const ofSystem = systemNodes(next, subject);
  const { parentName } = subject;
  const parent = parentName === null ? undefined : ofSystem.findLast(({ process: { name } }) => name === parentName);
  const between = parentName === null || parent ? [] : [missingParent(subject, parentName, ofSystem)];
  const parentId = (parent ?? between[0])?.id ?? null;
  const ended = isOfStory ? null : endOf(next, subject.age);
  return [
    ...ofSystem,
    ...between,
    { id: subject.id, parentId, process: subject, isOfUser: true, ended },
    ...(isOfStory ? libraryNodes(subject) : startedBy(next, subject)),
  ];
}

/** What the endpoint runs anyway. The parent of the process that is asked for has the number that the process names. */
function systemNodes(next: Random, process: Process): readonly TreeProcess[] {
  const { os, parentName, parentPid } = process;
  const boot = process.age + integer(next, 2, 60) * HOUR;
  const nodes: TreeProcess[] = [];
  const parentAt = systemPrograms[os].findLastIndex(({ name }) => name === parentName);
  systemPrograms[os].forEach((program, index) => {
    const parent = nodes.findLast(({ process: { name } }) => name === program.parent);
    // Each starts after its parent, and what a person starts long after the system.
    const age = Math.max(
      process.age + 60,
      boot - index * 2 - (program.isOfUser ? Math.round((boot - process.age) / 3) : 0),
    );
    const number = program.pid ?? 400 + index * 4 * integer(next, 20, 60);
    const id = `${process.id}${below}${index}`;
    const pid = index === parentAt && parentPid !== null ? parentPid : number;
    nodes.push({
      id,
      parentId: parent?.id ?? null,
      process: { ...process, ...factsOf(program), id, age, pid },
      isOfUser: program.isOfUser,
      ended: null,
    });
  });
  return nodes;
}

/** What all programs of the system have in common: nothing is known against them. */
function factsOf({ name, path, command }: SystemProgram) {
  const fullPath = path + name;
  return {
    ...{ name, fullPath, commandLine: command === '' ? fullPath : `${fullPath} ${command}` },
    ...{ file: undefined, calls: [], techniques: [], artifactId: undefined, score: 0 },
    verdict: 'normal' as const,
  };
}

/** A parent that the endpoint does not run always. */
function missingParent(process: Process, name: string, nodes: readonly TreeProcess[]): TreeProcess {
  const id = `${process.id}${below}parent`;
  const shell = nodes.findLast((node) => node.process.name === shells[process.os]);
  const program = { name, parent: null, path: process.os === 'windows' ? 'C:\\Windows\\System32\\' : '/usr/bin/' };
  const facts = factsOf({ ...program, command: '', isOfUser: true });
  return {
    id,
    parentId: shell?.id ?? null,
    process: { ...process, ...facts, id, age: process.age + 20, pid: process.parentPid ?? 0 },
    isOfUser: true,
    ended: null,
  };
}

/** The library of the story and what it starts. */
function libraryNodes({ id }: Process): readonly TreeProcess[] {
  const library = authoredProcesses()[1];
  if (library === undefined) return [];
  const node = { id: library.id, parentId: id, process: library, isOfUser: true, ended: null };
  return [node, ...stepNodes(storySteps, library)];
}

/** What a process of another attacker starts. */
function startedBy(next: Random, process: Process): readonly TreeProcess[] {
  if (process.verdict !== 'malicious' && process.verdict !== 'suspicious') return [];
  return stepNodes(
    commonSteps[process.os].filter(() => next() < 0.6),
    process,
  );
}

function stepNodes(steps: readonly AttackStep[], parent: Process): readonly TreeProcess[] {
  return steps.flatMap(({ name, command, verdict, techniques, after, starts }, index) => {
    const path = parent.os === 'windows' ? 'C:\\Windows\\System32\\' : '/usr/bin/';
    const facts = factsOf({ name, parent: null, path, command, isOfUser: true });
    const process: Process = {
      ...{ ...parent, ...facts, verdict, techniques },
      commandLine: `${name} ${command}`.trim(),
      score: verdict === 'normal' ? 0 : 64,
      id: `${parent.id}${below}started-${index}`,
      age: Math.max(0, parent.age - after),
      pid: parent.pid + 4 * (index + 1) + after,
    };
    const ended = Math.max(0, process.age - 2);
    return [{ id: process.id, parentId: parent.id, process, isOfUser: true, ended }, ...stepNodes(starts, process)];
  });
}

/** Half of all processes have ended, after seconds or minutes. */
function endOf(next: Random, age: Age): Age | null {
  return next() < 0.5 ? null : Math.max(0, age - integer(next, 1, 900));
}

function nodeOf(started: StartTime, { id, parentId, process, isOfUser, ended }: TreeProcess): ProcessNode {
  const { name, pid, commandLine, verdict, endpoint, techniques } = process;
  return {
    ...{ id, parentId, name, pid, commandLine, verdict },
    endpointId: endpoint.id,
    endpointName: endpoint.name,
    userId: isOfUser ? endpoint.owner.id : null,
    userName: isOfUser ? endpoint.owner.name : null,
    started: timeOf(started, process.age),
    ended: ended === null ? null : timeOf(started, ended),
    techniques: [...techniques],
    process: processFacts(started, process),
  };
}
