import type { Sources } from '../codegen/language/model';

/** How many synthetic screens there are, and how many columns each has. */
export interface ScreenSize {
  readonly screens: number;
  readonly columns: number;
}

/** The given sources with many tables added, each behind a route and reached by a button of the one before. */
export function withScreens(sources: Sources, { screens, columns }: ScreenSize): Sources {
  const all = new Map(sources);
  const numbers = Array.from({ length: screens }, (_, index) => index);
  for (const index of numbers) all.set(pathOfScreen(index), encode(syntheticScreen({ index, columns })));
  const routes = numbers.map((index) => ({
    kind: 'screen',
    path: addressOf(index),
    screen: `synthetic-${index}`,
    title: `Synthetic ${index}`,
  }));
  all.set(
    'descriptors/routes/synthetic.json',
    encode({ $schema: '../../schemas/route.schema.json', area: 'Synthetic', routes }),
  );
  return all;
}

/** The path of a synthetic screen. */
export function pathOfScreen(index: number): string {
  return `descriptors/screens/synthetic-${index}.json`;
}

/** A synthetic table; `edit` changes the label of its first column. */
export function syntheticScreen(screen: { readonly index: number; readonly columns: number; readonly edit?: string }) {
  const { index, columns, edit = '' } = screen;
  return {
    $schema: '../../schemas/screen.schema.json',
    kind: 'table',
    period: true,
    filters: [
      { type: 'text', id: 'q', label: 'Search' },
      { type: 'choices', id: 'category', label: 'Category', options: { scale: 'audit-category' } },
      { type: 'choices', id: 'result', label: 'Result', options: { scale: 'audit-result' } },
    ],
    sources: {
      audit: {
        operation: 'auditList',
        query: {
          offset: 'page.offset',
          limit: 'page.size',
          sort: 'sort.signed',
          q: 'filter.q',
          category: 'filter.category',
          result: 'filter.result',
          from: 'period.from',
          to: 'period.to',
        },
      },
    },
    buttons: [
      {
        id: 'before',
        label: 'Before',
        action: { type: 'navigate', to: addressOf(Math.max(0, index - 1)), query: { result: "'failed'" } },
      },
    ],
    rows: 'audit.items',
    total: 'audit.total',
    rowId: 'item.id',
    sort: '-time',
    columns: Array.from({ length: columns }, (_, column) => ({
      ...syntheticColumn(column),
      id: `column${column}`,
      label: `Column ${column}${column === 0 ? edit : ''}`,
    })),
    open: { type: 'openDrawer', searchType: 11, objectId: 'item.userId' },
  };
}

/** Four sorts of column in turn. */
function syntheticColumn(index: number): object {
  switch (index % 4) {
    case 0:
      return { type: 'dateTime', value: 'item.time', sort: 'time' };
    case 1:
      return { type: 'text', value: `orElse(item.object, 'none ${index}')`, width: 200 };
    case 2:
      return { type: 'state', value: 'item.result', scale: 'audit-result', hidden: true };
    default:
      return { type: 'object', value: 'item.account', searchType: 11, objectId: 'item.userId' };
  }
}

function addressOf(index: number): string {
  return `/synthetic/${index}`;
}

function encode(value: object): Uint8Array {
  return new TextEncoder().encode(JSON.stringify(value, null, 2));
}
