import { useQueries } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { screens } from '~/generated/console/catalogue';
import type { GalleryScreen, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { ErrorLine } from '~/ui/ErrorPanel';
import { codeQuery } from '~/view/data/Loaded';
import type { QueryScope } from '~/view/data/query-scope';
import type { Arrangement } from './arrangement';
import type { OfferedTile } from './dashboard';
import { GalleryTiles } from './GalleryTiles';

/** The tiles of other dashboards. */
export interface Gallery {
  readonly offered: readonly OfferedTile[];
  /** True while a dashboard loads whose tiles are arranged here. */
  readonly isLoading: boolean;
  /** What decides which tiles are offered, and the failure if a dashboard could not be loaded. It must be rendered. */
  readonly parts: ReactNode;
}

/**
 * Loads the dashboards of a gallery: those whose tiles an arrangement names, and all while it is being edited. Their
 * tiles read the scope of the dashboard that shows them.
 */
export function useGallery(
  { gallery = [] }: TilesScreen,
  page: { readonly scope: Scope; readonly queryScope: QueryScope },
  { arrangement, isEditing }: { readonly arrangement: Arrangement | undefined; readonly isEditing: boolean },
): Gallery {
  const { scope } = page;
  const t = useTranslate();
  const [visible, setVisible] = useState<Readonly<Record<string, string>>>({});
  const isNamed = ({ id }: GalleryScreen): boolean =>
    arrangement?.some(({ tile }) => tile.startsWith(`${id}/`)) ?? false;
  const wanted = gallery.filter((entry) => isShown(entry, scope) && (isEditing || isNamed(entry)));
  const results = useQueries({
    queries: wanted.map(({ screen }) => codeQuery(`screen ${screen}`, screens[screen].load)),
  });
  const loaded = wanted.flatMap((entry, index) => {
    const shown = results[index]?.data?.module.default;
    return shown?.kind === 'tiles' ? [{ entry, shown }] : [];
  });
  const offered = loaded.flatMap(({ entry, shown }) => {
    const ids = new Set(visible[entry.id]?.split(' '));
    const tiles = shown.tiles.filter(({ id }) => ids.has(id));
    return tiles.map((tile) => ({ id: `${entry.id}/${tile.id}`, group: t(entry.title, scope), screen: shown, tile }));
  });
  const retry = (): void => results.forEach(({ isError, refetch }) => isError && void refetch());
  return {
    offered,
    isLoading: wanted.some((entry, index) => isNamed(entry) && results[index]?.isPending === true),
    parts: (
      <>
        {results.some(({ isError }) => isError) && <ErrorLine message={t('UI.VIEW_FAILED')} onRetry={retry} />}
        {loaded.map(({ entry, shown }) => (
          <GalleryTiles
            key={entry.id}
            screen={shown}
            {...page}
            onTiles={(ids) => setVisible((now) => ({ ...now, [entry.id]: ids }))}
          />
        ))}
      </>
    ),
  };
}
