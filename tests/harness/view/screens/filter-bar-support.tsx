import { act } from '@testing-library/react';
import { chosenFilters, readScreenAddress, withAddress } from '~/descriptor/screen-address';
import type { Filter, Scale, TableScreen, TilesScreen } from '~/generated/contract/descriptor-types';
import type { Scope } from '~/generated/contract/types';
import { isRecord } from '~/lib/json';
import type { Store } from '~/lib/store';
import { FilterBar } from '~/view/screen/FilterBar';
import { ScreenContext } from '~/view/screen/screen-context';
import { useStore } from '~/view/context/use-store';
import type { SourceResults } from '~/view/data/use-sources';
import { settle } from '../../fake-clock';
import { session, setUp } from '../support';

/** Words in place of a text of a descriptor. */
export const words = (text: string) => ({ key: `test.${text}`, text });
const part = (name: string) => (scope: Scope) => (isRecord(scope.item) ? scope.item[name] : undefined);

const level: Scale = {
  id: 'level',
  of: 'integer',
  else: 'dash',
  rows: [
    { equals: 3, text: words('High'), severity: 'high' },
    { equals: 1, text: words('Low'), severity: 'low' },
  ],
};
const filters: readonly Filter[] = [
  { type: 'text', id: 'q', label: words('Name'), placeholder: words('Name or address') },
  {
    type: 'choice',
    id: 'status',
    label: words('Status'),
    initial: 'open',
    options: [
      { value: 'open', label: words('Open') },
      { value: 'closed', label: words('Closed') },
    ],
  },
  { type: 'choice', id: 'level', label: words('Level'), options: { scale: level } },
  {
    type: 'choices',
    id: 'site',
    label: words('Site'),
    options: { rows: (scope) => scope.sites, value: part('id'), label: part('name') },
  },
  { type: 'switch', id: 'risky', label: words('At risk only') },
];
const sites = [
  { id: 'bgo', name: 'Bergen' },
  { id: 'osa', name: 'Osaka' },
  { id: 'x,y', name: 'Both' },
];

interface Given {
  readonly at?: string;
  readonly scope?: Scope;
  readonly period?: true;
  readonly filters?: readonly Filter[];
  /** A list with a query in place of a dashboard, and what the contract says about its fields. */
  readonly query?: Readonly<Record<string, string>>;
  readonly sources?: Pick<SourceResults, 'failure' | 'retry'>;
}

/** Shows the bar over an address; `steps` tells how each change was written. */
export async function showBar(given: Given = {}) {
  const world = await setUp({ address: given.at ?? '' });
  const steps: string[] = [];
  const common = {
    id: 'board',
    needs: [],
    filters: given.filters ?? filters,
    ...(given.period && { period: true as const }),
  };
  const list = { kind: 'table', query: true, rows: () => [], rowId: () => '', columns: [] } as const;
  const shown: TilesScreen | TableScreen = given.query
    ? { ...common, ...list, described: given.query }
    : { ...common, kind: 'tiles', tiles: [] };
  const context = {
    title: 'Board',
    tail: '',
    period: { from: 0, to: 1 },
    renewPeriod: () => undefined,
    periodPicker: <button type="button">Period</button>,
    setMeta: () => undefined,
  };
  function Bar({ at }: { readonly at: Store<string> }) {
    const search = useStore(at);
    const address = readScreenAddress(shown, search);
    return (
      <ScreenContext value={context}>
        <FilterBar
          screen={shown}
          address={address}
          scope={{ ...session, sites, filter: chosenFilters(shown, address), ...given.scope }}
          sources={given.sources}
          change={(change, { replace = false } = {}) => {
            const next = withAddress(at.get(), change);
            steps.push(`${replace ? 'replace' : 'push'} ${next}`);
            at.set(next);
          }}
        />
      </ScreenContext>
    );
  }
  await world.show(<Bar at={world.address} />);
  const pass = (time: number) =>
    act(async () => {
      await world.clock.advance(time);
      await settle();
    });
  return { ...world, steps, pass };
}
