/** How a field shows its value. `empty` has none and shows a dash. */
export type Kind = 'text' | 'dateTime' | 'badge' | 'list' | 'pairs' | 'link' | 'empty';

/** A field of the drawer. */
export interface Field {
  readonly id: string;
  readonly label: string;
  readonly kind: Kind;
  /** How many entries a list has. */
  readonly entries: number;
}

/** Fields under a heading. */
export interface Section {
  readonly title: string;
  readonly fields: readonly Field[];
}

/** A tab of the drawer. */
export interface Tab {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** The drawers of the comparison: `list` is the one of 120 fields, with a list of 10,000 entries. */
export const drawerNames = ['120', 'list', '1000', '5000'] as const;

/** The name of a drawer. */
export type DrawerName = (typeof drawerNames)[number];

/** Of a longer list a drawer shows so many entries at first. */
export const firstEntries = 10;

/** The kinds of 20 fields in a row; then they repeat. */
const kinds: readonly Kind[] = [
  ...(['text', 'text', 'badge', 'text', 'dateTime', 'list', 'text', 'link', 'empty', 'text'] as const),
  ...(['pairs', 'text', 'dateTime', 'text', 'badge', 'empty', 'text', 'link', 'dateTime', 'text'] as const),
];

/** Six sections of the same size; the first two share a tab. */
const tabs = [
  { title: 'Overview', sections: [0, 1] },
  { title: 'Risk', sections: [2] },
  { title: 'Network', sections: [3] },
  { title: 'Identity', sections: [4] },
  { title: 'Policy', sections: [5] },
] as const;

/** What a drawer has to show, in no dialect. */
export function drawerTabs(name: DrawerName): readonly Tab[] {
  const total = name === 'list' ? 120 : Number(name);
  const size = Math.ceil(total / 6);
  const fieldsOf = (section: number): readonly Field[] =>
    Array.from({ length: Math.min(size, total - section * size) }, (_, index) => {
      const kind = kinds[index % kinds.length] ?? 'text';
      const isLongList = name === 'list' && section === 0 && kind === 'list';
      const number = section * size + index + 1;
      return { id: `field${number}`, label: `Attribute ${number}`, kind, entries: isLongList ? 10_000 : 30 };
    });
  return tabs.map(({ title, sections }, index) => ({
    id: `tab${index}`,
    title,
    sections: sections.map((section) => ({ title: `Section ${section + 1}`, fields: fieldsOf(section) })),
  }));
}

/** All fields of some tabs. */
export function fieldsOf(some: readonly Tab[]): readonly Field[] {
  return some.flatMap(({ sections }) => sections.flatMap(({ fields }) => fields));
}

/** The label of the last field of a tab: once it is there, all before it are. */
export function lastLabel({ sections }: Tab): string {
  return sections.at(-1)?.fields.at(-1)?.label ?? '';
}
