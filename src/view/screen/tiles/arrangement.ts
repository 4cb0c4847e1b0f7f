import type { TilesScreen } from '~/generated/contract/descriptor-types';
import { isList, isRecord, isString } from '~/lib/json';

/** One tile of an arrangement. */
export interface ArrangedTile {
  /** Id of the tile. */
  readonly tile: string;
  /** Width in twelfths of the page. */
  readonly span: number;
}

/** The tiles of a dashboard in their order. It may name tiles that are not shown now; they keep their position. */
export type Arrangement = readonly ArrangedTile[];

/** Width of a tile in twelfths of the page, unless the descriptor gives one. */
export const defaultSpan = 4;

const minSpan = 2;
const maxSpan = 12;
const maxTiles = 100;
const maxName = 200;

/** The arrangement of the descriptor. */
export function shippedArrangement({ tiles }: TilesScreen): Arrangement {
  return tiles.map(({ id, span = defaultSpan }) => ({ tile: id, span }));
}

/** Reads an arrangement from outside: an answer, the storage or a file. One that is wrong anywhere counts as absent. */
export function readArrangement(value: unknown): Arrangement | undefined {
  if (!isList(value) || value.length === 0 || value.length > maxTiles) return undefined;
  const tiles = new Map<string, ArrangedTile>();
  for (const entry of value) {
    const read = readTile(entry);
    if (!read) return undefined;
    if (!tiles.has(read.tile)) tiles.set(read.tile, read);
  }
  return [...tiles.values()];
}

function readTile(entry: unknown): ArrangedTile | undefined {
  if (!isRecord(entry)) return undefined;
  const { tile, span } = entry;
  if (!isString(tile) || tile === '' || tile.length > maxName || !Number.isInteger(span)) return undefined;
  const width = Number(span);
  return width >= minSpan && width <= maxSpan ? { tile, span: width } : undefined;
}

/** Moves a tile to the position of another one, before or behind which it is then. */
export function moveTile(arrangement: Arrangement, id: string, target: string): Arrangement {
  const from = indexOf(arrangement, id);
  const to = indexOf(arrangement, target);
  const moved = arrangement[from];
  if (!moved || to === -1) return arrangement;
  return arrangement.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** Gives a tile another width. */
export function resizeTile(arrangement: Arrangement, id: string, span: number): Arrangement {
  return arrangement.map((one) => (one.tile === id ? { ...one, span } : one));
}

/** Removes a tile. */
export function removeTile(arrangement: Arrangement, id: string): Arrangement {
  return arrangement.filter(({ tile }) => tile !== id);
}

/** Adds a tile at the end, unless it is there already. */
export function addTile(arrangement: Arrangement, added: ArrangedTile): Arrangement {
  return indexOf(arrangement, added.tile) === -1 ? [...arrangement, added] : arrangement;
}

/** True if two arrangements have the same tiles in the same order and widths. */
export function isSameArrangement(left: Arrangement, right: Arrangement): boolean {
  return (
    left.length === right.length &&
    left.every(({ tile, span }, index) => right[index]?.tile === tile && right[index].span === span)
  );
}

function indexOf(arrangement: Arrangement, id: string): number {
  return arrangement.findIndex(({ tile }) => tile === id);
}
