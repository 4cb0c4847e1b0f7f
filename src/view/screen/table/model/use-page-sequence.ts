import { navigateTarget } from '~/actions/handlers/navigation';
import type { TableScreen } from '~/generated/contract/descriptor-types';
import { useServices } from '~/view/context/services';
import { useScreenContext } from '../../screen-context';
import type { ListModel } from './list-model';
import { entriesOf } from './list-pages';

/**
 * Gives a function that begins the sequence of pages at a row, if the rows open pages. The sequence outlives the list:
 * it loads further rows itself, and the list comes back at the row whose page was shown last.
 */
export function usePageSequence(options: {
  readonly screen: TableScreen;
  readonly list: ListModel;
  /** The name of the rows. */
  readonly title: string;
  /** Identifies the list with its filters and order, as its stored position does. */
  readonly name: string;
}): (row: number) => void {
  const { screen, list, title, name } = options;
  const { sequence } = useServices().pageMeta;
  const { positions } = useScreenContext();
  const { open } = screen;
  if (open?.type !== 'navigate') return () => undefined;

  return (row) => {
    // The answers of the list are dropped when it is left.
    const loaded = new Map(entriesOf(list.loadedPages()).map((entry) => [entry.index, entry] as const));
    const pathAt = (index: number): string | undefined => {
      const entry = loaded.get(index);
      return entry && navigateTarget(open, entry.scope);
    };
    sequence.begin({
      index: row,
      sequence: {
        title,
        total: list.knownTotal,
        pathAt,
        async load(index) {
          const page = await list.fetchPage(list.pageAt(index), new AbortController().signal);
          for (const entry of entriesOf([page])) loaded.set(entry.index, entry);
          return pathAt(index);
        },
        follow(index) {
          const entry = loaded.get(index);
          if (entry)
            positions?.leaveAt({ list: name, top: Math.max(0, index - 2), active: { row: index, id: entry.id } });
        },
      },
    });
  };
}
