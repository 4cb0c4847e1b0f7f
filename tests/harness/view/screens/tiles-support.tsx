import { act } from '@testing-library/react';
import { useMemo, useState } from 'react';
import type { ScreenAddress } from '~/descriptor/screen-address';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import { createStore, type Store } from '~/lib/store';
import { useQueryScope } from '~/view/data/use-query-scope';
import { ScreenContext } from '~/view/screen/screen-context';
import { TilesScreenView } from '~/view/screen/TilesScreen';
import { useStore } from '~/view/context/use-store';
import { settle } from '../../fake-clock';
import { session, setUp } from '../support';

const context = {
  title: 'Dashboard',
  tail: '',
  period: { from: 0, to: 1 },
  renewPeriod: () => undefined,
  periodPicker: null,
  setMeta: () => undefined,
};
const noAddress = {
  tab: undefined,
  page: undefined,
  sort: undefined,
  columns: undefined,
  view: undefined,
  filters: {},
  names: {},
  refused: [],
} as const;

function Page(props: {
  readonly screen: TilesScreen;
  readonly values: Store<unknown>;
  readonly filters: Store<unknown>;
  /** Id of the saved view that the address names at first. */
  readonly view: string | undefined;
}) {
  const opening = useQueryScope();
  const v = useStore(props.values);
  const filter = useStore(props.filters);
  const [address, setAddress] = useState<ScreenAddress>({ ...noAddress, view: props.view });
  const scope = useMemo(() => ({ ...session, v, filter }), [v, filter]);
  return (
    <ScreenContext value={context}>
      <TilesScreenView
        screen={props.screen}
        scope={scope}
        address={address}
        search=""
        change={({ view = address.view }) => setAddress({ ...noAddress, view })}
        queryScope={opening}
      />
    </ScreenContext>
  );
}

/** Shows a page of tiles; its expressions read `v`. */
export async function showTiles(
  tiles: readonly Tile[],
  over: Partial<TilesScreen> & {
    readonly v?: unknown;
    readonly view?: string;
    readonly options?: Parameters<typeof setUp>[0];
  } = {},
) {
  const { v, view: viewId, options, ...rest } = over;
  const world = await setUp(options);
  const screen: TilesScreen = { id: 'board', kind: 'tiles', needs: [], tiles, ...rest };
  const values = createStore(v);
  const filters = createStore<unknown>({});
  const view = await world.show(<Page screen={screen} values={values} filters={filters} view={viewId} />);
  /** Hands in other values. */
  const again = (next: unknown) =>
    act(async () => {
      values.set(next);
      await settle();
    });
  /** Sets the filters of the screen. */
  const filter = (next: unknown) =>
    act(async () => {
      filters.set(next);
      await settle();
    });
  /** Lets timers of this length pass. */
  const pass = (time: number) =>
    act(async () => {
      await world.clock.advance(time);
      await settle();
    });
  return { ...world, ...view, pass, again, filter };
}

/** The element of a tile. */
export function tile(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-tile="${id}"]`);
  if (!found) throw new Error(`No tile ${id} is on the page.`);
  return found;
}
