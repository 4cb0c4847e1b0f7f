import type { OfferedTile } from '../dashboard';

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
