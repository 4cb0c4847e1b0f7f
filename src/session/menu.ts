import { isTrue } from '~/descriptor/is-shown';
import { engine } from '~/generated/console/engine';
import type { MenuEntryReads, MenuTracking } from '~/generated/contract/descriptor-types';
import type { Expression, Scope } from '~/generated/contract/types';
import { isList, isRecord } from '~/lib/json';
import { idOf, read, readId, readText } from './ports';

/** An entry of the side menu. */
export interface MenuEntry {
  /** Key of a route as text, or the name of a group. */
  readonly id: string;
  readonly title: string;
  /** Message keys of the wording, and of the wording for the collapsed menu. */
  readonly message: string | undefined;
  readonly shortMessage: string | undefined;
  readonly icon: string | undefined;
  readonly tooltip: string | undefined;
  /** Attributes of its element for tools that count clicks. */
  readonly tracking: Readonly<Record<string, string>>;
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
  /** The allowed ids whose entries are visible by `engine.json`; only these may be landing pages. */
  readonly landing: ReadonlySet<string>;
}

/** A menu without entries. */
export const emptyMenu: Menu = { entries: [], allowed: new Set(), landing: new Set() };

/** Reads the answer of the port; invalid entries are skipped. `depth` is the number of visible levels. */
export function readMenu(answer: unknown, depth: number, around: Scope = {}): Menu {
  const { reads } = engine.menu ?? {};
  if (!reads) return emptyMenu;
  const scope = { ...around, answer };
  const tree = read(reads.entries, scope);
  const previewIds = read(reads.previewIds, scope);
  const previews = new Set(isList(previewIds) ? previewIds.map(idOf) : []);
  const reader: EntryReader = { reads: reads.entry, scope, previews };
  return {
    entries: readEntries(tree, depth, reader),
    ...readIds(tree, reader),
  };
}

/** What the console reads of each entry. */
interface EntryReader {
  readonly reads: MenuEntryReads;
  readonly scope: Scope;
  /** Ids that are marked as a preview. */
  readonly previews: ReadonlySet<string | undefined>;
}

function readEntries(list: unknown, depth: number, reader: EntryReader): readonly MenuEntry[] {
  if (!isList(list) || depth === 0) return [];
  const { reads, previews } = reader;
  let isDividerPending = false;
  return list.flatMap((item) => {
    const scope = { ...reader.scope, item };
    const marks = (condition: Expression | undefined): boolean => condition !== undefined && isTrue(condition, scope);
    const id = readId(reads.id, scope);
    if (!isTrue(reads.inMenu, scope)) return [];
    // The divider of a hidden entry moves to the next visible one.
    const divider = isDividerPending || marks(reads.divider);
    const isVisible = id !== undefined && isTrue(reads.visibleWhen, scope);
    isDividerPending = divider && !isVisible;
    if (!isVisible) return [];
    return [
      {
        id,
        title: readText(reads.title, scope) ?? '',
        message: readText(reads.message, scope),
        shortMessage: readText(reads.shortMessage, scope),
        icon: readText(reads.icon, scope),
        tooltip: readText(reads.tooltip, scope),
        tracking: readTracking(reads.tracking, scope),
        preview: marks(reads.preview) || previews.has(id),
        comingSoon: marks(reads.comingSoon),
        divider,
        children: readEntries(read(reads.children, scope), depth - 1, reader),
      },
    ];
  });
}

function readTracking(tracking: MenuTracking | undefined, scope: Scope): MenuEntry['tracking'] {
  const name = tracking && readText(tracking.name, scope);
  return tracking && name !== undefined ? { [tracking.attribute]: name } : {};
}

/** Collects ids without recursion, because the server decides on the depth of the tree. */
function readIds(tree: unknown, { reads, scope: around }: EntryReader): Pick<Menu, 'allowed' | 'landing'> {
  const allowed = new Set<string>();
  const landing = new Set<string>();
  const open: unknown[] = [tree];
  while (open.length > 0) {
    const next = open.pop();
    if (isList(next)) for (const entry of next) open.push(entry);
    if (!isRecord(next)) continue;
    const scope = { ...around, item: next };
    const id = readId(reads.id, scope);
    if (id !== undefined) allowed.add(id);
    if (id !== undefined && isTrue(reads.visibleWhen, scope)) landing.add(id);
    open.push(read(reads.children, scope));
  }
  return { allowed, landing };
}
