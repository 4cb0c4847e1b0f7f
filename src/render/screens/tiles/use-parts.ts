import { useMemo } from 'react';
import type { BarTile, RingTile } from '../../../generated/descriptor-types';
import type { Scope } from '../../../generated/types';
import { useUiText } from '../../../ui/ui-text';
import { useServices } from '../../services';
import { useText } from '../../use-text';
import { countParts, mostParts, type Part } from './parts';
import { numberText, tileNumber } from './tile-number';

/** The parts of a tile, and words for them. */
export function useParts(tile: BarTile | RingTile, scope: Scope, title: string) {
  const { format, settings } = useServices();
  const say = useUiText();
  const text = useText();
  const first = tile.type === 'bar' ? tile.first : undefined;
  const most = mostParts(tile.scale, first, settings.screens.tileRows);
  const parts = useMemo(() => countParts(tile, scope, most), [tile, scope, most]);
  const nameOf = (part: Part): string =>
    part.name === undefined
      ? say('UI.TILE_UNNAMED')
      : typeof part.name === 'string'
        ? part.name
        : text(part.name, part.scope);
  const largest = parts.all.reduce<Part | undefined>(
    (best, part) => (best === undefined || part.value > best.value ? part : best),
    undefined,
  );
  const gist =
    largest &&
    say('UI.TILE_PARTS', {
      title,
      count: numberText(parts.all.length, format),
      sum: tileNumber(parts.sum, 'number', format),
      name: nameOf(largest),
      value: numberText(largest.value, format),
    });
  const restName = say('UI.TILE_REST', { count: numberText(parts.rest.count, format) });
  return { parts, nameOf, gist, restName, largest };
}
