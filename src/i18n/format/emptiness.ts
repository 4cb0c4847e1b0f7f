import { isList, isRecord } from '~/lib/json';

/** True for a value that is shown as a dash: null, absent, '', [] and {}. Zero and false are values. */
export function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (isList(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}
