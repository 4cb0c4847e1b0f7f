import type { RefObject } from 'react';
import { useTranslate } from '~/i18n/translate';
import { addTile, defaultSpan, moveTile, removeTile, resizeTile } from '../arrangement';
import type { Dashboard, OfferedTile, ShownTile } from '../dashboard';
import { partOf } from './span-choices';
import type { TileChanges } from './TileFrame';
import type { Arranging } from './use-arranging';

/** What changes the tiles of a dashboard. Each change is announced. `box` contains the tiles. */
export function useTileChanges(
  { arrangement, shown }: Dashboard,
  { apply }: Arranging,
  { nameOf, box }: { readonly nameOf: (one: OfferedTile) => string; readonly box: RefObject<HTMLElement | null> },
) {
  const t = useTranslate();
  /** Gives a tile the position of another one. */
  const moveTo = (id: string, target: string): void => {
    const moved = shown.find((one) => one.id === id);
    const position = shown.findIndex((one) => one.id === target) + 1;
    if (!moved) return;
    const text = t('UI.TILES.MOVED', { name: nameOf(moved), position, count: shown.length });
    apply(moveTile(arrangement, id, target), text);
  };
  const changesOf = (one: ShownTile, index: number): TileChanges => ({
    move(by) {
      const target = shown[Math.min(shown.length - 1, Math.max(0, index + by))];
      if (target && target.id !== one.id) moveTo(one.id, target.id);
    },
    resize(span) {
      const width = partOf(span) ?? t('UI.TILES.FULL_WIDTH');
      apply(resizeTile(arrangement, one.id, span), t('UI.TILES.RESIZED', { name: nameOf(one), width }));
    },
    remove() {
      // The focus would be lost with the tile.
      focusHandle(box.current, shown[index + 1] ?? shown[index - 1]);
      apply(removeTile(arrangement, one.id), t('UI.TILES.REMOVED', { name: nameOf(one) }));
    },
  });
  const add = (one: OfferedTile): void =>
    apply(
      addTile(arrangement, { tile: one.id, span: one.tile.span ?? defaultSpan }),
      t('UI.TILES.ADDED', { name: nameOf(one) }),
    );
  return { moveTo, changesOf, add };
}

function focusHandle(box: HTMLElement | null, shown: ShownTile | undefined): void {
  const frames = [...(box?.querySelectorAll<HTMLElement>('[data-arranged]') ?? [])];
  const frame = frames.find(({ dataset }) => dataset['arranged'] === shown?.id);
  frame?.querySelector<HTMLElement>('[data-action="move-tile"]')?.focus();
}
