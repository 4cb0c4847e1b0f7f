import { act } from '@testing-library/react';
import { useMemo } from 'react';
import type { Tile, TilesScreen } from '../../../src/generated/descriptor-types';
import { createStore, type Store } from '../../../src/lib/store';
import { useOpening } from '../../../src/render/opening';
import { ScreenPlaceContext } from '../../../src/render/screens/screen-place';
import { TilesScreenView } from '../../../src/render/screens/TilesScreen';
import { useStore } from '../../../src/render/use-store';
import { settle } from '../../support/fake-clock';
import { session, setUp } from '../support';

const place = {
  title: 'Dashboard',
  tail: '',
  period: { from: 0, to: 1 },
  renewPeriod: () => undefined,
  periodPicker: null,
  tell: () => undefined,
};
const address = {
  tab: undefined,
  page: undefined,
  sort: undefined,
  columns: undefined,
  filters: {},
  names: {},
  refused: [],
} as const;

function Page(props: { readonly screen: TilesScreen; readonly values: Store<unknown> }) {
  const opening = useOpening();
  const v = useStore(props.values);
  const scope = useMemo(() => ({ ...session, v }), [v]);
  return (
    <ScreenPlaceContext value={place}>
      <TilesScreenView
        screen={props.screen}
        scope={scope}
        address={address}
        search=""
        change={() => undefined}
        opening={opening}
      />
    </ScreenPlaceContext>
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
