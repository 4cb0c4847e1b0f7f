import { isList, isRecord, isString } from '../lib/json';
import { own, ownText } from '../lib/own';

/** An entry of the side menu. */
export interface MenuEntry {
  /** Key of a route, or the name of a group, as text. */
  readonly id: string;
  readonly title: string;
  /** Address of the wording, and of the one for the collapsed menu. */
  readonly l10n: string | undefined;
  readonly l10nCollapsed: string | undefined;
  readonly icon: string | undefined;
  /** Tooltip. */
  readonly info: string | undefined;
  /** Name for tracking. */
  readonly pendo: string | undefined;
  readonly preview: boolean;
  readonly comingSoon: boolean;
  /** A line above the entry. */
  readonly divider: boolean;
  readonly children: readonly MenuEntry[];
}

/** The menu of the signed-in user. */
export interface Menu {
  /** What is drawn, at most as deep as allowed. */
  readonly entries: readonly MenuEntry[];
  /** Every id at every level, drawn or not: the routes that may be shown. */
  readonly allowed: ReadonlySet<string>;
  /** Ids among them whose entries name a role; only these may be a landing page. */
  readonly withRole: ReadonlySet<string>;
  /** Whether pre-release features exist for the user. */
  readonly preRelease: boolean;
}

/** A menu without entries. */
export const emptyMenu: Menu = { entries: [], allowed: new Set(), withRole: new Set(), preRelease: false };

/** Reads the answer of `getMenu`; broken entries are skipped. `depth` is the number of levels drawn. */
export function readMenu(answer: unknown, depth: number): Menu {
  const tree = own(answer, 'data');
  const preReleaseIds = own(own(answer, 'previewFramework'), 'preReleaseIds');
  const previews = new Set(isList(preReleaseIds) ? preReleaseIds.map(toId) : []);
  return {
    entries: readEntries(tree, previews, depth),
    ...readIds(tree),
    preRelease: own(answer, 'preRelease') === true,
  };
}

function readEntries(list: unknown, previews: ReadonlySet<string | undefined>, depth: number): readonly MenuEntry[] {
  if (!isList(list) || depth === 0) return [];
  let lineDue = false;
  return list.flatMap((value) => {
    const id = toId(own(value, 'id'));
    if (own(value, 'sidebar') !== true) return [];
    // The line of an entry that is not drawn itself comes above the next one.
    const divider = lineDue || own(value, 'divider') === true;
    // Without a role or outside the side bar an entry is allowed, but not drawn.
    const isDrawn = id !== undefined && ownText(value, 'role') !== undefined;
    lineDue = divider && !isDrawn;
    if (!isDrawn) return [];
    return [
      {
        id,
        title: ownText(value, 'title') ?? id,
        l10n: ownText(value, 'l10n'),
        l10nCollapsed: ownText(value, 'l10n_collapsed'),
        icon: ownText(value, 'icon'),
        info: ownText(value, 'info'),
        pendo: ownText(value, 'pendo'),
        preview: own(value, 'preview') === true || previews.has(id),
        comingSoon: own(value, 'comesoon') === true,
        divider,
        children: readEntries(own(value, 'children'), previews, depth - 1),
      },
    ];
  });
}

/** Walks without recursion: how deep the tree is, the server decides. */
function readIds(tree: unknown): Pick<Menu, 'allowed' | 'withRole'> {
  const allowed = new Set<string>();
  const withRole = new Set<string>();
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const next = open.pop();
    if (isList(next)) for (const entry of next) open.push(entry);
    if (!isRecord(next)) continue;
    const id = toId(own(next, 'id'));
    if (id !== undefined) allowed.add(id);
    if (id !== undefined && ownText(next, 'role')) withRole.add(id);
    open.push(own(next, 'children'));
  }
  return { allowed, withRole };
}

function toId(value: unknown): string | undefined {
  if (isString(value) && value !== '') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
