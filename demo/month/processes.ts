import { hex, seeded } from '../data/seeded';
import type { Age } from './age';
import { perCalendar, type Started } from './calendar';
import { oneOf, weighted, whole, type Draw } from './draw';
import { endpoints, type Endpoint } from './endpoints';
import type { Indicator } from './indicator';
import { filesOf, indicatorsOf, programFiles } from './indicators';
import { knownProcesses } from './known-processes';
import { once } from './once';
import { harmless, misused, pathOf, type Program } from './programs';
import { badSites } from './sites';

/** A process that started on an endpoint. */
export interface Process {
  /** Names it; its drawer is told by its facts. */
  readonly id: string;
  /** Where in the month it lies, from 0 (now) to 1. */
  readonly place: number;
  readonly age: Age;
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly fullPath: string;
  readonly commandLine: string;
  readonly file: Indicator | undefined;
  /** What it called. */
  readonly calls: readonly Indicator[];
  readonly pid: number;
  readonly parentName: string | null;
  readonly parentPid: number | null;
  readonly score: number;
  readonly verdict: 'malicious' | 'suspicious' | 'normal' | 'unknown';
  readonly os: 'windows' | 'mac' | 'linux';
  readonly techniques: readonly string[];
  /** Under which it was analysed, if it was. */
  readonly artifactId: string | undefined;
}

/** How many processes a month keeps. */
const COUNT = 8000;

/** A process without its age. */
type ProcessFacts = Omit<Process, 'age'>;

/** Everything but the ages; the newest first. */
const facts: () => readonly ProcessFacts[] = once(() => {
  const next = seeded('processes of the month');
  const count = COUNT - knownProcesses().length;
  const hosts = hostsBySystem();
  return Array.from({ length: count }, (_, index) => process(next, index, (index + next()) / count, hosts));
});

/** The processes of the month: those of the story, then the newest first. */
export const processes: (started: Started) => readonly Process[] = perCalendar((calendar) => [
  ...knownProcesses(),
  ...facts().map((each) => ({ ...each, age: calendar.age(each.place) })),
]);

type Hosts = Readonly<Record<Process['os'], readonly Endpoint[]>>;

function hostsBySystem(): Hosts {
  const of = (os: Process['os']) => endpoints().filter((each) => each.os === os && each.ip !== null);
  return { windows: of('windows'), mac: of('mac'), linux: of('linux') };
}

function process(next: Draw, index: number, place: number, hosts: Hosts): ProcessFacts {
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
  const id = `proc-${hex(`process ${index}`, 8)}-${index}`;
  return {
    ...{ id, place, endpoint, os, verdict },
    pid: whole(next, 400, 32_000),
    parentPid: weighted<number | null>(next, whole(next, 4, 30_000), [[null, 2]]),
    artifactId: verdict === 'normal' ? undefined : `art-${id.slice(5)}`,
    score: scoreOf(next, verdict),
    ...whatRan(next, os, verdict, index),
    ...odd[index],
  };
}

type WhatRan = Pick<Process, 'name' | 'fullPath' | 'commandLine' | 'file' | 'calls' | 'parentName' | 'techniques'>;

function whatRan(next: Draw, os: Process['os'], verdict: Process['verdict'], index: number): WhatRan {
  const site = badSites()[(Math.floor((index / COUNT) * 12) * 3 + whole(next, 0, 4)) % badSites().length];
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
  next: Draw,
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

function scoreOf(next: Draw, verdict: Process['verdict']): number {
  if (verdict === 'malicious') return whole(next, 76, 97);
  if (verdict === 'suspicious') return whole(next, 41, 72);
  return verdict === 'unknown' ? whole(next, 10, 35) : whole(next, 0, 9);
}

/** Processes as they must never be trusted, by their place. */
const odd: Readonly<Record<number, Partial<ProcessFacts>>> = {
  12: { commandLine: 'cmd.exe /c echo <script>alert(document.domain)</script> & del "\u202Egpj.exe"' },
  77: { commandLine: `powershell.exe -enc ${'SQBFAFgA'.repeat(500)}`, verdict: 'suspicious', score: 64 },
  310: { file: undefined, parentName: null, parentPid: null, verdict: 'unknown', score: 0 },
};
