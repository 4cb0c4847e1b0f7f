import type { Answer } from '~/generated/contract/operations';

type ReportPage = Answer<'reportPageList'>['lists'][number];

/** A page of the console that can be reported; a list with its descriptor, which has its columns. */
interface PageOfReports extends ReportPage {
  /** Name of the descriptor of a list. */
  readonly screen?: string;
}

/** The pages that can be reported, in the order of the menu. */
export const reportPages: readonly PageOfReports[] = [
  { kind: 'dashboard', path: '/dashboard', title: 'Dashboard' },
  { kind: 'dashboard', path: '/securityposture', title: 'Security posture' },
  {
    kind: 'dashboard',
    path: '/app/email-collaboration/dashboard',
    title: 'Email and collaboration dashboard',
  },
  { kind: 'dashboard', path: '/app/network-security/network-overview', title: 'Network overview' },
  { kind: 'list', path: '/workbench', title: 'Workbench', screen: 'workbench' },
  { kind: 'list', path: '/app/endpoint-inventory', title: 'Endpoint inventory', screen: 'endpoint-inventory' },
  {
    kind: 'list',
    path: '/app/email-collaboration/quarantine',
    title: 'Email and collaboration quarantine',
    screen: 'email-quarantine',
  },
  { kind: 'list', path: '/admin/log', title: 'Audit logs', screen: 'audit-log' },
];

/** The page at a path. */
export function reportPageAt(path: string): PageOfReports | undefined {
  return reportPages.find((page) => page.path === path);
}

/** Answers with the pages that can be reported. */
export function reportPageList(): { data: Answer<'reportPageList'> } {
  const ofKind = (kind: ReportPage['kind']): ReportPage[] =>
    reportPages.filter((page) => page.kind === kind).map(({ path, title }) => ({ kind, path, title }));
  return { data: { dashboards: ofKind('dashboard'), lists: ofKind('list') } };
}
