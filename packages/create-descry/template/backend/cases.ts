/** A case as the contract has it. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly severity: string;
  readonly state: string;
  readonly owner: string;
  /** ISO 8601. */
  readonly opened: string;
  readonly note: string;
}

const titles = [
  ['Sign-in from two countries within an hour', 'high'],
  ['Mailbox rule forwards everything to an outside address', 'critical'],
  ['Laptop without disk encryption', 'low'],
  ['Service account with a password from 2019', 'medium'],
  ['Unknown device on the guest network', 'low'],
  ['Backup server talks to a new address', 'high'],
  ['Macro document opened by three people', 'medium'],
  ['Administrator added outside working hours', 'critical'],
] as const;

const owners = ['Ada Lindholm', 'Bruno Castell', 'Carla Nilsen', ''];
const states = ['open', 'waiting', 'closed'];

/** The cases that the console begins with: the newest was opened an hour before `now`. */
export function firstCases(now: Date): Case[] {
  return Array.from({ length: 24 }, (_, index) => {
    const [title, severity] = titles[index % titles.length] ?? titles[0];
    return {
      id: `case-${index + 1}`,
      title,
      severity,
      state: states[index % states.length] ?? 'open',
      owner: owners[index % owners.length] ?? '',
      opened: new Date(now.getTime() - (1 + index * 7) * 3_600_000).toISOString(),
      note: '',
    };
  });
}

/** What a call sends about a case, or a sentence about what is wrong with it. */
export function caseFrom(body: unknown): Omit<Case, 'id' | 'opened'> | string {
  const input: Readonly<Record<string, unknown>> = typeof body === 'object' && body !== null ? { ...body } : {};
  const text = (name: string): string => (typeof input[name] === 'string' ? input[name] : '');
  const title = text('title').trim();
  if (title === '' || title.length > 120) return 'A case needs a title of at most 120 characters.';
  const state = text('state') || 'open';
  return { title, severity: text('severity') || 'low', state, owner: text('owner'), note: text('note') };
}

/** One page of cases, as the parameters of the call narrow and order them. */
export function pageOf(cases: readonly Case[], query: URLSearchParams): { items: readonly Case[]; total: number } {
  const text = (query.get('q') ?? '').toLowerCase();
  const wanted = query.getAll('state').flatMap((one) => one.split(','));
  const found = cases
    .filter(({ title, owner }) => `${title}\n${owner}`.toLowerCase().includes(text))
    .filter(({ state }) => wanted.length === 0 || wanted.includes(state));
  const order = query.get('sort') ?? '-opened';
  const key = order.replace('-', '');
  const direction = order.startsWith('-') ? -1 : 1;
  const valueOf = (one: Case): string => (key === 'title' ? one.title : key === 'owner' ? one.owner : one.opened);
  found.sort((one, other) => direction * valueOf(one).localeCompare(valueOf(other)));
  const offset = Number(query.get('offset') ?? 0);
  return { items: found.slice(offset, offset + Number(query.get('limit') ?? 100)), total: found.length };
}
