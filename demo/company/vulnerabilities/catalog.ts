import type { WireAnswer } from '~/generated/contract/operations';

type Item = WireAnswer<'vulnerabilityList'>['data']['items'][number];

/** A published vulnerability of software that the company uses. */
export interface Cve extends Pick<
  Item,
  'id' | 'name' | 'product' | 'system' | 'cvss' | 'exploitation' | 'fix' | 'published'
> {
  /** Percentage of the endpoints of its system that have it. */
  readonly share: number;
}

type Row = readonly [
  ...[id: string, name: string, product: string, cvss: number, exploited: boolean, fix: string | null],
  ...[published: string, share: number],
];

const rows: Readonly<Record<Cve['system'], readonly Row[]>> = {
  windows: [
    ['CVE-2020-1472', 'Elevation of privilege in Netlogon', 'Windows Server', 10, true, 'KB4571694', '2020-08-17', 1],
    [
      'CVE-2021-34527',
      'Remote code execution in the print spooler',
      'Windows',
      8.8,
      true,
      'KB5004945',
      '2021-07-02',
      4,
    ],
    ['CVE-2022-30190', 'Remote code execution in MSDT', 'Windows', 7.8, true, 'KB5014697', '2022-06-01', 3],
    [
      'CVE-2022-41040',
      'Elevation of privilege in Exchange Server',
      'Exchange Server',
      8.8,
      true,
      'KB5019758',
      '2022-10-03',
      1,
    ],
    ['CVE-2023-21716', 'Remote code execution in Word', 'Microsoft Office', 9.8, false, 'KB5002323', '2023-02-14', 6],
    [
      'CVE-2023-23397',
      'Elevation of privilege in Outlook',
      'Microsoft Office',
      9.8,
      true,
      'KB5002254',
      '2023-03-14',
      8,
    ],
    [
      'CVE-2023-28252',
      'Elevation of privilege in the log file system',
      'Windows',
      7.8,
      true,
      'KB5025221',
      '2023-04-11',
      7,
    ],
    ['CVE-2023-36884', 'Remote code execution in Windows Search', 'Windows', 7.5, true, 'KB5029244', '2023-07-11', 5],
    ['CVE-2023-38831', 'Code execution by opening an archive', 'WinRAR', 7.8, true, '6.23', '2023-08-23', 12],
    ['CVE-2023-4863', 'Heap overflow in WebP', 'Google Chrome', 8.8, true, '116.0.5845.187', '2023-09-12', 9],
    ['CVE-2024-21412', 'Bypass of shortcut file warnings', 'Windows', 8.1, true, 'KB5034763', '2024-02-13', 10],
    ['CVE-2024-21413', 'Remote code execution in Outlook', 'Microsoft Office', 9.8, true, 'KB5002537', '2024-02-13', 6],
    ['CVE-2024-30088', 'Elevation of privilege in the kernel', 'Windows', 7, true, 'KB5039212', '2024-06-11', 11],
    ['CVE-2024-38063', 'Remote code execution in TCP/IP', 'Windows', 9.8, false, 'KB5041585', '2024-08-13', 14],
    ['CVE-2024-38112', 'Spoofing in the MSHTML platform', 'Windows', 7.5, true, 'KB5040442', '2024-07-09', 13],
    ['CVE-2024-4577', 'Argument injection in PHP CGI', 'PHP', 9.8, true, '8.3.8', '2024-06-09', 1],
    [
      'CVE-2024-49138',
      'Elevation of privilege in the log file system',
      'Windows',
      7.8,
      true,
      'KB5048667',
      '2024-12-12',
      15,
    ],
    [
      'CVE-2023-29360',
      'Elevation of privilege in the streaming service',
      'Windows',
      8.4,
      true,
      'KB5027231',
      '2023-06-14',
      5,
    ],
    ['CVE-2020-0796', 'Remote code execution in SMBv3', 'Windows', 10, true, 'KB4551762', '2020-03-12', 1],
    ['CVE-2013-3900', 'Signature check of executables can be bypassed', 'Windows', 5.5, true, null, '2013-12-11', 22],
    ['CVE-2023-24932', 'Secure Boot bypass', 'Windows', 6.7, true, 'KB5025885', '2023-05-09', 34],
    [
      'CVE-2024-20671',
      'Security feature bypass in Defender',
      'Microsoft Defender',
      5.5,
      false,
      '4.18.24010.12',
      '2024-03-12',
      9,
    ],
  ],
  linux: [
    ['CVE-2021-44228', 'Remote code execution in Log4j', 'Apache Log4j', 10, true, '2.17.1', '2021-12-10', 5],
    ['CVE-2021-4034', 'Elevation of privilege in pkexec', 'polkit', 7.8, true, '0.120', '2022-01-28', 8],
    ['CVE-2022-0847', 'Overwriting read-only files', 'Linux kernel', 7.8, true, '5.16.11', '2022-03-10', 9],
    ['CVE-2022-22965', 'Remote code execution in Spring', 'Spring Framework', 9.8, true, '5.3.18', '2022-04-01', 3],
    ['CVE-2023-0386', 'Elevation of privilege in OverlayFS', 'Linux kernel', 7.8, true, '6.2', '2023-03-22', 12],
    ['CVE-2023-22515', 'Broken access control in Confluence', 'Confluence Server', 9.8, true, '8.5.2', '2023-10-04', 1],
    ['CVE-2023-44487', 'Denial of service by rapid resets in HTTP/2', 'nginx', 7.5, true, '1.25.3', '2023-10-10', 18],
    ['CVE-2023-46604', 'Remote code execution in ActiveMQ', 'Apache ActiveMQ', 9.8, true, '5.18.3', '2023-10-27', 2],
    ['CVE-2023-48795', 'Prefix truncation in SSH', 'OpenSSH', 5.9, false, '9.6', '2023-12-18', 41],
    ['CVE-2023-4911', 'Buffer overflow in the dynamic loader', 'glibc', 7.8, true, '2.39', '2023-10-03', 15],
    ['CVE-2024-1086', 'Use after free in nf_tables', 'Linux kernel', 7.8, true, '6.7.3', '2024-01-31', 17],
    ['CVE-2024-21626', 'Container escape by a leaked file descriptor', 'runc', 8.6, false, '1.1.12', '2024-01-31', 11],
    ['CVE-2024-23897', 'Reading files through the command line', 'Jenkins', 9.8, true, '2.442', '2024-01-24', 2],
    ['CVE-2024-27198', 'Authentication bypass in TeamCity', 'TeamCity', 9.8, true, '2023.11.4', '2024-03-04', 1],
    ['CVE-2024-6387', 'Remote code execution in sshd', 'OpenSSH', 8.1, false, '9.8p1', '2024-07-01', 24],
    ['CVE-2024-47176', 'Command execution through printer discovery', 'CUPS', 5.3, false, null, '2024-09-26', 19],
  ],
  mac: [
    ['CVE-2023-32434', 'Code execution with kernel rights', 'macOS', 7.8, true, '13.4.1', '2023-06-23', 6],
    ['CVE-2023-41064', 'Buffer overflow in ImageIO', 'macOS', 7.8, true, '13.5.2', '2023-09-07', 9],
    ['CVE-2023-42916', 'Out-of-bounds read in WebKit', 'Safari', 6.5, true, '17.1.2', '2023-11-30', 14],
    ['CVE-2023-5217', 'Heap overflow in VP8 encoding', 'Mozilla Firefox', 8.8, true, '118.0.1', '2023-09-28', 10],
    ['CVE-2024-23222', 'Type confusion in WebKit', 'Safari', 8.8, true, '17.3', '2024-01-23', 16],
    ['CVE-2024-23296', 'Kernel memory protection bypass', 'macOS', 7.8, true, '14.4', '2024-03-05', 21],
    ['CVE-2024-44308', 'Code execution in JavaScriptCore', 'Safari', 8.8, true, '18.1.1', '2024-11-20', 28],
  ],
};

const systems = ['windows', 'linux', 'mac'] as const;

/** The vulnerabilities of the software of the company. */
export const catalog: readonly Cve[] = systems.flatMap((system) =>
  rows[system].map(([id, name, product, cvss, exploited, fix, published, share]) => ({
    ...{ id, name, product, system, cvss, fix, published, share },
    exploitation: exploited ? ('exploited' as const) : ('notKnown' as const),
  })),
);
