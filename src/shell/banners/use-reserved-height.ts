import { useCallback, useRef, useState, type RefObject } from 'react';
import { banners } from '~/generated/console/banners';
import { useStore } from '~/view/context/use-store';
import type { SafeStorage } from '~/platform/safe-storage';
import { localKeys } from '~/platform/storage-keys';
import { useServices } from '~/view/context/services';

/**
 * Minimum height of the row of banners: pixels, or the height of one banner if this browser has never shown the row.
 */
type ReservedHeight = number | 'one-banner';

/** The height that the row of banners has whether or not there is a banner, and the functions that end that. */
interface Reservation {
  readonly reserved: ReservedHeight;
  /** Ends the reservation: the row is as high as its banner from now on. */
  readonly release: () => void;
  /** Called when it is known whether there is a banner. */
  readonly onKnown: () => void;
}

/** Maximum of a stored height in pixels: more than any row with one banner has. */
const maxHeight = 200;

/**
 * Reserves the height that the row had at the last start, because banners are loaded after the page is rendered. A
 * wrong height stays until the next page, so that the page does not move while it is read.
 */
export function useReservedHeight(row: RefObject<HTMLElement | null>, path: string): Reservation {
  const { session, storage } = useServices();
  const { profile } = useStore(session);
  const [reserved, setReserved] = useState<ReservedHeight>(() =>
    // Without a profile no banner is ever loaded, and without sources there is nothing to wait for.
    profile.state === 'loaded' && banners.sources ? (storedHeight(storage) ?? 'one-banner') : 0,
  );
  const [isKnown, setIsKnown] = useState(false);
  const [lastPath, setLastPath] = useState(path);
  if (lastPath !== path) {
    setLastPath(path);
    if (isKnown) setReserved(0);
  }

  const hadBanner = useRef(false);
  const onKnown = useCallback(() => {
    setIsKnown(true);
    const height = row.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
    // A closed banner is shown again after the next start.
    if (height > 0 || !hadBanner.current) storage.write(localKeys.bannerHeight, String(Math.round(height)));
    if (height > 0) hadBanner.current = true;
  }, [row, storage]);
  // Before the banners are known, one may still appear.
  const release = useCallback(() => isKnown && setReserved(0), [isKnown]);
  return { reserved, release, onKnown };
}

function storedHeight(storage: SafeStorage): number | undefined {
  const stored = storage.read(localKeys.bannerHeight) ?? '';
  return /^\d{1,3}$/.test(stored) ? Math.min(Number(stored), maxHeight) : undefined;
}
