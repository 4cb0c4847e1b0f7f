/** Rows and columns of the list that is scrolled. */
export const wideList = { rows: 100_000, columns: 40 } as const;

const types = ['text', 'mono', 'number', 'relativeTime'] as const;
const members = { text: 'subject', mono: 'sender', number: 'size', relativeTime: 'time' } as const;

/** The text of the given list of emails with as many columns, none of which sorts. */
export function wideScreen(shipped: string): string {
  const columns = Array.from({ length: wideList.columns }, (_, index) => {
    const type = types[index % types.length] ?? 'text';
    return { type, id: `column${index}`, label: `Column ${index}`, value: `item.${members[type]}` };
  });
  const { sort: _, ...screen }: { sort?: string } = JSON.parse(shipped);
  return JSON.stringify({ ...screen, columns });
}

/** A part of that list as the server answers it. */
export function wideAnswer(offset: number, limit: number): object {
  const count = Math.max(0, Math.min(limit, wideList.rows - offset));
  const items = Array.from({ length: count }, (_, index) => mail(offset + index));
  return { data: { items, total: wideList.rows, asOf: '2026-11-20T12:00:00Z' } };
}

function mail(index: number): object {
  return {
    id: `mail-${index}`,
    time: new Date(Date.UTC(2026, 10, 20) - index * 25_000).toISOString(),
    direction: 'inbound',
    sender: `sender.${index}@suppliers.example`,
    recipient: `clerk.${index % 5000}@halden-optics.example`,
    recipients: 1,
    subject: `Offer ${index} for lenses and mounts, second version`,
    verdict: 'clean',
    risk: 'low',
    action: 'delivered',
    policy: null,
    attachments: 0,
    links: 1,
    size: 2048 + index,
    userId: null,
    userName: null,
  };
}
