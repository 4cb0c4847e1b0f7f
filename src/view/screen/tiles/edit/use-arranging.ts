import { useState } from 'react';
import type { StoredLayout } from '../../table/model/use-list-layout';
import { isSameArrangement, type Arrangement } from '../arrangement';
import type { Dashboard } from '../dashboard';

/** The changes of an arrangement since its editing began. */
export interface Arranging {
  /** Changes the arrangement. The text is announced to screen readers. */
  readonly apply: (next: Arrangement, announcement: string) => void;
  /** Takes the last change back. */
  readonly undo: (announcement: string) => void;
  readonly canUndo: boolean;
  /** True if the dashboard is as its descriptor says. */
  readonly isShipped: boolean;
  /** Takes all changes back. */
  readonly cancel: () => void;
  readonly announcement: string;
}

/**
 * Changes the arrangement of a dashboard. Every change is stored by the browser at once, as those of lists are, so that
 * nothing is lost when the page is left.
 */
export function useArranging({ arrangement, shipped }: Dashboard, { layout, change }: StoredLayout): Arranging {
  const [first] = useState(layout.tiles);
  const [history, setHistory] = useState<readonly Arrangement[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const set = (tiles: Arrangement | undefined): void => change({ tiles });
  return {
    apply(next, text) {
      if (isSameArrangement(next, arrangement)) return;
      setHistory([...history, arrangement]);
      setAnnouncement(text);
      set(next);
    },
    undo(text) {
      const last = history.at(-1);
      if (!last) return;
      setHistory(history.slice(0, -1));
      setAnnouncement(text);
      set(last);
    },
    canUndo: history.length > 0,
    isShipped: isSameArrangement(arrangement, shipped),
    cancel: () => set(first),
    announcement,
  };
}
