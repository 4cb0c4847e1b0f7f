import {
  filtersOf,
  readScreenAddress,
  signed,
  toSortOrder,
  type AddressChange,
  type ScreenAddress,
} from '~/descriptor/screen-address';
import { defaultDensity } from '~/generated/console/theme';
import type { Filter, TableScreen, TilesScreen } from '~/generated/contract/descriptor-types';
import { periodMembers, periodQuery, readSpan, type Period } from '~/state/period/period';
import { isSameArrangement, shippedArrangement } from '../../tiles/arrangement';
import { displayedColumns } from '../model/list-address';
import type { ListLayout } from '../model/list-layout';
import type { ViewPeriod, ViewState } from './read-view-state';

/** A screen that has saved views: a list, or a dashboard that can be arranged. */
export type ViewedScreen = TableScreen | TilesScreen;

/** The present state of a list or a dashboard, from which a view is saved. */
export interface PresentState {
  readonly address: ScreenAddress;
  /** The query string of the screen. */
  readonly search: string;
  readonly layout: ListLayout;
  readonly period: Period;
}

/** The state of a view that is saved now. That of a dashboard is the arrangement alone: its period is for everyone. */
export function presentViewState(screen: ViewedScreen, present: PresentState): ViewState {
  const { address, layout, period } = present;
  if (screen.kind === 'tiles') return { tiles: layout.tiles ?? shippedArrangement(screen) };
  const query = new URLSearchParams(present.search);
  const valid = { ...address.filters, ...address.names };
  const filters = filterNames(screen).filter((name) => Object.hasOwn(valid, name));
  return {
    columns: displayedColumns(screen.columns, address.columns ?? layout.columns).map(({ id }) => id),
    ...(layout.widths && { widths: layout.widths }),
    density: layout.density ?? defaultDensity,
    ...(address.sort && { sort: signed(address.sort) }),
    filters: Object.fromEntries(filters.map((name) => [name, query.getAll(name)])),
    ...(screen.period && { period: toViewPeriod(period) }),
  };
}

function toViewPeriod(period: Period): ViewPeriod {
  return period.custom ? { from: period.from, to: period.to } : { preset: period.preset };
}

/** What opening a view does to a list. */
export interface OpenedView {
  /** The change of the address. */
  readonly change: AddressChange;
  readonly layout: ListLayout;
  /** The state without what the list no longer has. */
  readonly state: ViewState;
  /** What the list no longer has, as names of columns and members of addresses. */
  readonly leftOut: readonly string[];
}

/** The periods that a view can have. */
export interface KnownPeriods {
  /** Ids of the periods that end now. */
  readonly presets: readonly string[];
  /** The server's time in unix seconds. */
  readonly now: () => number;
}

/**
 * What opening a view does: the address gets its filters, order, columns and period. What the list no longer has is
 * left out.
 */
export function openViewState(screen: ViewedScreen, saved: ViewState, periods: KnownPeriods): OpenedView {
  if (screen.kind === 'tiles') return openArrangement(screen, saved);
  const leftOut: string[] = [];
  const isColumn = (id: string): boolean => screen.columns.some((column) => column.id === id);
  const known = saved.columns?.filter(isColumn) ?? [];
  leftOut.push(...(saved.columns ?? []).filter((id) => !isColumn(id)));
  const columns = displayedColumns(screen.columns, known.length > 0 ? known : undefined).map(({ id }) => id);
  const { filters, sort, values } = knownAddress(screen, saved, leftOut);
  const period = screen.period ? knownPeriod(saved.period, periods, leftOut) : undefined;
  const widthList = Object.entries(saved.widths ?? {}).filter(([id]) => isColumn(id));
  const widths = widthList.length > 0 ? { widths: Object.fromEntries(widthList) } : {};
  return {
    change: {
      ...{ page: undefined, columns, filters: { ...withoutFilterMembers(screen), ...values } },
      sort: sort === undefined ? undefined : toSortOrder(sort),
      ...(period && { period: periodForAddress(period) }),
    },
    layout: { columns, ...widths, ...densityOf(saved) },
    state: {
      ...{ columns, ...widths, density: saved.density ?? defaultDensity, filters },
      ...(sort !== undefined && { sort }),
      ...(period && { period }),
    },
    leftOut,
  };
}

