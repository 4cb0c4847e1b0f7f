import { hostileOr, memoizeEntries } from '../entries';
import { endpoints } from '../assets/endpoints/generate';
import type { Endpoint } from '../assets/endpoints/types';
import { seededHex, oneOf, seeded, weighted, integer, type Random } from '../random';
import { filesOf, indicatorsOf, programFiles } from '../threats/indicators/generate';
import type { Indicator } from '../threats/indicators/types';
import { badSites } from '../threats/sites';
import type { StartTime } from '../time/age';
import { memoizePerWeekHour } from '../time/calendar';
import { authoredProcesses } from './authored';
import { harmless, misused, pathOf, type Program } from './programs';
import type { Process } from './types';

/** Number of processes. */
const COUNT = 8000;

/** A process without its age. */
type ProcessFacts = Omit<Process, 'age'>;

/** All generated processes without their ages, the newest first. */
const facts: () => readonly ProcessFacts[] = memoizeEntries(() => {
  const next = seeded('processes of the month');
  const count = COUNT - authoredProcesses().length;
  const hosts = hostsBySystem();
  return Array.from({ length: count }, (_, index) => process(next, index, (index + next()) / count, hosts));
});

/** All processes: those of the story, then the newest first. */
export const processes: (started: StartTime) => readonly Process[] = memoizePerWeekHour((calendar) => [
  ...authoredProcesses(),
  ...facts().map((each) => ({ ...each, age: calendar.age(each.ancestry) })),
]);

type Hosts = Readonly<Record<Process['os'], readonly Endpoint[]>>;

function hostsBySystem(): Hosts {
  const of = (os: Process['os']) => endpoints().filter((each) => each.os === os && each.ip !== null);
  return { windows: of('windows'), mac: of('mac'), linux: of('linux') };
}

function process(next: Random, index: number, ancestry: number, hosts: Hosts): ProcessFacts {
  const os = weighted<Process['os']>(next, 'windows', [
    ['linux', 22],
    ['mac', 9],
  ]);
  const verdict = weighted<Process['verdict']>(next, 'normal', [
    ['suspicious', 5],
    ['unknown', 4],
    ['malicious', os === 'windows' ? 2 : 0.3],
  ]);
  const endpoint = hosts[os][Math.floor(next() ** (verdict === 'normal' ? 1 : 2.5) * hosts[os].length)];
  if (endpoint === undefined) throw new Error(`no endpoint runs ${os}`);
  const id = `proc-${seededHex(`process ${index}`, 8)}-${index}`;
  return {
    ...{ id, ancestry, endpoint, os, verdict },
    pid: integer(next, 400, 32_000),
    parentPid: weighted<number | null>(next, integer(next, 4, 30_000), [[null, 2]]),
    artifactId: verdict === 'normal' ? undefined : `art-${id.slice(5)}`,
    score: scoreOf(next, verdict),
    ...whatRan(next, os, verdict, index),
    ...hostileOr(odd[index], undefined),
  };
}

type WhatRan = Pick<Process, 'name' | 'fullPath' | 'commandLine' | 'file' | 'calls' | 'parentName' | 'techniques'>;

function whatRan(next: Random, os: Process['os'], verdict: Process['verdict'], index: number): WhatRan {
  const site = badSites()[(Math.floor((index / COUNT) * 12) * 3 + integer(next, 0, 4)) % badSites().length];
  const seen = site === undefined ? [] : indicatorsOf(site);
  const address = seen.find(({ kind }) => kind === 'url');
  const payload = filesOf(site?.insight).find(({ name }) => /\.(exe|dll|js)$/.test(name));
  if (verdict === 'malicious' && os === 'windows' && payload !== undefined)
    return ofAttacker(next, payload, seen, site?.insight?.techniques);
  if (verdict === 'malicious' || verdict === 'suspicious') {
    const [technique, program] = oneOf<readonly [string, Program]>(next, misused[os]);
    const isCall = program.command.includes('%') && address !== undefined;
    return {
      ...ofProgram(program),
      commandLine: `${program.name} ${program.command.replace('%', address?.id ?? '')}`,
      calls: isCall ? [address] : [],
      techniques: [technique],
    };
  }
  return ofProgram(oneOf<Program>(next, harmless[os]));
}

function ofAttacker(
  next: Random,
  payload: Indicator,
  seen: readonly Indicator[],
  techniques: readonly string[] = [],
): WhatRan {
  const fullPath = `${oneOf(next, ['C:\\Users\\Public\\', 'C:\\ProgramData\\', 'D:\\'])}${payload.name}`;
  const host = payload.name.endsWith('.dll') ? 'rundll32.exe ' : payload.name.endsWith('.js') ? 'wscript.exe ' : '';
  return {
    ...{ name: payload.name, fullPath, commandLine: `${host}"${fullPath}"`, file: payload },
    calls: seen.filter(({ kind }) => kind !== 'url').slice(0, 2),
    parentName: 'explorer.exe',
    techniques: techniques.filter((id) => !id.startsWith('T1566')),
  };
}

function ofProgram(program: Program): WhatRan {
  return {
    name: program.name,
    fullPath: pathOf(program),
    commandLine: `"${pathOf(program)}" ${program.command}`.trim(),
    file: programFiles().get(program),
    calls: [],
    parentName: program.parent,
    techniques: [],
  };
}

function scoreOf(next: Random, verdict: Process['verdict']): number {
  if (verdict === 'malicious') return integer(next, 76, 97);
  if (verdict === 'suspicious') return integer(next, 41, 72);
  return verdict === 'unknown' ? integer(next, 10, 35) : integer(next, 0, 9);
}

/** Hostile and incomplete processes, by index. */
const odd: Readonly<Record<number, Partial<ProcessFacts>>> = {
  12: { commandLine: 'cmd.exe /c echo <script>alert(document.domain)</script> & del "\u202Egpj.exe"' },
  77: { commandLine: `powershell.exe -enc ${'SQBFAFgA'.repeat(500)}`, verdict: 'suspicious', score: 64 },
  310: { file: undefined, parentName: null, parentPid: null, verdict: 'unknown', score: 0 },
};

/** Malicious and suspicious processes other than the story's, the newest first. */
export const badProcesses: (started: StartTime) => readonly Process[] = memoizePerWeekHour((_, started) =>
  processes(started)
    .slice(authoredProcesses().length)
    .filter(({ verdict }) => verdict === 'malicious' || verdict === 'suspicious'),
);
