import { useMemo, useState } from 'react';
import { isShown } from '~/descriptor/is-shown';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { readsAny } from '~/state/sources/watch-reads';

/** The sources that the conditions of tiles read. A tile loads its own sources once its condition is true. */
export function conditionNeeds({ tiles, values = {} }: TilesScreen, scope: Scope): readonly string[] {
  return tiles.flatMap(({ visibleWhen, needs }) => {
    if (!visibleWhen) return [];
    // A named value may read any of the sources that the tile needs.
    const readsNamedValue = readsAny(visibleWhen, Object.keys(values), scope);
    return needs.filter((name) => readsNamedValue || readsAny(visibleWhen, [name], scope));
  });
}

/**
 * The tiles whose conditions are true, the same list as long as they are the same. While the conditions reload, or if
 * that fails, the previous tiles stay.
 */
export function useVisibleTiles(tiles: readonly Tile[], scope: Scope, isIncomplete: boolean): readonly Tile[] {
  const [previousKey, setPreviousKey] = useState<string>();
  const ids = tiles.filter((tile) => isShown(tile, scope)).map(({ id }) => id);
  const key = ids.join(' ');
  if (!isIncomplete && previousKey !== key) setPreviousKey(key);
  const shownKey = isIncomplete && previousKey !== undefined ? previousKey : key;
  return useMemo(() => {
    const visible = new Set(shownKey.split(' '));
    return tiles.filter(({ id }) => visible.has(id));
  }, [tiles, shownKey]);
}
