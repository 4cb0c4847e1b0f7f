import { isNumber, isString } from '../lib/json';
import { own } from '../lib/own';

/**
 * A key for each entry of a list, so that what is open in one stays open when others come or go: its `id`, else its
 * `name`; the position where there is neither or another entry has the same.
 */
export function entryKeys(entries: readonly unknown[]): readonly string[] {
  const taken = new Set<string>();
  return entries.map((entry, index) => {
    const name = own(entry, 'id') ?? own(entry, 'name');
    const key = `name ${String(name)}`;
    if ((!isString(name) && !isNumber(name)) || taken.has(key)) return `position ${index}`;
    taken.add(key);
    return key;
  });
}
