import { act } from '@testing-library/react';
import { useMemo } from 'react';
import type { Tile, TilesScreen } from '~/generated/contract/descriptor-types';
import { createStore, type Store } from '~/lib/store';
import { useQueryScope } from '~/view/data/query-scope';
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
const address = {
  tab: undefined,
  page: undefined,
  sort: undefined,
  columns: undefined,
  view: undefined,
  filters: {},
  names: {},
  refused: [],
} as const;

function Page(props: { readonly screen: TilesScreen; readonly values: Store<unknown> }) {
  const opening = useQueryScope();
  const v = useStore(props.values);
  const scope = useMemo(() => ({ ...session, v }), [v]);
  return (
    <ScreenContext value={context}>
      <TilesScreenView
        screen={props.screen}
        scope={scope}
        address={address}
        search=""
        change={() => undefined}
        queryScope={opening}
      />
    </ScreenContext>
  );
}

/** Shows a page of tiles; its expressions read `v`. */
export async function showTiles(
  tiles: readonly Tile[],
  over: Partial<TilesScreen> & { readonly v?: unknown; readonly options?: Parameters<typeof setUp>[0] } = {},
) {
  const { v, options, ...rest } = over;
  const world = await setUp(options);
  const screen: TilesScreen = { id: 'board', kind: 'tiles', needs: [], tiles, ...rest };
  const values = createStore(v);
  const view = await world.show(<Page screen={screen} values={values} />);
  /** Hands in other values. */
  const again = (next: unknown) =>
    act(async () => {
      values.set(next);
      await settle();
    });
  /** Lets timers of this length pass. */
  const pass = (time: number) =>
    act(async () => {
      await world.clock.advance(time);
      await settle();
    });
  return { ...world, ...view, pass, again };
}

/** The element of a tile. */
export function tile(id: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-tile="${id}"]`);
  if (!found) throw new Error(`No tile ${id} is on the page.`);
  return found;
}
