import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '~/view/context/services';
import { useStore } from '~/view/context/use-store';
import { createListLayouts, withWidth, type ListLayout } from './list-layout';

/** The layout of a list, which this browser stores for the account. */
export interface StoredLayout {
  readonly layout: ListLayout;
  /** Changes members of the layout; `undefined` removes one. */
  readonly change: (changes: ListLayout) => void;
  /** Sets the width of a column in pixels; without a width the column gets its first one. */
  readonly resize: (id: string, width: number | undefined) => void;
}

/** Reads the layout of a list when the list mounts, and stores every change of it. */
export function useListLayout(list: string): StoredLayout {
  const { storage, settings } = useServices();
  const account = useAccountId();
  const layouts = useMemo(
    () => createListLayouts(storage, `${settings.storage.prefix}listLayouts:${account}`),
    [storage, settings, account],
  );
  const [layout, setLayout] = useState(() => layouts.read(list));
  const stored = useRef(layout);
  useEffect(() => {
    if (stored.current === layout) return;
    stored.current = layout;
    layouts.write(list, layout);
  }, [layouts, list, layout]);
  return {
    layout,
    change: useCallback((changes) => setLayout((now) => ({ ...now, ...changes })), []),
    resize: useCallback((id, width) => setLayout((now) => withWidth(now, id, width)), []),
  };
}

/** The id of the account that is signed in; empty while it is not known. */
function useAccountId(): string {
  const { profile } = useStore(useServices().session);
  return profile.state === 'loaded' ? profile.value.accountId : '';
}
