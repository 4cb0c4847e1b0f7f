import { act, screen as page } from '@testing-library/react';
import { useMemo } from 'react';
import type { ErrorRow, TableScreen } from '~/generated/contract/descriptor-types';
import type { Reads, Scope } from '~/generated/contract/types';
import { createStore } from '~/lib/store';
import { ScreenContext, type ScreenState } from '~/view/screen/screen-context';
import { ScreenView } from '~/view/screen/ScreenView';
import { useStore } from '~/view/context/use-store';
import { settle } from '~/tests/harness/fake-clock';
import { json, setUp } from '../../support';

/** An entry of the fake list. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly score: number;
}

/** Entries that are named by their position, from 1. */
export function itemsFrom(offset: number, count: number): readonly Item[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `id-${offset + index + 1}`,
    name: `Entry ${offset + index + 1}`,
    score: (offset + index) % 100,
  }));
}

/** A table with a paged list: 20 entries each. */
export const pagedTable: TableScreen = {
  id: 'list',
  kind: 'table',
  filters: [
    { type: 'text', id: 'q', label: { key: 'q', text: 'Search' } },
    {
      type: 'choice',
      id: 'result',
      label: { key: 'result', text: 'Result' },
      options: [{ value: 'failed', label: { key: 'failed', text: 'Failed' } }],
    },
  ],
  sources: {
    audit: {
      operation: 'auditList',
      query: {
        offset: (s: Reads) => s.page?.offset,
        limit: (s: Reads) => s.page?.size,
        sort: (s: Reads, f) => f.get(f.get(s, 'sort'), 'signed'),
        q: (s: Reads, f) => f.get(f.get(s, 'filter'), 'q'),
      },
    },
  },
  rows: (s: Reads) => s.audit?.items,
  total: (s: Reads) => s.audit?.total,
  rowId: (s: Reads) => s.item?.id,
  itemLabel: { key: 'noun', text: 'things' },
  pageSize: 20,
  savedViews: false,
  sort: 'name',
  columns: [
    { type: 'text', id: 'name', label: { key: 'name', text: 'Name' }, value: (s: Reads) => s.item?.name, sort: 'name' },
    {
      type: 'number',
      id: 'score',
      label: { key: 'score', text: 'Score' },
      value: (s: Reads) => s.item?.score,
      sort: 'score',
    },
    { type: 'mono', id: 'id', label: { key: 'id', text: 'ID' }, value: (s: Reads) => s.item?.id, hidden: true },
  ],
  open: { type: 'openDrawer', searchType: 5, objectId: (s: Reads) => s.item?.id },
  paged: 'audit',
  needs: [],
};

const context = { title: 'List', tail: '', periodPicker: null, setMeta: () => undefined };

/** Shows a table at an address, over a backend that answers with `total` entries unless `fetch` answers otherwise. */
export async function showTable(
  options: {
    readonly table?: Partial<Omit<TableScreen, 'paged'>> & { readonly paged?: string | undefined };
    readonly at?: string;
    readonly total?: number;
    readonly fetch?: (url: URL) => Response | Promise<Response> | undefined;
    /** What this browser stores. */
    readonly local?: Storage;
    /** The values of the session. */
    readonly scope?: Scope;
    /** Error rows before those that ship. */
    readonly errors?: readonly ErrorRow[];
  } = {},
) {
  const { total = 90, at = '/list', local, scope, errors = [] } = options;
  const requested: string[] = [];
  const aborted: string[] = [];
  const world = await setUp({
    address: at,
    errors,
    ...(local && { local: () => local }),
    ...(scope && { scope }),
    fetch: async (request) => {
      const url = new URL(request.url);
      const query = decodeURIComponent(url.search);
      requested.push(query);
      request.signal.addEventListener('abort', () => aborted.push(query));
      const ownAnswer = await options.fetch?.(url);
      if (ownAnswer) return ownAnswer;
      const offset = Number(url.searchParams.get('offset'));
      const limit = Number(url.searchParams.get('limit'));
      return json({
        data: { items: itemsFrom(offset, Math.max(0, Math.min(limit, total - offset))), total, asOf: 0 },
      });
    },
  });
  const { paged, ...rest } = { ...pagedTable, ...options.table };
  const table: TableScreen = { ...rest, ...(paged !== undefined && { paged }) };
  world.services.page.hashPath = () => world.address.get();
  const period = createStore<ScreenState['period']>({ from: 0, to: 1, preset: '24h' });
  const renewPeriod = (): void => period.update((now) => (now.preset === undefined ? now : { ...now, to: now.to + 1 }));
  function Page() {
    const search = useStore(world.address).replace(/^[^?]*/, '');
    const chosen = useStore(period);
    const all = useMemo(() => ({ ...context, period: chosen, renewPeriod }), [chosen]);
    return (
      <ScreenContext value={all}>
        <ScreenView screen={table} search={search} />
      </ScreenContext>
    );
  }
  await import('~/view/screen/TableScreen');
  await world.show(<Page />);
  await page.findByTestId('list');
  await act(settle);
  /** Advances the clock, and waits for what happens. */
  const pass = (milliseconds: number) => act(() => world.clock.advance(milliseconds));
  /** Scrolls until a row is at the top. */
  const scrollTo = (row: number) =>
    act(async () => {
      const box = listBox();
      box.scrollTop = row * world.settings.screens.rowHeight;
      box.dispatchEvent(new Event('scroll'));
      await settle();
    });
  const choosePeriod = (next: ScreenState['period']) =>
    act(async () => {
      period.set(next);
      await settle();
    });
  return { ...world, requested, aborted, pass, scrollTo, choosePeriod };
}

function listBox(): HTMLElement {
  const box = document.querySelector('.descry-list-box');
  if (!(box instanceof HTMLElement)) throw new Error('No list is on the page.');
  return box;
}

/** The state of the list. */
export function listState(): string | null {
  return page.getByTestId('list').getAttribute('data-state');
}

/** A rendered row by its position, from 0. */
export function rowAt(index: number): HTMLElement {
  const row = document.querySelector(`tr[data-item="${index}"]`);
  if (!(row instanceof HTMLElement)) throw new Error(`Row ${index} is not rendered.`);
  return row;
}

/** Positions of the rendered rows. */
export function renderedRows(): readonly number[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-item]')].map((row) => Number(row.dataset['item']));
}
