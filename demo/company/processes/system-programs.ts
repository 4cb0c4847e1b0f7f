import type { Process } from './types';

/** A program that an endpoint always runs, below the program that starts it. */
export interface SystemProgram {
  readonly name: string;
  /** The name of the program that starts it; the nearest one of that name before it in the list. */
  readonly parent: string | null;
  readonly path: string;
  readonly command: string;
  /** True if it runs for the person who is signed in, not for the system. */
  readonly isOfUser: boolean;
  /** Its number if that is always the same. */
  readonly pid?: number;
}

const system32 = 'C:\\Windows\\System32\\';
const programFiles = 'C:\\Program Files\\';

/** The programs of a workstation or server by its system, each after the one that starts it. */
export const systemPrograms: Readonly<Record<Process['os'], readonly SystemProgram[]>> = {
  windows: [
    { ...ofSystem('System', null, '', ''), pid: 4 },
    ofSystem('smss.exe', 'System', system32, ''),
    ofSystem('wininit.exe', 'smss.exe', system32, ''),
    ofSystem('services.exe', 'wininit.exe', system32, ''),
    ofSystem('svchost.exe', 'services.exe', system32, '-k DcomLaunch -p'),
    ofSystem('svchost.exe', 'services.exe', system32, '-k netsvcs -p -s Schedule'),
    ofSystem('svchost.exe', 'services.exe', system32, '-k LocalServiceNetworkRestricted -p'),
    ofSystem('svchost.exe', 'services.exe', system32, '-k netsvcs -p -s Winmgmt'),
    ofSystem('spoolsv.exe', 'services.exe', system32, ''),
    ofSystem('backup.exe', 'services.exe', `${programFiles}Backup\\`, 'service --profile daily'),
    ofSystem('sensor.exe', 'services.exe', `${programFiles}Endpoint Sensor\\`, '--service'),
    ofSystem('lsass.exe', 'wininit.exe', system32, ''),
    ofSystem('winlogon.exe', 'smss.exe', system32, ''),
    ofSystem('dwm.exe', 'winlogon.exe', system32, ''),
    ofUser('userinit.exe', 'winlogon.exe', system32, ''),
    ofUser('explorer.exe', 'userinit.exe', 'C:\\Windows\\', ''),
    ofUser('mail.exe', 'explorer.exe', `${programFiles}Mail\\`, '/recycle'),
    ofUser('browser.exe', 'explorer.exe', `${programFiles}Browser\\`, '--restore-last-session'),
    ofUser('browser.exe', 'browser.exe', `${programFiles}Browser\\`, '--type=gpu-process'),
    ofUser('browser.exe', 'browser.exe', `${programFiles}Browser\\`, '--type=renderer --lang=en --site=intranet'),
    ofUser('sheet.exe', 'explorer.exe', `${programFiles}Office\\`, '"Q4 forecast.xlsx"'),
    ofUser('meet.exe', 'explorer.exe', `${programFiles}Meet\\`, '--background'),
  ],
  mac: [
    { ...ofSystem('launchd', null, '/sbin/', ''), pid: 1 },
    ofSystem('WindowServer', 'launchd', '/System/Library/PrivateFrameworks/', '-daemon'),
    ofSystem('mdworker', 'launchd', '/System/Library/Frameworks/', '-s mdworker'),
    ofSystem('loginwindow', 'launchd', '/System/Library/CoreServices/', 'console'),
    ofUser('Finder', 'launchd', '/System/Library/CoreServices/', ''),
    ofUser('Browser', 'launchd', '/Applications/Browser.app/Contents/MacOS/', ''),
    ofUser('Browser Helper', 'Browser', '/Applications/Browser.app/Contents/Helpers/', '--type=renderer'),
    ofUser('Meet', 'launchd', '/Applications/Meet.app/Contents/MacOS/', ''),
    ofUser('Terminal', 'launchd', '/System/Applications/Utilities/', ''),
    ofUser('bash', 'Terminal', '/bin/', '-l'),
  ],
  linux: [
    { ...ofSystem('systemd', null, '/usr/lib/systemd/', '--system'), pid: 1 },
    ofSystem('systemd-journald', 'systemd', '/usr/lib/systemd/', ''),
    ofSystem('cron', 'systemd', '/usr/sbin/', '-f'),
    ofSystem('nginx', 'systemd', '/usr/sbin/', '-g "daemon off;"'),
    ofSystem('nginx', 'nginx', '/usr/sbin/', 'worker process'),
    ofSystem('nginx', 'nginx', '/usr/sbin/', 'worker process'),
    ofSystem('postgres', 'systemd', '/usr/lib/postgresql/16/bin/', '-D /var/lib/postgresql'),
    ofSystem('postgres', 'postgres', '/usr/lib/postgresql/16/bin/', 'checkpointer'),
    ofSystem('sshd', 'systemd', '/usr/sbin/', '-D'),
    ofSystem('sshd', 'sshd', '/usr/sbin/', 'session'),
    ofUser('bash', 'sshd', '/usr/bin/', '-l'),
    ofUser('sh', 'bash', '/usr/bin/', ''),
  ],
};

/** The program below which an unlisted program of a user runs. */
export const shells: Readonly<Record<Process['os'], string>> = {
  windows: 'explorer.exe',
  mac: 'launchd',
  linux: 'systemd',
};

function ofSystem(name: string, parent: string | null, path: string, command: string): SystemProgram {
  return { name, parent, path, command, isOfUser: false };
}

function ofUser(name: string, parent: string, path: string, command: string): SystemProgram {
  return { name, parent, path, command, isOfUser: true };
}
