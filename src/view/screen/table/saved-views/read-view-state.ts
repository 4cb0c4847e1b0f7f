import { isList, isRecord, isString } from '~/lib/json';
import { readSpan } from '~/state/period/period';
import { readArrangement, type Arrangement } from '../../tiles/arrangement';
import { densities, readLayout, type Density } from '../model/list-layout';

/** The period of a view: the id of a preset, or a span in unix seconds. */
export type ViewPeriod = { readonly preset: string } | { readonly from: number; readonly to: number };

/** How a saved view arranges a list or a dashboard. Absent members are as the descriptor says. */
export interface ViewState {
  /** Ids of the displayed columns, in their order. */
  readonly columns?: readonly string[] | undefined;
  /** Widths by column id. Pixels. */
  readonly widths?: Readonly<Record<string, number>> | undefined;
  readonly density?: Density | undefined;
  /** The tiles of a dashboard. */
  readonly tiles?: Arrangement | undefined;
  /** As addresses have it: with a minus for the descending order. */
  readonly sort?: string | undefined;
  /** Values as addresses have them, by the id of the filter. */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly period?: ViewPeriod | undefined;
}

/** A state that was read, and the members that are wrong and therefore absent from it. */
export interface ReadState {
  readonly state: ViewState;
  readonly wrong: readonly string[];
}

const maxText = 2000;
const maxEntries = 100;

const members = ['columns', 'widths', 'density', 'tiles', 'sort', 'filters', 'period'] as const;

/** Reads the state of a view from outside: an answer, the storage or a file. It trusts nothing. */
export function readViewState(value: unknown): ReadState {
  if (!isRecord(value)) return { state: {}, wrong: ['state'] };
  const read: ViewState = {
    columns: readTexts(value['columns'], 1),
    widths: readLayout({ widths: value['widths'] }).widths,
    density: densities.find((each) => each === value['density']),
    tiles: readArrangement(value['tiles']),
    sort: isText(value['sort']) ? value['sort'] : undefined,
    filters: readFilters(value['filters']),
    period: readPeriod(value['period']),
  };
  const unknown = Object.keys(value).filter((name) => !members.some((member) => member === name));
  const wrong = members.filter(
    (name) => value[name] !== undefined && read[name] === undefined && !isEmpty(value[name]),
  );
  return {
    state: Object.fromEntries(Object.entries(read).filter(([, member]) => member !== undefined)),
    wrong: [...wrong, ...unknown],
  };
}

/** An empty object: the widths of a list whose columns nobody resized. */
function isEmpty(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).length === 0;
}

function isText(value: unknown): value is string {
  return isString(value) && value.length <= maxText;
}

function readTexts(value: unknown, min: number): readonly string[] | undefined {
  return isList(value) && value.length >= min && value.length <= maxEntries && value.every(isText) ? value : undefined;
}

function readFilters(value: unknown): ViewState['filters'] {
  if (!isRecord(value)) return undefined;
  const filters: (readonly [string, readonly string[]])[] = [];
  for (const [name, texts] of Object.entries(value)) {
    const read = readTexts(texts, 0);
    if (!read) return undefined;
    filters.push([name, read]);
  }
  return filters.length <= maxEntries ? Object.fromEntries(filters) : undefined;
}

function readPeriod(value: unknown): ViewPeriod | undefined {
  if (!isRecord(value)) return undefined;
  const { preset, from, to } = value;
  if (isText(preset)) return { preset };
  // Whether it ends in the future is known when the view is opened.
  return readSpan(from, to, Infinity);
}
