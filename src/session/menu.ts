import { isList, isRecord, isString } from '~/lib/json';
import { getOwn, ownText } from '~/lib/get-own';

/** An entry of the side menu. */
export interface MenuEntry {
  /** Key of a route as text, or the name of a group. */
  readonly id: string;
  readonly title: string;
  /** Message keys of the wording, and of the wording for the collapsed menu. */
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
  /** The visible entries, up to the maximum depth. */
  readonly entries: readonly MenuEntry[];
  /** The ids at all levels, visible or not: the routes that the user may open. */
  readonly allowed: ReadonlySet<string>;
  /** The allowed ids whose entries have a role; only these may be landing pages. */
  readonly withRole: ReadonlySet<string>;
  /** True if there are pre-release features for the user. */
  readonly preRelease: boolean;
}

/** A menu without entries. */
export const emptyMenu: Menu = { entries: [], allowed: new Set(), withRole: new Set(), preRelease: false };

/** Reads the answer of `getMenu`; invalid entries are skipped. `depth` is the number of visible levels. */
export function readMenu(answer: unknown, depth: number): Menu {
  const tree = getOwn(answer, 'data');
  const preReleaseIds = getOwn(getOwn(answer, 'previewFramework'), 'preReleaseIds');
  const previews = new Set(isList(preReleaseIds) ? preReleaseIds.map(toId) : []);
  return {
    entries: readEntries(tree, previews, depth),
    ...readIds(tree),
    preRelease: getOwn(answer, 'preRelease') === true,
  };
}

function readEntries(list: unknown, previews: ReadonlySet<string | undefined>, depth: number): readonly MenuEntry[] {
  if (!isList(list) || depth === 0) return [];
  let isDividerPending = false;
  return list.flatMap((value) => {
    const id = toId(getOwn(value, 'id'));
    if (getOwn(value, 'sidebar') !== true) return [];
    // The divider of a hidden entry moves to the next visible one.
    const divider = isDividerPending || getOwn(value, 'divider') === true;
    // An entry without a role, or outside the side menu, is allowed but hidden.
    const isVisible = id !== undefined && ownText(value, 'role') !== undefined;
    isDividerPending = divider && !isVisible;
    if (!isVisible) return [];
    return [
      {
        id,
        title: ownText(value, 'title') ?? id,
        l10n: ownText(value, 'l10n'),
        l10nCollapsed: ownText(value, 'l10n_collapsed'),
        icon: ownText(value, 'icon'),
        info: ownText(value, 'info'),
        pendo: ownText(value, 'pendo'),
        preview: getOwn(value, 'preview') === true || previews.has(id),
        comingSoon: getOwn(value, 'comesoon') === true,
        divider,
        children: readEntries(getOwn(value, 'children'), previews, depth - 1),
      },
    ];
  });
}

/** Collects ids without recursion, because the server decides on the depth of the tree. */
function readIds(tree: unknown): Pick<Menu, 'allowed' | 'withRole'> {
  const allowed = new Set<string>();
  const withRole = new Set<string>();
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const next = open.pop();
    if (isList(next)) for (const entry of next) open.push(entry);
    if (!isRecord(next)) continue;
    const id = toId(getOwn(next, 'id'));
    if (id !== undefined) allowed.add(id);
    if (id !== undefined && ownText(next, 'role')) withRole.add(id);
    open.push(getOwn(next, 'children'));
  }
  return { allowed, withRole };
}

function toId(value: unknown): string | undefined {
  if (isString(value) && value !== '') return value;
  return Number.isSafeInteger(value) ? String(value) : undefined;
}
