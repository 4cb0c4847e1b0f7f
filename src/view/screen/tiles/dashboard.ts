import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import { shippedArrangement, type Arrangement } from './arrangement';

/** A tile that a dashboard can show, and the screen whose sources it reads. */
export interface OfferedTile {
  /** Names the tile in arrangements. */
  readonly id: string;
  /** Title of the screen, by which the gallery groups its tiles. */
  readonly group: string;
  readonly screen: TilesScreen;
  readonly tile: Tile;
}

/** A tile that a dashboard shows, with its width in twelfths of the page. */
export interface ShownTile extends OfferedTile {
  readonly span: number;
}

/** A dashboard that can be arranged. */
export interface Dashboard {
  readonly shipped: Arrangement;
  readonly arrangement: Arrangement;
  /** The tiles whose conditions are true. */
  readonly offered: readonly OfferedTile[];
  /** The offered tiles of the arrangement, in its order. */
  readonly shown: readonly ShownTile[];
}

/** The dashboard of an arrangement; without one as its descriptor says. */
export function dashboardOf(
  screen: TilesScreen,
  offered: readonly OfferedTile[],
  arranged: Arrangement | undefined,
): Dashboard {
  const shipped = shippedArrangement(screen);
  const arrangement = arranged ?? shipped;
  const known = new Map(offered.map((one) => [one.id, one]));
  const shown = arrangement.flatMap(({ tile, span }) => {
    const one = known.get(tile);
    return one ? [{ ...one, span }] : [];
  });
  return { shipped, arrangement, offered, shown };
}

/** Tiles of one screen in the gallery. */
export interface GalleryGroup {
  readonly title: string;
  readonly tiles: readonly OfferedTile[];
}

/** The tiles whose names, or the titles of whose screens, contain every word of a search, grouped by their screens. */
export function galleryGroups(
  offered: readonly OfferedTile[],
  search: string,
  nameOf: (one: OfferedTile) => string,
): readonly GalleryGroup[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, OfferedTile[]>();
  for (const one of offered) {
    const text = `${one.group} ${nameOf(one)}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    groups.set(one.group, [...(groups.get(one.group) ?? []), one]);
  }
  return [...groups].map(([title, tiles]) => ({ title, tiles }));
}