/** A tile that a dashboard does not have, or that the user may not see, stays in the view: it can come back. */
function openArrangement(screen: TilesScreen, { tiles }: ViewState): OpenedView {
  const state = { tiles: tiles ?? shippedArrangement(screen) };
  return { change: {}, layout: tiles ? { tiles } : {}, state, leftOut: [] };
}

/** The density of a layout; the default is not stored, so that it follows the theme. */
function densityOf({ density = defaultDensity }: ViewState): ListLayout {
  return density === defaultDensity ? {} : { density };
}

/** The change that leads to a list as its descriptor has it. A dashboard keeps its filters. */
export function standardChange(screen: ViewedScreen): AddressChange {
  if (screen.kind === 'tiles') return {};
  return { page: undefined, sort: undefined, columns: undefined, filters: withoutFilterMembers(screen) };
}

/** The change of the filters that leads to a list as its descriptor has it. */
function withoutFilterMembers(screen: TableScreen): NonNullable<AddressChange['filters']> {
  return Object.fromEntries(filterNames(screen).map((name) => [name, undefined]));
}

/** The filters and the order of a view that the list has; the others are added to `leftOut`. */
function knownAddress(screen: TableScreen, saved: ViewState, leftOut: string[]) {
  const known = new Set(filterNames(screen));
  const query = new URLSearchParams();
  for (const [name, texts] of Object.entries(saved.filters ?? {})) {
    if (known.has(name)) for (const text of texts) query.append(name, text);
    else leftOut.push(name);
  }
  if (saved.sort !== undefined) query.set('sort', saved.sort);
  const address = readScreenAddress(screen, `?${query}`);
  leftOut.push(...address.refused.map(({ name, text }) => `${name}=${text}`));
  const values = { ...address.filters, ...address.names };
  return {
    values,
    filters: Object.fromEntries(Object.entries(saved.filters ?? {}).filter(([name]) => Object.hasOwn(values, name))),
    sort: address.sort === undefined ? undefined : saved.sort,
  };
}

function knownPeriod(
  period: ViewPeriod | undefined,
  { presets, now }: KnownPeriods,
  leftOut: string[],
): ViewPeriod | undefined {
  if (!period) return undefined;
  const isPreset = 'preset' in period;
  const isKnown = isPreset ? presets.includes(period.preset) : readSpan(period.from, period.to, now()) !== undefined;
  if (isKnown) return period;
  leftOut.push(isPreset ? `period=${period.preset}` : `from=${period.from} to=${period.to}`);
  return undefined;
}

/** The members of an address with a period. Those of a preset are relative to the time at which it is opened. */
function periodForAddress(period: ViewPeriod): NonNullable<AddressChange['period']> {
  const none = Object.fromEntries(periodMembers.map((name) => [name, undefined]));
  if ('preset' in period) return { ...none, period: period.preset };
  return { ...none, ...periodQuery({ ...period, custom: true }) };
}

/** The members of an address that belong to the filters of a list. */
function filterNames(screen: TableScreen): readonly string[] {
  const names = filtersOf(screen).flatMap((filter) => [filter.id, ...companionsOf(filter)]);
  return [...new Set([...names, ...(screen.address ?? [])])];
}

function companionsOf(filter: Filter): readonly string[] {
  return filter.type === 'link' ? Object.keys(filter.with ?? {}) : [];
}

/**
 * True if an address says nothing about a list: no filter, order, column, page or period. It may name a view. That of a
 * dashboard never says how it is arranged.
 */
export function isBareAddress(screen: ViewedScreen, search: string): boolean {
  if (screen.kind === 'tiles') return true;
  const query = new URLSearchParams(search);
  return [...filterNames(screen), ...periodMembers, 'sort', 'columns', 'page'].every((name) => !query.has(name));
}

/** True if two states arrange the list or the dashboard in the same way. */
export function isSameState(left: ViewState, right: ViewState): boolean {
  return comparable(left) === comparable(right) && isSameArrangement(left.tiles ?? [], right.tiles ?? []);
}

function comparable({ columns, widths = {}, density = defaultDensity, sort, filters = {}, period }: ViewState): string {
  const sorted = (record: Readonly<Record<string, unknown>>) =>
    Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([columns, sorted(widths), density, sort, sorted(filters), period]);
}
