import type { OperationId, QueryParameters } from '~/generated/contract/operations';
import { isList, isRecord } from '~/lib/json';
import { getOwn } from '~/lib/get-own';
import { call, type Sample } from './support';

type App = Parameters<typeof call>[0];
type Item = Readonly<Record<string, unknown>>;

/** The members of an answer that stand below `data`. */
export async function dataOf<K extends OperationId>(app: App, id: K, query?: QueryParameters<K>): Promise<Item> {
  const sample: Sample<K> = query === undefined ? {} : { query };
  const { status, body } = await call(app, id, sample);
  const data = getOwn(body, 'data');
  if (status !== 200 || !isRecord(data)) throw new Error(`${id}: ${status} ${JSON.stringify(body)}`);
  return data;
}

/** The objects of a list below `data`. */
export function itemsOf(data: unknown, name = 'items'): readonly Item[] {
  const items = getOwn(data, name);
  return isList(items) ? items.filter(isRecord) : [];
}

/** The counts of a list of `{ key, count }`. */
export function countsOf(data: unknown, name: string): Readonly<Record<string, number>> {
  return Object.fromEntries(itemsOf(data, name).map(({ key, count }) => [String(key), Number(count)]));
}
