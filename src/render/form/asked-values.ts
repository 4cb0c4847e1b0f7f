import type { JsonSchema } from '../../generated/types';
import { isRecord } from '../../lib/json';
import type { FormValues } from './validator';

/** The values that a schema asks for, without those that were entered for another case. */
export function askedValues(values: FormValues, schema: JsonSchema): FormValues {
  const properties = isRecord(schema.properties) ? schema.properties : {};
  const asked = Object.entries(properties).flatMap(([name, property]) => {
    const value = values[name];
    if (value === undefined) return [];
    return [[name, isRecord(value) && isRecord(property) ? askedValues(value, property) : value] as const];
  });
  return Object.fromEntries(asked);
}
