import { isList, isRecord, isString } from '~/lib/json';
import type { SafeStorage } from '~/platform/safe-storage';
import { readArrangement, type Arrangement } from '../../tiles/arrangement';

/** Limits of the width that an analyst can give to a column. Pixels. */
const minWidth = 56;
const maxWidth = 1200;

/** How high the rows of a list are. */
export const densities = ['normal', 'compact'] as const;

/** How high the rows of a list are; the heights are in `console.json`. */
export type Density = (typeof densities)[number];

/** How an analyst has arranged a list or a dashboard. Absent members are as the descriptor says. */
export interface ListLayout {
  /** Ids of the displayed columns, in their order. */
  readonly columns?: readonly string[] | undefined;
  /** Widths by column id, of the columns that were resized. Pixels. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  readonly density?: Density | undefined;
  /** The tiles of a dashboard. */
  readonly tiles?: Arrangement | undefined;
}

/** The layouts of all lists of an account in storage. */
export interface ListLayouts {
  read(list: string): ListLayout;
  /** Stores a layout; one without members is removed. */
  write(list: string, layout: ListLayout): void;
}

/** The layouts stored under a key. They last as long as the page where nothing can be stored. */
export function createListLayouts(storage: SafeStorage, key: string): ListLayouts {
  const readAll = (): Readonly<Record<string, unknown>> => {
    const stored = storage.readJson(key);
    return isRecord(stored) ? stored : {};
  };
  return {
    read: (list) => readLayout(Object.getOwnPropertyDescriptor(readAll(), list)?.value),
    write(list, layout) {
      // Another tab may have stored the layout of another list meanwhile.
      const others = Object.entries(readAll()).filter(([id]) => id !== list);
      const changed = Object.values(layout).some((member) => member !== undefined) ? [[list, layout] as const] : [];
      storage.write(key, JSON.stringify(Object.fromEntries([...others, ...changed])));
    },
  };
}

/** The layout in a stored value. Members that are wrong count as absent. */
export function readLayout(stored: unknown): ListLayout {
  if (!isRecord(stored)) return {};
  const { columns, widths, density } = stored;
  const knownDensity = densities.find((each) => each === density);
  const isListOfIds = isList(columns) && columns.length > 0 && columns.every(isString);
  const known = isRecord(widths) ? readWidths(widths) : undefined;
  const tiles = readArrangement(stored['tiles']);
  return {
    ...(isListOfIds && { columns: [...new Set(columns)] }),
    ...(known && { widths: known }),
    ...(knownDensity && { density: knownDensity }),
    ...(tiles && { tiles }),
  };
}

function readWidths(stored: Readonly<Record<string, unknown>>): ListLayout['widths'] {
  const widths = Object.entries(stored).flatMap(([id, width]) =>
    typeof width === 'number' && Number.isFinite(width) ? [[id, withinLimits(width)] as const] : [],
  );
  return widths.length > 0 ? Object.fromEntries(widths) : undefined;
}

/** The layout with another width of a column; without a width the column gets its first one again. */
export function withWidth(layout: ListLayout, id: string, width: number | undefined): ListLayout {
  const others = Object.entries(layout.widths ?? {}).filter(([column]) => column !== id);
  const widths = width === undefined ? others : [...others, [id, withinLimits(width)] as const];
  return { ...layout, widths: widths.length > 0 ? Object.fromEntries(widths) : undefined };
}

function withinLimits(width: number): number {
  return Math.round(Math.min(maxWidth, Math.max(minWidth, width)));
}
