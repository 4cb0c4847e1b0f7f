import { useQueries } from '@tanstack/react-query';
import { useCallback, useState, type ReactNode } from 'react';
import { isShown } from '~/descriptor/is-shown';
import { screens } from '~/generated/console/catalogue';
import type { GalleryScreen, Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { useTranslate } from '~/i18n/translate';
import { ErrorLine } from '~/ui/ErrorPanel';
import { useServices } from '~/view/context/services';
import { useAllowed } from '~/view/context/use-allowed';
import { codeQuery } from '~/view/data/Loaded';
import type { QueryScope } from '~/state/sources/query-scope';
import type { Arrangement } from './arrangement';
import type { OfferedTile } from './dashboard';
import { GalleryTiles } from './GalleryTiles';

/**
 * Gives a function that tests whether the menu allows one of some routes, as for a page. A dashboard without a route is
 * allowed; while the menu is loading, none with keys is.
 */
function useMayShow(): (paths: readonly string[]) => boolean {
  const { routes } = useServices();
  const isAllowed = useAllowed();
  return (paths) => {
    const named = routes.filter(({ path }) => paths.includes(path));
    return named.length === 0 || named.some(isAllowed);
  };
}

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
  const [visible, setVisible] = useState<Readonly<Record<string, readonly Tile[]>>>({});
  const mayShow = useMayShow();
  const onTiles = useCallback(
    (id: string, tiles: readonly Tile[]) => setVisible((now) => ({ ...now, [id]: tiles })),
    [],
  );
  const isNamed = ({ id }: GalleryScreen): boolean =>
    arrangement?.some(({ tile }) => tile.startsWith(`${id}/`)) ?? false;
  const isOffered = (entry: GalleryScreen): boolean => isShown(entry, scope) && mayShow(entry.routes);
  const wanted = gallery.filter((entry) => isOffered(entry) && (isEditing || isNamed(entry)));
  const results = useQueries({
    queries: wanted.map(({ screen }) => codeQuery(`screen ${screen}`, screens[screen].load)),
  });
  const loaded = wanted.flatMap((entry, index) => {
    const shown = results[index]?.data?.module.default;
    return shown?.kind === 'tiles' ? [{ entry, shown }] : [];
  });
  const offered = loaded.flatMap(({ entry, shown }) =>
    (visible[entry.id] ?? []).map((tile) => ({
      ...{ id: `${entry.id}/${tile.id}`, group: t(entry.title, scope) },
      ...{ screen: shown, tile },
    })),
  );
  const retry = (): void => results.forEach(({ isError, refetch }) => isError && void refetch());
  return {
    offered,
    isLoading: wanted.some((entry, index) => isNamed(entry) && results[index]?.isPending === true),
    parts: (
      <>
        {results.some(({ isError }) => isError) && <ErrorLine message={t('UI.VIEW_FAILED')} onRetry={retry} />}
        {loaded.map(({ entry, shown }) => (
          <GalleryTiles key={entry.id} id={entry.id} screen={shown} {...page} onTiles={onTiles} />
        ))}
      </>
    ),
  };
}
