/** A technique of attackers, as alerts and analyses name it. */
export interface Technique {
  readonly id: string;
  readonly name: string;
  readonly tactic: string;
}

const list: readonly (readonly [id: string, name: string, tactic: string])[] = [
  ['T1566.001', 'Spearphishing Attachment', 'Initial Access'],
  ['T1566.002', 'Spearphishing Link', 'Initial Access'],
  ['T1190', 'Exploit Public-Facing Application', 'Initial Access'],
  ['T1078.004', 'Cloud Accounts', 'Initial Access'],
  ['T1204.001', 'Malicious Link', 'Execution'],
  ['T1204.002', 'Malicious File', 'Execution'],
  ['T1059.001', 'PowerShell', 'Execution'],
  ['T1059.004', 'Unix Shell', 'Execution'],
  ['T1609', 'Container Administration Command', 'Execution'],
  ['T1053.005', 'Scheduled Task', 'Persistence'],
  ['T1098.001', 'Additional Cloud Credentials', 'Persistence'],
  ['T1543.003', 'Windows Service', 'Persistence'],
  ['T1611', 'Escape to Host', 'Privilege Escalation'],
  ['T1055', 'Process Injection', 'Defense Evasion'],
  ['T1218.011', 'Rundll32', 'Defense Evasion'],
  ['T1140', 'Deobfuscate/Decode Files or Information', 'Defense Evasion'],
  ['T1070.001', 'Clear Windows Event Logs', 'Defense Evasion'],
  ['T1003.001', 'LSASS Memory', 'Credential Access'],
  ['T1110.003', 'Password Spraying', 'Credential Access'],
  ['T1621', 'Multi-Factor Authentication Request Generation', 'Credential Access'],
  ['T1087.002', 'Domain Account', 'Discovery'],
  ['T1046', 'Network Service Discovery', 'Discovery'],
  ['T1021.002', 'SMB/Windows Admin Shares', 'Lateral Movement'],
  ['T1530', 'Data from Cloud Storage', 'Collection'],
  ['T1071.001', 'Web Protocols', 'Command and Control'],
  ['T1105', 'Ingress Tool Transfer', 'Command and Control'],
  ['T1048', 'Exfiltration Over Alternative Protocol', 'Exfiltration'],
  ['T1486', 'Data Encrypted for Impact', 'Impact'],
  ['T1496', 'Resource Hijacking', 'Impact'],
  ['T1660', 'Phishing', 'Initial Access'],
  ['T1657', 'Financial Theft', 'Impact'],
];

const byId: ReadonlyMap<string, Technique> = new Map(list.map(([id, name, tactic]) => [id, { id, name, tactic }]));

/** A technique by its id; an unlisted one has its id as name. */
export function techniqueOf(id: string): Technique {
  return byId.get(id) ?? { id, name: id, tactic: 'Unknown' };
}
