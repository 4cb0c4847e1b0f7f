import type { ContractSchema, LoadedContract } from '~/codegen/1-parse/openapi/contract';
import { targetOf } from '~/codegen/1-parse/openapi/reference';
import type { Json } from '~/codegen/language/model';
import { isList, isRecord } from '~/lib/json';

/**
 * A schema of the contract in which each reference is replaced by what it leads to: what any validator of JSON Schema
 * reads without the documents around it. A schema that contains itself is in `$defs`. Throws if a reference leads
 * nowhere.
 */
export function plainSchema({ reference, value }: ContractSchema, documents: LoadedContract['documents']): Json {
  const circular = new Map<string, Json>();
  const plain = (schema: Json, home: string, within: readonly string[]): Json => {
    if (isList(schema)) return schema.map((entry) => plain(entry, home, within));
    if (!isRecord(schema)) return schema;
    if (typeof schema.$ref !== 'string') {
      return Object.fromEntries(Object.entries(schema).map(([name, below]) => [name, plain(below, home, within)]));
    }
    const { path, steps } = targetOf(schema.$ref, home);
    const found = steps.reduce<Json | undefined>(stepBelow, documents.get(path));
    if (found === undefined) throw new Error(`${schema.$ref} of ${home} leads nowhere.`);
    const key = [path, ...steps].join('.').replaceAll('/', '.');
    if (!within.includes(key)) return plain(found, path, [...within, key]);
    if (!circular.has(key)) {
      circular.set(key, true);
      circular.set(key, plain(found, path, [key]));
    }
    return { $ref: `#/$defs/${key}` };
  };
  const whole = plain(value, targetOf(reference, '').path, []);
  return circular.size > 0 && isRecord(whole) ? { ...whole, $defs: Object.fromEntries(circular) } : whole;
}

function stepBelow(value: Json | undefined, step: string): Json | undefined {
  if (isList(value)) return value[Number(step)];
  return isRecord(value) && Object.hasOwn(value, step) ? value[step] : undefined;
}
