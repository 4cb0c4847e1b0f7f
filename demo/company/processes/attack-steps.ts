import { story } from '../story';
import type { Process } from './types';

/** A program that an attacker starts, and what it starts in turn. */
export interface AttackStep {
  readonly name: string;
  readonly command: string;
  readonly verdict: Process['verdict'];
  readonly techniques: readonly string[];
  /** Seconds after its parent. */
  readonly after: number;
  readonly starts: readonly AttackStep[];
}

const conhost = normal('conhost.exe', '0xffffffff -ForceV1', 1);

/** What the library of the story starts on the laptop. */
export const storySteps: readonly AttackStep[] = [
  step('whoami.exe', '/all', ['T1033'], 22, []),
  step('cmd.exe', `/c net view \\\\${story.fileServerName} & net group "Domain Admins" /domain`, ['T1135'], 41, [
    conhost,
    step('net.exe', `view \\\\${story.fileServerName}`, ['T1135'], 1, []),
    step('net.exe', 'group "Domain Admins" /domain', ['T1069.002'], 2, [
      step('net1.exe', 'group "Domain Admins" /domain', ['T1069.002'], 1, []),
    ]),
  ]),
  step('powershell.exe', '-nop -w hidden -enc JABzAD0ATgBlAHcALQBPAGIAagBlAGMAdAA=', ['T1059.001'], 95, [
    conhost,
    step(
      'schtasks.exe',
      '/create /sc minute /mo 30 /tn CdnSync /tr "rundll32 cdnsync.dll,Start"',
      ['T1053.005'],
      9,
      [],
    ),
  ]),
  step('cmd.exe', `/c robocopy \\\\${story.fileServerName}\\contracts C:\\ProgramData\\cdn /s`, ['T1021.002'], 3960, [
    conhost,
    {
      ...step('robocopy.exe', `\\\\${story.fileServerName}\\contracts C:\\ProgramData\\cdn /s`, ['T1039'], 1, []),
      verdict: 'malicious',
    },
  ]),
];

/** What other attackers start, by system. */
export const commonSteps: Readonly<Record<Process['os'], readonly AttackStep[]>> = {
  windows: [
    step('cmd.exe', '/c whoami /all', ['T1033'], 12, [conhost, step('whoami.exe', '/all', ['T1033'], 1, [])]),
    step('net.exe', 'localgroup administrators', ['T1069.001'], 30, [
      step('net1.exe', 'localgroup administrators', ['T1069.001'], 1, []),
    ]),
    step('reg.exe', 'query HKLM\\SYSTEM\\CurrentControlSet\\Services', ['T1012'], 44, [conhost]),
    step('powershell.exe', '-nop -w hidden -enc SQBFAFgAIAAoAE4AZQB3AC0A', ['T1059.001'], 61, [conhost]),
  ],
  mac: [step('sh', '-c "dscl . list /Users"', ['T1087.001'], 8, [step('dscl', '. list /Users', ['T1087.001'], 1, [])])],
  linux: [
    step('sh', '-c "id; uname -a"', ['T1082'], 6, [step('id', '', ['T1033'], 1, []), step('uname', '-a', [], 1, [])]),
    step('crontab', '-', ['T1053.003'], 33, []),
  ],
};

function step(
  name: string,
  command: string,
  techniques: readonly string[],
  after: number,
  starts: readonly AttackStep[],
): AttackStep {
  return { name, command, verdict: 'suspicious', techniques, after, starts };
}

function normal(name: string, command: string, after: number): AttackStep {
  return { name, command, verdict: 'normal', techniques: [], after, starts: [] };
}
