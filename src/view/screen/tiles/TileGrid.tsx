import type { CSSProperties, ReactNode } from 'react';
import type { Scope } from '~/generated/contract/types';
import type { QueryScope } from '~/state/sources/query-scope';
import { TileCard } from './TileCard';
import { narrowSpan, tileSpans } from './tile-spans';
import type { ShownTile } from './dashboard';

/** Tiles in full rows. */
export function TileGrid(props: {
  readonly tiles: readonly ShownTile[];
  readonly scope: Scope;
  readonly queryScope: QueryScope;
  readonly identity: string;
  /** Renders a tile that is being arranged, around its card, with the style that gives it its width. */
  readonly frame?: (tile: ShownTile, card: ReactNode, widths: CSSProperties) => ReactNode;
}) {
  const { tiles, scope, queryScope, identity, frame } = props;
  const wanted = tiles.map(({ span }) => span);
  const spans = tileSpans(wanted);
  const narrowSpans = tileSpans(wanted.map(narrowSpan));
  return (
    <div className="descry-tiles-grid">
      {tiles.map((shown, index) => {
        const span = spans[index] ?? shown.span;
        const narrow = narrowSpans[index] ?? shown.span;
        const card = (
          <TileCard
            key={shown.id}
            screen={shown.screen}
            tile={shown.tile}
            scope={scope}
            queryScope={queryScope}
            identity={identity}
            span={span}
            narrowSpan={narrow}
          />
        );
        return frame ? frame(shown, card, { '--descry-span': span, '--descry-narrow-span': narrow }) : card;
      })}
    </div>
  );
}
