import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { useTranslate } from '~/i18n/translate';
import type { StoredLayout } from '../../table/model/use-list-layout';
import type { SavedViews } from '../../table/saved-views/use-saved-views';
import type { Dashboard, OfferedTile, ShownTile } from '../dashboard';
import { TileGrid } from '../TileGrid';
import { EditBar } from './EditBar';
import { TileFrame } from './TileFrame';
import { TileGallery } from './TileGallery';
import { useArranging } from './use-arranging';
import { useTileChanges } from './use-tile-changes';
import { useTileDrag } from './use-tile-drag';
import './tile-editor.css';

/** A dashboard that is being arranged. */
export function TileEditor(props: {
  readonly dashboard: Dashboard;
  readonly views: SavedViews;
  readonly layout: StoredLayout;
  readonly grid: Omit<Parameters<typeof TileGrid>[0], 'tiles' | 'frame'>;
  readonly onEnd: () => void;
}) {
  const { dashboard, views, layout, grid, onEnd } = props;
  const { shown } = dashboard;
  const t = useTranslate();
  const keysId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const arranging = useArranging(dashboard, layout);
  const nameOf = ({ tile }: OfferedTile): string => t(tile.title, grid.scope);
  const { moveTo, changesOf, add } = useTileChanges(dashboard, arranging, { nameOf, box });
  const drag = useTileDrag(moveTo);
  const frame = (one: ShownTile, card: ReactNode, widths: CSSProperties): ReactNode => {
    const index = shown.indexOf(one);
    const position = [index, shown.length] as const;
    const changes = changesOf(one, index);
    return (
      <TileFrame key={one.id} {...{ shown: one, name: nameOf(one), position, widths, drag, changes, keysId }}>
        {card}
      </TileFrame>
    );
  };
  return (
    <div ref={box} className="descry-tile-editor" data-testid="tile-editor" data-dragging={drag.dragged && ''}>
      <EditBar {...{ dashboard, views, arranging, onEnd }} onAdd={() => setGalleryOpen(true)} />
      <p id={keysId} hidden>
        {t('UI.TILES.MOVE_KEYS')}
      </p>
      <p role="status" className="descry-aside">
        {arranging.announcement}
      </p>
      <TileGrid tiles={shown} {...grid} frame={frame} />
      {isGalleryOpen && (
        <TileGallery dashboard={dashboard} nameOf={nameOf} onAdd={add} onClose={() => setGalleryOpen(false)} />
      )}
    </div>
  );
}
