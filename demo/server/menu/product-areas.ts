/** A menu entry that opens a screen: key, title, and a mark; `hidden` entries are permitted but not in the menu. */
export type MenuLeaf = readonly [key: number, title: string, mark?: 'preview' | 'soon' | 'hidden'];

/** A group on the second level. */
export interface MenuBranch {
  readonly id: string;
  readonly title: string;
  readonly children: readonly MenuLeaf[];
}

/** A group on the first level, with the Blueprint name of its icon. */
export interface MenuArea {
  readonly id: string;
  readonly title: string;
  readonly icon: string;
  readonly children: readonly (MenuLeaf | MenuBranch)[];
}

/** Areas of the side menu that protect something: from posture to identity. */
export const productAreas: readonly MenuArea[] = [
  {
    id: 'posture',
    title: 'Dashboards and posture',
    icon: 'dashboard',
    children: [
      [8761, 'Dashboard'],
      [1, 'Security posture'],
      [8762, 'Attack surface discovery'],
      [1002, 'Attack path analysis'],
    ],
  },
  {
    id: 'detection',
    title: 'Detection and response',
    icon: 'eye-open',
    children: [
      [5, 'Workbench'],
      [83, 'Response management'],
      {
        id: 'investigate',
        title: 'Investigate',
        children: [
          [86, 'Search'],
          [8601, 'Search results', 'hidden'],
          [871, 'Threat hunting'],
          [877, 'Targeted attack detection'],
          [892, 'Case management'],
        ],
      },
      [2, 'Detection model'],
      [84, 'Managed services'],
      [889, 'Incident response'],
      [874, 'Reports'],
    ],
  },
  {
    id: 'threat-intelligence',
    title: 'Threat intelligence',
    icon: 'predictive-analysis',
    children: [
      [30, 'Intelligence insights'],
      [32, 'Intelligence reports'],
      [31, 'Suspicious objects'],
      [33, 'Sandbox analysis'],
      {
        id: 'connectors',
        title: 'Connectors',
        children: [
          [36, 'Intelligence integration'],
          [80001, 'Feeds'],
          [80002, 'MISP'],
          [34, 'Syslog'],
          [35, 'HTTP event collector'],
          [37, 'Security operations'],
          [38, 'Nozomi'],
        ],
      },
    ],
  },
  {
    id: 'endpoint',
    title: 'Endpoint security',
    icon: 'desktop',
    children: [
      [85, 'Endpoint inventory'],
      [860, 'Endpoint security inventory'],
      {
        id: 'endpoint-policies',
        title: 'Policies',
        children: [
          [1101, 'Endpoint policies', 'preview'],
          [862, 'Sensor policies'],
          [863, 'Policy resources'],
          [861, 'Security updates'],
        ],
      },
      [901, 'Workload protection'],
      [902, 'Endpoint protection'],
      [1005, 'Third-party endpoint protection', 'preview'],
      [1006, 'Endpoint monitoring'],
    ],
  },
  {
    id: 'mobile',
    title: 'Mobile security',
    icon: 'mobile-phone',
    children: [
      [8701, 'Mobile inventory'],
      [8702, 'Detection logs'],
      [8704, 'Risky mobile apps'],
      [8707, 'Managed apps'],
      {
        id: 'mobile-policies',
        title: 'Policies',
        children: [
          [8703, 'Mobile policies'],
          [8705, 'Compliance policies'],
          [8706, 'Security policies'],
        ],
      },
      [8708, 'Mobile enrolment', 'hidden'],
      [8709, 'Mobile settings', 'hidden'],
    ],
  },
  {
    id: 'email',
    title: 'Email security',
    icon: 'envelope',
    children: [
      {
        id: 'email-assets',
        title: 'Email assets',
        children: [
          [8722, 'Email accounts'],
          [8723, 'Email sensor'],
          [8725, 'Email simulation'],
          [8727, 'Policy resources'],
          [8724, 'Cloud application security'],
        ],
      },
      {
        id: 'email-collaboration',
        title: 'Email and collaboration',
        children: [
          [8940, 'Welcome'],
          [8941, 'Dashboard'],
          [8942, 'Policies'],
          [8943, 'Logs'],
          [8944, 'Quarantine'],
          [8945, 'Reports'],
          [8946, 'Administration'],
        ],
      },
      {
        id: 'email-gateway',
        title: 'Email gateway',
        children: [
          [8950, 'Welcome'],
          [8951, 'Dashboard'],
          [8952, 'Domains'],
          [8953, 'Inbound protection'],
          [8954, 'Outbound protection'],
          [8955, 'Quarantine'],
          [8956, 'Logs'],
          [8957, 'Reports'],
          [8958, 'Administration'],
        ],
      },
    ],
  },
  {
    id: 'network',
    title: 'Network security',
    icon: 'globe-network',
    children: [
      [895, 'Network overview'],
      [875, 'Network inventory'],
      [896, 'Monitoring and scanning'],
      [898, 'Network resources'],
      [887, 'Intrusion prevention'],
      {
        id: 'secure-access',
        title: 'Secure access',
        children: [
          [801, 'Overview'],
          [802, 'Rules'],
          [806, 'Rule objects'],
          [803, 'Logs'],
          [804, 'Private access'],
          [805, 'Internet access'],
          [808, 'Identities'],
          [809, 'Endpoints'],
          [807, 'Notifications'],
          [884, 'Secure internet gateway'],
          [876, 'Device access'],
        ],
      },
    ],
  },
  {
    id: 'cloud',
    title: 'Cloud security',
    icon: 'cloud',
    children: [
      [711, 'Cloud overview'],
      [706, 'Cloud accounts'],
      [8959, 'Container inventory'],
      {
        id: 'cloud-posture',
        title: 'Cloud posture',
        children: [
          [707, 'Misconfiguration and compliance'],
          [708, 'Rule setting profiles'],
          [709, 'Template scanner'],
          [710, 'Preferences'],
        ],
      },
      [721, 'File security'],
    ],
  },
  {
    id: 'identity',
    title: 'Identity security',
    icon: 'user',
    children: [
      [8930, 'Identity posture'],
      [8931, 'Identity inventory'],
      [893, 'Identity posture summary', 'preview'],
    ],
  },
];
