import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAccountId, useServices } from '~/view/context/services';
import { createListLayouts, withWidth, type ListLayout } from './list-layout';

/** The layout of a list, which this browser stores for the account. */
export interface StoredLayout {
  readonly layout: ListLayout;
  /** Changes members of the layout; `undefined` removes one. */
  readonly change: (changes: ListLayout) => void;
  /** Sets the width of a column in pixels; without a width the column gets its first one. */
  readonly resize: (id: string, width: number | undefined) => void;
  /** Removes the stored layout of a key. */
  readonly forget: (key: string) => void;
}

/**
 * The layout that is stored under a key, which names a list and perhaps a view of it; `fallback` while none is stored.
 * Every change is stored.
 */
export function useListLayout(key: string, fallback: ListLayout | undefined): StoredLayout {
  const { storage, settings } = useServices();
  const account = useAccountId();
  const layouts = useMemo(
    () => createListLayouts(storage, `${settings.storage.prefix}listLayouts:${account}`),
    [storage, settings, account],
  );
  const [known, setKnown] = useState(() => ({ key, layout: layouts.read(key), isStored: true }));
  if (known.key !== key) setKnown({ key, layout: layouts.read(key), isStored: true });
  useEffect(() => {
    if (!known.isStored) layouts.write(known.key, known.layout);
  }, [layouts, known]);
  const stored = known.key === key && hasMembers(known.layout) ? known.layout : undefined;
  const layout = stored ?? fallback ?? none;
  const update = useCallback(
    (to: (now: ListLayout) => ListLayout) =>
      setKnown((now) => ({
        key: now.key,
        layout: to(hasMembers(now.layout) ? now.layout : (fallback ?? none)),
        isStored: false,
      })),
    [fallback],
  );
  return {
    layout,
    change: useCallback((changes) => update((now) => ({ ...now, ...changes })), [update]),
    resize: useCallback((id, width) => update((now) => withWidth(now, id, width)), [update]),
    forget: useCallback(
      (forgotten) => {
        layouts.write(forgotten, none);
        setKnown((now) => (now.key === forgotten ? { key: forgotten, layout: none, isStored: true } : now));
      },
      [layouts],
    ),
  };
}

const none: ListLayout = {};

function hasMembers(layout: ListLayout): boolean {
  return Object.values(layout).some((member) => member !== undefined);
}
