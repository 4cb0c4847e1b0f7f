import { isList, isRecord } from '~/lib/json';

/** Every plain value of a JSON value by its path, e.g. `rows.0.status`. */
export function flattened(value: unknown, path = ''): Readonly<Record<string, unknown>> {
  if (!isRecord(value) && !isList(value)) return { [path]: value };
  const below = Object.entries(value).map(([key, each]) => flattened(each, path === '' ? key : `${path}.${key}`));
  return Object.assign({}, ...below);
}
